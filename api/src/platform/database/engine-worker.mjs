// PGlite on its own thread: a long statement never stops the server from answering.
// Plain JavaScript, because a worker thread starts without the loader of the main thread.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliDecompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { postgis as wholePostgis } from '@electric-sql/pglite-postgis';

const { folder, postgisBundle, snapshot } = workerData;

const postgis = {
  ...wholePostgis,
  setup: async (database, options) => ({
    ...(await wholePostgis.setup(database, options)),
    bundlePath: new URL(postgisBundle),
  }),
};

const engine = await PGlite.create({
  dataDir: folder,
  extensions: { postgis, btree_gist, pg_trgm },
  ...(snapshot && { loadDataDir: new Blob([brotliDecompressSync(await readFile(snapshot))]) }),
});

const acts = {
  async exec({ messages }) {
    const answer = await engine.execProtocolRaw(messages);
    const whole = answer.byteLength === answer.buffer.byteLength;
    return whole ? answer : answer.slice();
  },
  async dump() {
    return new Uint8Array(await (await engine.dumpDataDir('none')).arrayBuffer());
  },
  async close() {
    await engine.close();
    return undefined;
  },
};

let last = Promise.resolve();
parentPort.on('message', ({ id, act, ...given }) => {
  last = last.then(async () => {
    try {
      const answer = await acts[act](given);
      parentPort.postMessage({ id, answer }, answer ? [answer.buffer] : []);
      if (act === 'close') setImmediate(() => process.exit(0));
    } catch (error) {
      parentPort.postMessage({ id, problem: String(error?.message ?? error) });
    }
  });
});
parentPort.postMessage({ ready: true });
