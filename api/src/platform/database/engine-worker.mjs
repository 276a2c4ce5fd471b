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

/** What goes wrong with SQL is part of the answer; an exception is a crash, and ends the thread. */
async function exec(messages) {
  const answer = await engine.execProtocolRaw(messages);
  const own = answer.byteLength === answer.buffer.byteLength ? answer : answer.slice();
  parentPort.postMessage(own, [own.buffer]);
}

async function close() {
  await engine.close();
  parentPort.postMessage('closed');
}
