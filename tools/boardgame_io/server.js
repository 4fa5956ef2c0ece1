// A boardgame.io server, with its storage in memory, or in files in the folder given: the one of its own that lasts.
// /cpu tells its processor time in microseconds.
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { Tiny } = require("./game.js");

const folder = process.argv[2];
const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [Tiny], origins: [Origins.LOCALHOST], ...storage });
server.router.get("/cpu", (context) => {
  const { user, system } = process.cpuUsage();
  context.body = { cpu: user + system };
});
console.log = () => {}; // the first line we write is the port
server.run(0).then((running) => {
  process.stdout.write(`${running.appServer.address().port}\n`);
});
