# The page of an admin, fetched when somebody goes there.

web-admin = Looking after the server
web-admin-state = How it is
web-admin-people = People
web-admin-reports = Reports
web-admin-tables = Tables
web-admin-codes = Invitations
web-admin-duties = What was done
web-admin-done = Done.
web-admin-none = There is nothing.
web-admin-sure = Do you mean it?
web-admin-do = Do it
web-admin-leave = Leave it
web-admin-code = One person can make an account with this link. It is shown this once: { $link }
web-admin-registration-open = Everybody can make an account.
web-admin-registration-invitation = Accounts are made by invitation.
web-admin-registration-off = No accounts can be made.
web-admin-sizes = Sizes
web-admin-database = Database
web-admin-backups = Backups ({ $count })
web-admin-free = Free on the disk
web-admin-megabytes = { $count } MB
web-admin-rows-accounts = Accounts
web-admin-rows-guests = Guests
web-admin-rows-matches = Tables
web-admin-rows-entries = Entries of matches
web-admin-rows-lines = Lines of chat
web-admin-rows-results = Results
web-admin-jobs = Jobs
web-admin-job-tending = Tending tables
web-admin-job-tidying = Tidying answers
web-admin-job-forgetting = Forgetting sessions and guests
web-admin-job-tidying-by-rules = Tidying by the rules
web-admin-job-backing-up = Backups
web-admin-job-analysing = Analysing finished matches
web-admin-job-clocks = Clocks
web-admin-job-telling = Reminders
web-admin-job-bots = Bots kept ready
web-admin-job-watching = Watching connections
web-admin-job-collecting = Collecting memory
web-admin-not-yet = not yet
web-admin-pool-bots = Bots
web-admin-pool-judges = Judges
web-admin-load = { $at } at work, { $waiting } waiting
web-admin-failures = What failed
web-admin-begins = Whose name begins with
web-admin-search = Search
web-admin-rename = Rename
web-admin-rename-whom = Rename { $name }
web-admin-new-name = New name
web-admin-reopen = Open again
web-admin-reopen-whom = Open again: { $name }
web-admin-close = Close
web-admin-close-whom = Close { $name }
web-admin-close-sure = { $name } is signed out everywhere and can no longer sign in; bots play on.
web-admin-end = End
web-admin-end-which = End table { $table }
web-admin-end-sure = The match at table { $table } is over as it stands.
web-admin-remove = Remove
web-admin-remove-which = Remove table { $table }
web-admin-remove-sure = Table { $table } goes with all that belongs to it, for good.
web-admin-line-table = Table
web-admin-line = Line
web-admin-remove-line = Remove a line
web-admin-line-sure = What line { $line } of table { $table } says is gone for everybody.
web-admin-invite = Invite somebody
web-admin-withdraw = Withdraw
web-admin-code-used = Used by { $name }
web-admin-code-open = Not used yet
web-admin-code-times = made { $made }, ends { $ends }
web-admin-by = { $name }, { $at }
web-admin-command = command line
web-admin-duty-close = Closed
web-admin-duty-reopen = Opened again
web-admin-duty-rename = Renamed
web-admin-duty-end = Table ended
web-admin-duty-remove = Table removed
web-admin-duty-remove-line = Line removed
web-admin-duty-invite = Invitation made
web-admin-duty-withdraw = Invitation withdrawn
web-admin-duty-promote = Made an admin
web-admin-duty-demote = No admin any more
web-admin-open-reports = { $count ->
    [0] No report is open.
    [one] One report is open.
   *[other] { $count } reports are open.
}
web-admin-settled = Settled ones
web-admin-report-line = { $name } said:
web-admin-report-name = The name { $name }
web-admin-reported = reported by { $name }, { $at }
web-admin-report-table = At table { $table }
web-admin-done-nothing = Nothing was done
web-admin-done-removed = The line was removed
web-admin-done-renamed = Renamed
web-admin-done-closed = The account was closed
web-admin-settle-nothing = Leave it
web-admin-settle-nothing-which = Leave it as it is: { $name }
web-admin-settle-removed = Remove the line
web-admin-settle-removed-which = Remove the line of { $name }
web-admin-settle-removed-sure = What { $name } said there is gone for everybody.
web-admin-duty-settle = Report settled
web-admin-table = { $state ->
    [open] waits
    [playing] playing
    [frozen] frozen
   *[over] over
 } · { $people } · { $changed }
web-admin-person = { $kind ->
    [admin] admin
    [closed] closed
    [guest] guest
   *[account] account
 } · { $since } · tables made: { $tables }
