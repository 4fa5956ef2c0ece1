// Plays the tiny game at many matches, four sockets each, so many moves at once; prints the server's CPU for a move.
const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Tiny } = require("./game.js");

const [port, tables, actions, atOnce] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
const ROUND = [[0, "hide", 1], [1, "hide", 1]];
for (const seat of [0, 1]) ROUND.push([seat, "grow"], [seat, "grow"], [seat, "grow"], [seat, "pass"]);

const cpu = async () => (await (await fetch(`${url}/cpu`)).json()).cpu;

function reached(client, id) {
  return new Promise((resolve) => {
    let stop = null;
    let isThere = false;
    const look = (state) => {
      if (isThere || !state || state._stateID < id || !state.isConnected) return;
      isThere = true;
      if (stop) stop();
      resolve();
    };
    stop = client.subscribe(look); // it also looks at once
    if (isThere) stop();
  });
}

async function openTable(lobby) {
  const { matchID } = await lobby.createMatch("tiny", { numPlayers: 2 });
  const clients = [];
  for (const seat of ["0", "1", null, null]) {
    let credentials;
    if (seat !== null) {
      const joined = await lobby.joinMatch("tiny", matchID, { playerID: seat, playerName: seat });
      credentials = joined.playerCredentials;
    }
    const client = Client({
      game: Tiny, matchID, playerID: seat, credentials, debug: false,
      multiplayer: SocketIO({ server: url, socketOpts: { transports: ["websocket"] } }),
    });
    client.start();
    await reached(client, 0);
    clients.push(client);
  }
  return { clients, count: 0 };
}

async function act(table) {
  const [seat, move, ...args] = ROUND[table.count % ROUND.length];
  table.count += 1;
  table.clients[seat].moves[move](...args);
  await Promise.all(table.clients.map((client) => reached(client, table.count)));
}

async function main() {
  const lobby = new LobbyClient({ server: url });
  const waiting = [];
  for (let number = 0; number < tables; number += 1) waiting.push(await openTable(lobby));
  let done = 0;
  const began = await cpu();
  const play = async () => {
    while (done < actions) {
      done += 1;
      const table = waiting.shift();
      await act(table);
      waiting.push(table);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, play));
  const spent = (await cpu()) - began;
  process.stdout.write(`${JSON.stringify({ cpu_us: spent / done, moves: done })}\n`);
  process.exit(0);
}

main();
