import { defineConfig } from 'vitest/config';

// Each file with a database has one of its own, and some start a process for each command, which takes a minute on a busy machine: no
// limit near that. The one second that a poll waits by itself is near: a click alone can take as long.
const polls = { poll: { timeout: 15_000 } };
const patient = { testTimeout: 240_000, hookTimeout: 600_000, expect: polls };
// What is loaded once serves all files of a worker; only the window of a page must be each file's own.
const together = { ...patient, isolate: false };
const api = {
  ...together,
  include: ['api/test/**/*.test.ts'],
  // Several servers that fail and take over from one another are minutes of waiting: in `npm run checks`.
  exclude: process.env.THOROUGH ? [] : ['cluster', 'several-standbys'].map((name) => `api/test/${name}.test.ts`),
  globalSetup: ['api/test/support/template-database.ts'],
};

// Where there is a PostgreSQL server, every API test runs on it, and these on the embedded database as well, because their subject
// differs there. `npm run checks` runs all of them on both.
const differsWhenEmbedded = [
  // It opens, upgrades and closes a folder that one process holds.
  'backup',
  'database',
  'demonstration',
  'first-user',
  'outages',
  'previous-version',
  'schema',
  'setting-up',
  'sql-files',
  'starting',
  'time-zone',
  // All connections share one session: locks, long work and the queue take turns.
  'dashboard',
  'field-conflicts',
  'jobs',
  'merge',
  'refresh',
  // Rows go in and out in portions, without COPY and cursors of their own, in the memory of the server.
  'import',
  'import-archive',
  'import-layer',
  'import-screen',
  'logger-upload',
  'map-export',
  'open-data-files',
  'query-and-download',
  'query-files',
  // It is another version of PostgreSQL: every view and every reading call runs on it.
  'map-tiles',
  'spec-calls',
  'views',
  'volumes',
];
const onEmbedded =
  process.env.TEST_DATABASE_URL && !process.env.THOROUGH
    ? differsWhenEmbedded.map((name) => `api/test/${name}.test.ts`)
    : api.include;

/** Each with a product of its own, one journey at a time. */
const journeys = {
  globalSetup: ['e2e/support/start-product.ts'],
  fileParallelism: false,
  testTimeout: 180_000,
  hookTimeout: 600_000,
  expect: polls,
};
// Those in which wells are counted, drawn, met and taken along; the others of the map in `npm run checks`.
const journeysOfMap = [
  'visitor',
  'export',
  'popups',
  ...(process.env.THOROUGH ? ['layers', 'addresses', 'graphs', 'place-search'] : []),
].map((journey) => `e2e/${journey}.test.ts`);
// A permit's year takes minutes, with a server that is started anew for each visit: in `npm run checks`.
const wholeYears = process.env.THOROUGH ? [] : ['e2e/permit-year.test.ts'];
// `npm run checks` has time for districts in which wells come as tiles because they are many.
const largeDistricts = process.env.THOROUGH ? [30_000, 70_000] : [];

export default defineConfig({
  test: {
    maxWorkers: 2,
    // A worker ends late where many compute at once.
    teardownTimeout: 120_000,
    projects: [
      { test: { name: 'domain', include: ['domain/test/**/*.test.ts'], ...together } },
      { test: { name: 'contract', include: ['contract/test/**/*.test.ts'], ...together } },
      { test: { name: 'scripts', include: ['scripts/test/**/*.test.ts'], ...together } },
      { test: { name: 'demo', include: ['demo/test/**/*.test.ts'], ...together } },
      { test: { name: 'api', ...api, include: onEmbedded, env: { TEST_DATABASE: 'embedded' } } },
      { test: { name: 'api on a server', ...api, env: { TEST_DATABASE: 'server' } } },
      // Of pages that nothing is shown on: what is loaded for one file serves the next.
      {
        test: {
          name: 'functions of the web',
          environment: 'happy-dom',
          include: ['web/test/**/*.test.ts'],
          ...together,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['web/test/**/*.test.tsx'],
          setupFiles: ['web/test/support/set-up.ts'],
          ...patient,
        },
      },
      { test: { name: 'e2e', include: ['e2e/**/*.test.ts'], exclude: wholeYears, ...journeys } },
      {
        test: {
          name: 'e2e with wells as tiles',
          include: journeysOfMap,
          provide: { settings: { MAP_TILES_ABOVE: '0' } },
          ...journeys,
        },
      },
      ...largeDistricts.map((wells) => ({
        test: {
          name: `e2e with ${wells} wells`,
          include: ['e2e/visitor.test.ts', 'e2e/export.test.ts'],
          provide: { wells },
          ...journeys,
        },
      })),
    ],
  },
});
