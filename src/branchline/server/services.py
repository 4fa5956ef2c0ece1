"""Everything a request may need, made once when the server starts."""

from collections.abc import Callable
from typing import NamedTuple

from branchline.bots import Lineup
from branchline.server.accounts import Accounts
from branchline.server.bot_pool import BotPool
from branchline.server.bot_seats import BotSeats
from branchline.server.callings import Callings
from branchline.server.clock_keeper import ClockKeeper
from branchline.server.feats import FeatKeeper
from branchline.server.house import House
from branchline.server.http.door import Door
from branchline.server.judges import Judges
from branchline.server.limits import Attempts, Crowd, Limits
from branchline.server.loading import FindGame
from branchline.server.pulse import Pulse
from branchline.server.settings import Settings
from branchline.server.store.store import Store
from branchline.server.turns import Turns


class Services(NamedTuple):
    settings: Settings
    store: Store
    accounts: Accounts
    callings: Callings
    house: House
    pool: BotPool
    judges: Judges
    bots: BotSeats
    clocks: ClockKeeper
    feats: FeatKeeper
    limits: Limits
    door: Door
    requests: Crowd
    live: Crowd
    own_live: Crowd
    waits: Crowd
    passwords: Crowd
    attempts: Attempts
    pulse: Pulse
    turns: Turns
    find_game: FindGame
    game_names: tuple[str, ...]
    lineup: Callable[[str], Lineup]
