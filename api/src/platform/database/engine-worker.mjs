// PGlite on its own thread: a long statement never stops the server from answering.
// Plain JavaScript, because a worker thread starts without the loader of the main thread.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const POSTGIS = '/postgis';

/** PostGIS from its folder on disk: from a bundle, the engine would keep all of its files in memory, and copies of them. */
const postgis = {
  name: 'postgis',
  setup: async (_database, options) => ({
    emscriptenOpts: {
      ...options,
      PGLITE_ENV: { ...options.PGLITE_ENV, PROJ_DATA: POSTGIS },
      preRun: [...options.preRun, (module) => mountPostgis(module, options.WASM_PREFIX)],
    },
  }),
};

function mountPostgis({ FS }, prefix) {
  FS.mkdir(POSTGIS);
  FS.mount(FS.filesystems.NODEFS, { root: workerData.postgisFolder }, POSTGIS);
  const libraries = `${prefix}/lib/postgresql`;
  FS.mkdirTree(libraries);
  FS.symlink(`${POSTGIS}/postgis-3.so`, `${libraries}/postgis-3.so`);
}

// The system keeps the folder's pages anyway; the usual 128 MB would be taken at once, however small the district.
const SHARED_BUFFERS = '32MB';
const engine = await PGlite.create({
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  dataDir: workerData.folder,
  extensions: { postgis, btree_gist, pg_trgm },
  pgliteWasmModule: workerData.engineModule,
});

let last = Promise.resolve();
parentPort.on('message', (request) => {
  last = last.then(() => (request === 'close' ? close() : exec(request)));
});
parentPort.postMessage('ready');

/**
 * What goes wrong with SQL is part of the answer; an exception is a crash, and ends the thread. The answer is taken as it streams: of any
 * other call the engine keeps every row that it ever answered.
 */
async function exec(messages) {
  const parts = [];
  await engine.execProtocolRawStream(messages, { onRawData: (bytes) => parts.push(bytes.slice()) });
  const answer = joined(parts);
  parentPort.postMessage(answer, [answer.buffer]);
}

function joined(parts) {
  if (parts.length === 1) return parts[0];
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function close() {
  await engine.close();
  parentPort.postMessage('closed');
}
