// boardgame.io as its own pages set it up: its server, a game in which people count in turn, and its store in memory or,
// if a folder is named, in files.
const { FlatFile, Origins, Server } = require("boardgame.io/server");

const count = {
  name: "count",
  setup: () => ({ counted: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    count: ({ G }, by) => {
      G.counted += by;
    },
  },
  endIf: ({ G }) => (G.counted >= 10000 ? { done: true } : undefined),
};

const dir = process.env.MATCHES;
const db = dir ? new FlatFile({ dir }) : undefined;
const server = Server({ games: [count], origins: [Origins.LOCALHOST], db });
server.run({ port: { host: "127.0.0.1", port: 0 } }).then(({ appServer }) => {
  console.log(`boardgame.io on :${appServer.address().port}`);
});
