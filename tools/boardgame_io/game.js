// The tiny game of the tests: all hide a number, then each in turn may grow up to three times and passes on.
const { INVALID_MOVE } = require("boardgame.io/core");

const SEATS = 2;

function mayAct(G, seat, step) {
  return G.step === step && (step === "hide" ? G.hidden[seat] === null : G.turn === seat);
}

const Tiny = {
  name: "tiny",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: () => ({ step: "hide", turn: 0, grown: 0, points: [0, 0], hidden: [null, null] }),
  turn: { activePlayers: { all: "playing" } },
  // What the others have hidden stays hidden.
  playerView: ({ G, playerID }) => ({
    ...G,
    hidden: G.hidden.map((number, seat) => (String(seat) === playerID ? number : number === null ? null : "?")),
  }),
  moves: {
    hide: ({ G, playerID }, number) => {
      const seat = Number(playerID);
      if (!mayAct(G, seat, "hide")) return INVALID_MOVE;
      G.hidden[seat] = number;
      if (!G.hidden.includes(null)) {
        G.points = G.points.map((points, each) => points + G.hidden[each]);
        G.hidden = [null, null];
        G.step = "turn";
        G.turn = 0;
        G.grown = 0;
      }
    },
    grow: ({ G, playerID }) => {
      const seat = Number(playerID);
      if (!mayAct(G, seat, "turn") || G.grown >= 3) return INVALID_MOVE;
      G.points[seat] += 1;
      G.grown += 1;
    },
    pass: ({ G, playerID }) => {
      const seat = Number(playerID);
      if (!mayAct(G, seat, "turn")) return INVALID_MOVE;
      G.grown = 0;
      G.turn += 1;
      if (G.turn === SEATS) G.step = "hide";
    },
  },
};

module.exports = { Tiny };
