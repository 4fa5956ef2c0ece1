# The host in the browser: a table without a server.
pocket-coming = The table is on its way: { $percent } %
pocket-starting = The table is being set up …
pocket-failed = This browser cannot be a table ({ $why }). Close other tabs of this site, or allow it to keep data, and open the page again.
pocket-account = You play here by yourself: your tables are kept in this browser, and nowhere else.
pocket-needs-server = { $levels } think so far ahead that they need a server.
