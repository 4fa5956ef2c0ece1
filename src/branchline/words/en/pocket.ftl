# The host in the browser: a table without a server.
pocket-coming = The table is on its way: { $percent } %
pocket-starting = The table is being set up …
pocket-failed = This browser cannot be a table ({ $why }). Close other tabs of this site, or allow it to keep data, and open the page again.
pocket-store-failed = This browser could not keep that, and nothing has changed. It may be full, or not allowed to keep data for this page: make room, or allow it, and try again.
pocket-account = You play here by yourself: your tables are kept in this browser, and nowhere else.
pocket-needs-server = { $levels } think so far ahead that they need a server.
pocket-offline = Without the server
pocket-offline-hint = Keep Branchline in this browser ({ $size } MB) and it opens without any network: alone, on one screen, against bots, challenges, first games, replays, rules. Tables made there stay in this browser.
pocket-offline-kept = Branchline is kept in this browser, and opens without its server. It uses { $used } MB here.
pocket-offline-keep = Keep for playing offline ({ $size } MB)
pocket-offline-free = Free the space (tables stay)
pocket-offline-here = Play here without the server
pocket-offline-back = Back to the server
pocket-offline-insecure = This address cannot be kept for playing offline: browsers allow that with TLS (https), or on one's own machine.
pocket-offline-not-set-up = Playing offline is not set up on this server, or is just being set up: then it is here when you open this page again in a minute. Who runs the server sets it up with node installed: ./run pocket.
pocket-offline-failed = That did not work: { $why }
