"""Everything a request may need, made once when the server starts."""

from collections.abc import Callable
from typing import NamedTuple

from branchline.bots import Lineup
from branchline.server.bounds.limits import Attempts, Crowd, Limits
from branchline.server.bounds.turns import Turns
from branchline.server.health.backups import Backups
from branchline.server.health.pulse import Pulse
from branchline.server.hosting.analysing import Analyses
from branchline.server.hosting.bot_seats import BotSeats
from branchline.server.hosting.clock_keeper import ClockKeeper
from branchline.server.hosting.daily import DailyKeeper
from branchline.server.hosting.loading import FindGame
from branchline.server.hosting.registry import Registry
from branchline.server.hosting.solo_results import SoloResultKeeper
from branchline.server.http.door import Door
from branchline.server.people.accounts import Accounts
from branchline.server.people.callings import Callings
from branchline.server.reminders.teller import Teller
from branchline.server.settings import Settings
from branchline.server.store.store import Store
from branchline.server.workers.bot_pool import BotPool
from branchline.server.workers.judges import Judges
from branchline.server.workers.study_pool import StudyPool


class Services(NamedTuple):
    settings: Settings
    store: Store
    accounts: Accounts
    callings: Callings
    registry: Registry
    pool: BotPool
    judges: Judges
    study_pool: StudyPool
    analyses: Analyses
    bots: BotSeats
    clocks: ClockKeeper
    solo_results: SoloResultKeeper
    daily: DailyKeeper
    limits: Limits
    door: Door
    requests: Crowd
    live: Crowd
    own_live: Crowd
    waits: Crowd
    passwords: Crowd
    attempts: Attempts
    pulse: Pulse
    backups: Backups
    teller: Teller
    turns: Turns
    find_game: FindGame
    game_names: tuple[str, ...]
    lineup: Callable[[str], Lineup]
