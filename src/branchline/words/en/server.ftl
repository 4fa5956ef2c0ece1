# The server: refusals, notes and its commands.

## Refusals at a table
match-over = The match is over.
already-resigned = You have given up already.
not-started = The match has not begun yet.
already-started = The match has begun already.
not-over = The match is not over yet.
not-your-table = You have no seat at this table.
not-your-seat = That is somebody else’s seat.
which-seat = You have several seats here ({ $seats }): say which one.
owner-only = Only whoever made the table can do that.
seat-taken = That seat is taken.
needs-link = This seat needs its secret link.
wrong-link = This link leads to no seat.
cannot-remove = Nobody can be removed from that seat.
not-absent = That person is here, or has not been away for long enough.
nothing-asked = Nobody asks for that now.
pause-without-clock = This table has no clock, so there is nothing to pause.
no-allowance = Nobody may pause alone at this table. The others can be asked.
no-allowance-left = You have used up your pauses. The others can be asked.
paused-enough = This seat has paused { $most } times; that is as often as one may.
table-moved-on = The table has moved on in the meantime.
table-closed = This table was closed before its match began.
taken-along = This match was taken along: it goes on where it was taken to, until it is handed back.
not-taken-along = This match is not taken along: nothing can be handed back to it.
take-along-others = Only a match that you play by yourself, on one screen or against bots, can be taken along.
take-along-clock = A match with a clock cannot be taken along.
hand-back-other = The record is of another match: its { $part } is not the same.
hand-back-shortened = The record has { $entries } entries, but { $most } were there when the match was taken along.
hand-back-differs = The record does not go on with this match: entry { $entry } is another one than here.
table-frozen = The rules have changed under this match: it is kept as it last stood. Whoever runs the server can export it.
table-damaged = What is stored of this match is damaged: { $kept } of its { $seq } steps can be read. It is kept as it last stood. Whoever runs the server can export what can be read.
table-reloads = The table is being loaded again; try once more.
chat-muted = The chat is silenced.
hints-forbidden = This table forbids hints.
chat-full = So much was said here that the chat is full ({ $most } lines).
table-removed = This table was removed.
bot-fell-back = A bot ({ $level }) gave no answer in time; a simpler one played.

## Things that are not there
unknown-table = There is no table { $table }.
unknown-seat = There is no seat { $seat } here.
unknown-step = There is no step { $step }: the last one is { $last }.
unknown-part = There is no part { $part } of the pieces; there are: { $known }.
unknown-token = There is no such token.
unknown-person = Nobody of this name shows a profile here.
unknown-deal = There is no deal { $key } of { $day }.
unknown-puzzle = There is no puzzle { $puzzle }.
deal-not-open = The deal of { $day } cannot be played: those of today and of the { $days } days before can.
unknown-page = There is no such page.
needs-server = This needs a server: here you play by yourself, in this browser.
unknown-account = There is no account called { $name }.
unknown-line = There is no line { $line } that somebody said here.
unknown-report = There is no report { $report }.
report-own = This is your own.
reported-already = You have reported this already.
too-many-reports = Nobody reports more than { $most } lines and names a day: come back tomorrow.
settled-already = This report was settled before.
report-of-a-name = This report is of a name: there is no line to remove.
report-new-name = Say what they are to be called from now on.
unknown-code = There is no such invitation, or somebody has used it.
is-admin = { $name } is an admin; take that away first (branchline admin demote).
closed-already = { $name } is closed already.
not-closed = { $name } is not closed.
too-many-codes = There are { $most } unused invitations already; withdraw some first.

## Who asks
not-signed-in = Nobody knows you here yet: make a table, take a seat or sign in.
signed-in-already = You have an account already.
wrong-token = This token is not valid, or no longer.
wrong-name-or-password = The name or the password is wrong.
name-taken = There is an account called { $name } already, or one whose name could be taken for it.
record-name-dropped = Seat { $seat } has no name here: the record calls it { $name }, like an account of somebody else’s, or so that it could be taken for one.
account-closed = This account was closed by whoever looks after the server.
registration-off = No accounts can be made here.
registration-by-code = An account is made by invitation here: it takes a code.
wrong-code = This code is wrong, used already, or has run out.
account-only = That needs an account.
cookie-only = That cannot be done with a token.
too-many-tokens = You have { $most } tokens already; revoke one first.
too-many-tables = You have { $most } unfinished tables already; finish or leave one first.
too-many-notes = You have notes at { $most } tables, and there is room for no more: empty one first.
no-seat-here = You cannot take a seat at this table.
blocked-there = Somebody whom you have blocked plays at this table. You can undo that in the settings.
no-rematch = The people of this table do not play together again.
nobody-there = Nobody is there who could be meant.
that-is-you = That is you.
unknown-shunned = You have not muted or blocked anybody under this number.
too-many-shunned = You have muted or blocked { $most } people, and there is room for no more: undo one first.
no-open-seat = No seat is open at this table.
there-already = They sit at this table already.
invitation-declined = They have declined your invitation to this table.
unknown-invitation = There is no such invitation for you.
too-many-invitations = You have sent { $most } invitations within a day: more another day.
too-many-kept = You have made { $most } tables here already; no more are kept for you.
too-much-brought = The lists and records you brought fill the { $most } bytes there are for you.
wrong-origin = The request comes from another site’s page.
needs-mark = The header { $header } is missing.

## Requests
bad-action = That is no action of this game: { $detail }.
bad-body = The request is wrong: { $detail }.
bad-key = The header { $header } must hold 16 to 64 letters, digits, - or _.
key-used = This id was given to something else before: take a new one for each thing.
bad-message = The message is wrong: { $detail }.
bad-query = The address is wrong behind the question mark: { $detail }.
not-json = That is not JSON: { $detail }.
malformed = The request cannot be read.
wrong-method = That cannot be done with this address.
refused = Refused.
say-hello = Say hello first.
too-large = That is too large: at most { $most } bytes.
too-large-head = The head of the request is too large.
too-late = The request took too long to come.
too-many = Too many requests; wait a moment.
too-heavy = This is more work than the server does for a stranger: it took more than { $seconds } seconds, or too much memory.
signed-out = This connection was signed out: the session or token it used has ended.
too-slow = The connection was too slow and was cut; it resumes where it was.
store-failed = The server could not store this; nothing has changed. Try again.
store-unsure = The database did not say whether this was stored: it may be done, or not. Look before you do it again.
unhealthy = The server is not well. What fails: { $parts }.
server-stops = The server stops; come back in a moment.
server-fault = Something went wrong in the server. It is not your fault.

## branchline serve
cli-serve = serve tables to people on other machines
cli-serve-host = the address to listen on (default: this machine alone)
cli-serve-port = the port; a taken one gets the next (default: 8000)
cli-serve-url = the address people use, where it is another one: behind a proxy
cli-serve-data = where tables are kept: a folder, or the URL of a PostgreSQL database
cli-serve-data-file = a file whose first line is what --data would say (also BRANCHLINE_DATA_FILE or BRANCHLINE_DATA in the environment): a password on the command line can be read by everybody on the machine
cli-serve-lan = let others on the same network in, and print the address they use
cli-serve-open = open the home page in the browser
cli-serve-proxies = whose word about a client’s address counts (default: 127.0.0.1)
cli-serve-registration = who may make an account: everybody, whoever has a code, nobody (default: open)
cli-serve-limits = a TOML file of limits (docs/hosting.md; also { $variable } in the environment)
cli-serve-limit = one limit; may be given several times, and counts for more than the file
cli-serve-log = how much to log (default: info)
cli-play-lan = serve tables on the local network, and print the address friends use
serve-ready = Branchline is at { $address } (Ctrl-C stops it).
serve-friends = Friends on the same network: { $address }
folder-taken = Another server keeps its tables in { $folder }: one SQLite file is for one server. Several need PostgreSQL.
database-newer = The database was made by a newer version of Branchline (revision { $revision }).
data-file-empty = { $file } is empty: its first line says where tables are kept.
bad-proxies = --proxies takes the addresses of your own proxies, with commas: “{ $given }” is none, or would believe everybody about their address.
database-unusable = The database { $data } cannot be used: { $detail }
cannot-serve = The server cannot start: { $detail }.
bad-limits = The limits in { $where } are wrong: { $detail }.

## branchline admin
cli-admin = look after a server’s database
cli-admin-list = list tables, the latest first
cli-admin-state = only tables in this state
cli-admin-most = at most so many (default: 50)
cli-admin-table = the table’s id
cli-admin-end = end a match
cli-admin-export = write a match as a record
cli-admin-export-file = the record to write
cli-admin-import = make a table from a record
cli-admin-import-file = the record to read
cli-admin-owner = the account it will belong to
cli-admin-password = give an account a new password
cli-admin-name = the account’s name
cli-admin-backup = write the whole database to one file
cli-admin-backup-file = the backup
cli-admin-restore = fill an empty database from a backup
cli-admin-verify = play every stored match again and report the first difference
cli-admin-doctor = say what is wrong with a set-up, and how to mend it
cli-admin-tidy = say what goes by the rules of tidying, and let it go
cli-admin-dry-run = only say what would go
admin-no-tables = There are no such tables.
admin-written = Written: { $file }
admin-imported = The record is table { $table }.
admin-new-password = New password: { "" }
admin-password-set = { $name } has a new password; all devices and tokens are signed out.
password-short = A password has at least { $least } characters.
admin-backed-up = { $rows } rows in { $file }.
admin-restored = { $rows } rows restored.
admin-restored-differ = { $count ->
    [one] One match does not replay to the same end
   *[other] { $count } matches do not replay to the same end
 } with these rules; the first is { $table }: { $detail }.
admin-half-a-copy = { $data } holds a copy that was made while a server had it open, without the file -wal beside it: the newest commits are missing. It is no backup.
admin-tidy-unfinished = Matches that nobody plays any more, ended: { $count }
admin-tidy-open = Tables that never began, closed: { $count }
admin-tidy-closed = Closed tables, removed: { $count }
admin-tidy-analyses = Analyses that were asked for long ago, removed: { $count }
admin-tidy-sessions = Sessions that are over: { $count }
admin-tidy-reports = Reports of long ago, removed: { $count }
admin-tidy-guests = Guests whom nobody can be any more, nameless from now on: { $count }
admin-dry-run = A dry run: nothing was changed.
admin-verified = { $count } matches replay to the very same end.
admin-differs = Table { $table } differs: { $detail }. ({ $count } before it are the same.)
doctor-well = All is well.
doctor-reports = { $count ->
    [one] One report of a line or a name waits for an admin: branchline admin reports lists it.
   *[other] { $count } reports of lines and names wait for an admin: branchline admin reports lists them.
}
doctor-disk = Disk: { $free } MB are free where { $folder } lies; with less than { $needed } MB the server soon stores nothing more, and no backup fits. Make room, or move the folder to a larger disk.
doctor-unwritable = Permissions: nothing can be written in { $folder } ({ $detail }). Give the folder to the user the server runs as (chown -R), or run this as that user.
doctor-unreadable = Permissions: { $file } cannot be looked at ({ $detail }). Run this as the user the server runs as, or give the folder to that user (chown -R).
doctor-open = Permissions: the mode of { $file } lets others on this machine in; database, backups and a file with the password are for their owner alone. Close it: chmod go= { $file }
doctor-owner = Permissions: { $file } belongs to somebody else than { $folder }, and the server may fail to write to it. Give it to the same user (chown), and run admin commands as that user.
doctor-half-a-copy = Database: { $file } is a copy that was made while a server had it open, without the file -wal beside it: the newest commits are missing. Bring the file -wal from the same place, or restore a backup (branchline admin restore).
doctor-wal-left = Database: no server runs, and there is a file -wal beside { $file }: a server ended without closing it. Nothing is lost while both stay together. Start the server again, and copy neither without the other.
doctor-no-database = Database: there is none in { $data }. Name the one the server uses (--data, --data-file), or start the server once: it makes one.
doctor-away = Database: { $data } gives no answer ({ $detail }). Look whether PostgreSQL runs, and whether address, name and password are right.
doctor-damaged = Database: { $data } is damaged ({ $detail }). Stop the server, keep what is there, and restore the latest backup into an empty folder or database (branchline admin restore).
doctor-older = Database: { $data } has the shape of an older version (revision { $revision }, here { $head }). Stop the old server and start this version: it makes a backup first, and brings it up to date.
doctor-newer = Database: { $data } was made by a newer version of Branchline (revision { $revision }, here { $head }). Install that version.
doctor-clocks-apart = Clock: this machine and the database are { $seconds } seconds apart. Set both by the network’s time (NTP).
doctor-clock-behind = Clock: what is stored is { $seconds } seconds later than now; sessions and deadlines go wrong. Set the clock of this machine by the network’s time (NTP).
doctor-no-backup = Backups: none was made for { $hours } hours, though the server makes them by itself into { $folder }. Its log says why (“no backup”); see to room on the disk and permissions, or set backups.keep = 0 if you make your own.
doctor-limits = Limits: { $where } is wrong, and a server does not start with it ({ $detail }). Mend what is named; docs/hosting.md lists every limit.
doctor-proxies-wide = Proxy: --proxies with { $given } believes strangers about their address, and limits by address are worth nothing. Name the addresses of your own proxies alone.
doctor-url = Proxy: --url “{ $url }” is no address of a server, and browsers would be refused. Write it as people type it, without a path: https://tables.example.org
doctor-mail = Mail: { $host }:{ $port } does not take it ({ $detail }). Look at host, port, security, user and password of [mail], and whether this machine may reach it.
doctor-mail-sender = Mail: [mail] names no sender. Write whom mail is from: sender = "Our tables <tables@example.org>"
doctor-mail-url = Mail: without --url the links in mail lead to this machine alone. Start the server with the address that people use: --url https://tables.example.org
doctor-push-key = Push: browsers have subscribed, and the key with which they did is not in the database: none of them is told. Restore the backup that has it, or let people subscribe again.
doctor-push-url = Push: with { $url } browsers subscribe no more: they ask for TLS. Put a proxy with a certificate in front, and start the server with --url https://…
no-database = There is no database in { $data }.
backup-not-empty = The database is not empty: a backup is restored into an empty one.
backup-unreadable = { $file } is no backup, or a damaged one.
backup-newer = { $file } was made by a newer version of Branchline.
