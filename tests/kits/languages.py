"""The languages there are, in the order in which a page is looked at in each: back in English at the end."""

from typing import Final

from branchline.words import LANGUAGES

OTHERS: Final = tuple(language for language in LANGUAGES if language != "en")
TONGUES: Final = (*OTHERS, "en")
