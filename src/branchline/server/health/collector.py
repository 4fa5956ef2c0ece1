"""Python's collector of cycles, kept to short steps: a pause of a quarter of a second is one for everybody.

It looks at what is new again and again, and at everything now and then: at a server with a few hundred tables that
takes as long as a slow move. Matches are values without cycles, tables hold nothing that holds them, and what requests,
connections and writes leave behind is taken apart when they end. So whatever has stayed for a while is set aside and
not looked at again, but for once a day: what lives long must not stand in a cycle.
"""

import asyncio
import gc
from typing import Final

NEW: Final = 2_000
"""Objects more than before, after which the newest are looked at: a few milliseconds."""
OLDER: Final = 4
"""So many times, then also those that stayed."""
NEVER: Final = 1_000_000
SET_ASIDE_SECONDS: Final = 20.0
DAY: Final = 86_400.0


def begin() -> None:
    """What the start made stays."""
    gc.freeze()
    gc.set_threshold(NEW, OLDER, NEVER)


async def tend() -> None:
    """For as long as the server runs."""
    loop = asyncio.get_running_loop()
    all_at = loop.time() + DAY
    while True:
        await asyncio.sleep(SET_ASIDE_SECONDS)
        if loop.time() >= all_at:
            gc.unfreeze()
            all_at = loop.time() + DAY
        gc.collect()  # of what is not set aside
        gc.freeze()
