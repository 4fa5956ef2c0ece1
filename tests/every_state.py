"""Every state of the browser client worth looking at: the frame with Railroad Tiles, and the other two games."""

from off_the_rails_states import OFF_THE_RAILS
from railways_states import RAILWAYS
from webstates import STATES

EVERY_STATE = (*STATES, *RAILWAYS, *OFF_THE_RAILS)
