"""What follows from a table's set-up, seats, entries and their times alone: no database, no HTTP, no threads, no clock.

Hosts (the server, the terminal) give a table its place."""
