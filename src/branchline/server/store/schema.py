"""The tables of the database, the same on SQLite and PostgreSQL. Migrations bring an older one here."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

META = MetaData()

facts = Table(
    "facts",
    META,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

players = Table(
    "players",
    META,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("created_at", Float, nullable=False),
    Column(
        "is_public", Boolean, nullable=False, default=False, server_default=false()
    ),  # whether others see the profile
    Column("is_admin", Boolean, nullable=False, default=False, server_default=false()),
    Column("closed_at", Float),  # since when nobody can be this person; the name stays theirs
    Column("place", String(64)),  # of a guest: a keyed hash of the address they first came from
    Index("players_by_place", "place"),
)

looks = Table(
    "looks",
    META,
    Column("look", Text, primary_key=True),  # of an account's name: nobody else is called by one that has it
    Column("player", String(32), ForeignKey("players.id"), nullable=False, index=True),
)

sessions = Table(
    "sessions",
    META,
    Column("hash", String(64), primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False, index=True),
    Column("expires_at", Float, nullable=False),
    Index("sessions_by_end", "expires_at"),
)

tokens = Table(
    "tokens",
    META,
    Column("id", String(16), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("created_at", Float, nullable=False),
)

matches = Table(
    "matches",
    META,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("content_hash", String(80), nullable=False),
    Column("content", Text),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("is_seed_known", Boolean, nullable=False),
    Column("state", String(8), nullable=False),  # open, playing, over, frozen
    Column("owner", String(32), ForeignKey("players.id"), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("is_muted", Boolean, nullable=False),
    Column("is_hinted", Boolean, nullable=False),
    Column("has_hints", Boolean, nullable=False, default=True, server_default=true()),  # whether one may ask for them
    Column("is_imported", Boolean, nullable=False),
    Column("is_undone_past", Boolean, nullable=False),
    Column("clock", Text),
    Column("deadline", Float),
    Column("asked", Text),
    Column("paused_by", Integer),  # the seat whose pause is on
    Column("seq", Integer, nullable=False),
    Column("to_act", String(80), nullable=False),
    Column("outcome", Text),
    Column("rematch", String(16)),
    Column("begins", Text),  # from which record, after which entry
    Column("along", String(8)),  # away: taken along, and closed until it is handed back; back: it was
    Column("brought", Integer, nullable=False, default=0, server_default="0"),  # bytes that came with it
    Column("created_at", Float, nullable=False),
    Column("started_at", Float),
    Column("changed_at", Float, nullable=False),
    Column("measured_by", Integer),  # the process that measures the time since the last entry,
    Column("measured_at", Float),  # from here on, by its own clock
    Column("place", String(64)),  # of the guest who made it and went for good: it counts there for a while yet
    Index("matches_by_state", "state", "is_public", "changed_at"),
    Index("matches_by_game", "state", "is_public", "game", "changed_at"),
    Index("matches_by_deadline", "deadline"),
    Index("matches_by_seed", "seed"),
    Index("matches_by_owner", "owner"),
    Index("matches_by_place", "place"),
)

seats = Table(
    "seats",
    META,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, open, bot
    Column("player", String(32), ForeignKey("players.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(20)),
    Column("link", Integer, nullable=False),  # counts the secret links of the seat, so that an old one ends
    Column("here_until", Float, nullable=False),  # the last sign of its person, as the process measured it
    Column("waits", Boolean, nullable=False, default=False, server_default=false()),  # whether its move is waited for,
    Column("runs_out", Float),  # until then, by the wall clock
    Column("is_asked", Boolean, nullable=False, default=False, server_default=false()),  # whether its consent is
    Index("seats_waited_for", "player", "waits"),
    Index("seats_asked", "player", "is_asked"),
)

presences = Table(
    "presences",  # who has a table open, and in which server process
    META,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("process", Integer, primary_key=True),
    Column("is_looking", Boolean, nullable=False, default=True, server_default=true()),  # not: a page behind another
)

entries = Table(
    "entries",
    META,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("at", Float, nullable=False),  # by the wall clock
    Column("spent", Float),  # seconds since the entry before; none: nobody measured, and the wall clock counts
)

snapshots = Table(
    "snapshots",
    META,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("digest", String(32), nullable=False),
)

lines = Table(
    "lines",
    META,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", String(32)),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),  # what a person wrote, or a note's message id with its arguments as JSON
    Column("is_note", Boolean, nullable=False),
    Column("is_removed", Boolean, nullable=False, default=False, server_default=false()),  # by an admin
    Column("at", Float, nullable=False),
    Column("place", String(64)),  # of the guest who said it and went for good: for a day it counts there yet
    Index("lines_by_player", "player", "at"),
    Index("lines_by_place", "place", "at"),
)

results = Table(
    "results",
    META,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(32)),
    Column("name", String(40), nullable=False),
    Column("deal", String(64), nullable=False, index=True),  # of game, content, seats, options and seed
    Column("score", BigInteger),  # none: the match ended early, or what it was played for was missed
    Column("missed", BigInteger),  # what it would have been, had it not been missed
    Column("place", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("results_by_player", "player", "at"),
)

analyses = Table(
    "analyses",  # of finished matches: who wants one, and how far it is
    META,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("state", String(8), nullable=False),  # wanted, stopped, done, failed
    Column("version", Integer, nullable=False),  # of the way matches are judged
    Column("player", String(32), index=True),  # who asked last
    Column("process", Integer),  # that works at it, or did
    Column("outline", Text),  # what it consists of, as JSON
    Column("at", Float, nullable=False),  # when it was asked for
    Index("analyses_by_state", "state", "at"),
)

findings = Table(
    "findings",
    META,
    Column("match", String(16), ForeignKey("analyses.match"), primary_key=True),
    Column("part", Integer, primary_key=True),
    Column("finding", Text, nullable=False),  # a turn or some deals, as JSON
)

feats = Table(
    "feats",
    META,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("key", String(80), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("at", Float, nullable=False),
    Index("feats_by_player", "player", "game", "key"),
)

daily = Table(
    "daily",  # first tries at the deals of the day; those that count have their score
    META,
    Column("day", String(10), primary_key=True),
    Column("key", String(40), primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), primary_key=True, index=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False, index=True),
    Column("score", BigInteger),
    Column("missed", BigInteger),
    Column("at", Float),  # when it was played again and counted; none: it was not, or not yet
)

notes = Table(
    "notes",  # what somebody wrote down at a table for themselves
    META,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("notes_by_player", "player", "at"),
)

shunned = Table(
    "shunned",  # whom people have muted or blocked
    META,
    Column("id", String(16), primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("other", String(32), ForeignKey("players.id"), nullable=False),
    Column("kind", String(8), nullable=False),  # mute, block
    Column("name", String(40), nullable=False),  # what the other was called where they met
    Column("at", Float, nullable=False),
    Index("shunned_by_both", "player", "other", unique=True),
    Index("shunned_by_other", "other"),
)

invitations = Table(
    "invitations",  # to tables with an open seat, for people one played with
    META,
    Column("id", String(16), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("player", String(32), ForeignKey("players.id"), nullable=False),  # who invites
    Column("whom", String(32), ForeignKey("players.id"), nullable=False),
    Column("name", String(40), nullable=False),  # what they were called where they met
    Column("at", Float, nullable=False),
    Column("declined_at", Float),
    Index("invitations_by_both", "match", "whom", unique=True),
    Index("invitations_by_whom", "whom", "at"),
    Index("invitations_by_player", "player", "at"),
)

attempts = Table(
    "attempts",
    META,
    Column("key", String(64), primary_key=True),  # a keyed hash of the name, the address or both
    Column("room", Float, nullable=False),  # how many more were possible at that time; 0 for where one signed in
    Column("at", Float, nullable=False),  # where one signed in: until when it is remembered
    Index("attempts_by_time", "at"),
)

answers = Table(
    "answers",  # the first answers to writes that their clients may send again
    META,
    Column("key", String(64), primary_key=True),  # a hash of the client's id
    Column("person", String(32), primary_key=True),
    Column("credential", String(64), nullable=False),  # a hash of what the client showed
    Column("digest", String(64), nullable=False),  # a hash of what it asked for
    Column("status", Integer, nullable=False),
    Column("answer", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("answers_by_person", "person", "at"),
    Index("answers_by_time", "at"),
)

codes = Table(
    "codes",  # with which somebody may register, once
    META,
    Column("id", String(16), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("made_by", String(32)),  # nobody: on the command line
    Column("made_at", Float, nullable=False),
    Column("expires_at", Float, nullable=False, index=True),
    Column("used_by", String(32)),
    Column("used_at", Float),
)

deeds = Table(
    "deeds",  # what admins have done
    META,
    Column("id", String(16), primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("by", String(32)),  # nobody: on the command line
    Column("kind", String(20), nullable=False),
    Column("about", String(32)),  # the person whom it concerns
    Column("what", Text, nullable=False),  # as it was called then
)

reports = Table(
    "reports",  # a line or a name that somebody told the admins of, as it was then; it outlives its table
    META,
    Column("id", String(16), primary_key=True),
    Column("by", String(32)),  # nobody: they are gone
    Column("about", String(32), nullable=False, index=True),
    Column("thing", String(80), nullable=False),  # of that person: which line, or which name
    Column("kind", String(8), nullable=False),  # line, name
    Column("match", String(16)),  # where it was seen; none: on a profile
    Column("line", Integer),
    Column("name", String(40), nullable=False),  # what the person was called
    Column("text", Text, nullable=False),  # what the line said
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("settled_at", Float),
    Column("done", String(8)),  # nothing, removed, renamed, closed
    Index("reports_once", "by", "about", "thing", unique=True),
    Index("reports_open", "settled_at", "at"),
)

failures = Table(
    "failures",  # what went wrong lately, in whichever process
    META,
    Column("id", String(16), primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("level", String(10), nullable=False),
    Column("event", Text, nullable=False),
    Column("detail", Text, nullable=False),
)

channels = Table(
    "channels",  # the ways in which somebody is told that it is their turn
    META,
    Column("id", String(16), primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, mail, webhook
    Column("form", String(8), nullable=False),  # of a webhook: json, discord, slack, ntfy
    Column("address", Text, nullable=False, index=True),
    Column("keys", Text),  # of a browser's subscription, as JSON
    Column("label", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("is_on", Boolean, nullable=False),
    Column("is_confirmed", Boolean, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("told_at", Float),
    Column("failed_at", Float),
    Column("failure", Text),  # why it failed last, as JSON; none since it was told again
)

silences = Table(
    "silences",  # where somebody does not want to be told, and by which kind of channel
    META,
    Column("player", String(32), ForeignKey("players.id"), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
)

reminders = Table(
    "reminders",  # whose turn it became where: stored with the entry, until it is looked whom to tell
    META,
    Column("player", String(32), primary_key=True),  # who may be gone when it is gathered: no entry fails for that
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("at", Float, nullable=False),
    Index("reminders_by_time", "at"),
)

deliveries = Table(
    "deliveries",  # one message by one channel, until it is sent or given up
    META,
    Column("id", String(16), primary_key=True),
    Column("channel", String(16), ForeignKey("channels.id"), nullable=False, index=True),
    Column("what", String(8), nullable=False),  # turns, confirm, trial
    Column("tables", Text, nullable=False),  # their ids, as JSON
    Column("tries", Integer, nullable=False),
    Column("due_at", Float, nullable=False, index=True),
    Column("marked_at", Float),  # it is being sent, and is never sent again unless that is known to have failed
    Column("created_at", Float, nullable=False),
)
