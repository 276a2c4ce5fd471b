import { defineConfig } from 'vitest/config';

/** `npm run checks`: everything, on both databases, with the journeys that `npm test` has no time for. */
const isThorough = Boolean(process.env.THOROUGH);

// Each file with a database has one of its own, and some start a process for each command, which takes a minute on a busy machine: no
// limit near that. The one second that a poll waits by itself is near: a click alone can take as long.
const polls = { poll: { timeout: 15_000 } };
const patient = { testTimeout: 240_000, hookTimeout: 600_000, expect: polls };
// What is loaded once serves all files of a worker; only the window of a page must be each file's own.
const together = { ...patient, isolate: false };
// What computes all volumes anew, many times over, does so in a small district; `npm run checks` does it in the demonstration, too.
const inSmallDistrict = ['api/test/permits/recounts.test.ts'];
const api = {
  ...together,
  include: ['api/test/**/*.test.ts'],
  // Servers that fail, fall behind and take over from one another, and a whole database that moves, are minutes of waiting: in
  // `npm run checks`.
  exclude: isThorough
    ? []
    : [
        ...[
          'cluster',
          'corrupt-page',
          'full-log',
          'killed-server',
          'load',
          'several-standbys',
          'standby',
          'move',
          'recovery',
          'soak',
          'wrong-clock',
        ].map((name) => `api/test/*/${name}.test.ts`),
        ...inSmallDistrict,
      ],
  globalSetup: ['api/test/support/template-database.ts'],
};

// Where there is a PostgreSQL server, every API test runs on it, and these on the embedded database as well, because their subject
// differs there most. `npm run checks` runs all of them on both.
const differsWhenEmbedded = [
  // It opens, upgrades and closes a folder that one process holds.
  'backup',
  'database',
  'demonstration',
  'first-user',
  'schema',
  'setting-up',
  'sql-files',
  'starting',
  // All connections share one session: locks, long work and the queue take turns.
  'field-conflicts',
  'jobs',
  // Rows go in and out in portions, without COPY and cursors of their own, in the memory of the server.
  'import-screen',
  'query-and-download',
  // It is another version of PostgreSQL: every reading call of the specification runs on it.
  'spec-calls',
];
const onEmbedded =
  process.env.TEST_DATABASE_URL && !isThorough
    ? differsWhenEmbedded.map((name) => `api/test/*/${name}.test.ts`)
    : api.include;

// What holds in the demonstration holds in districts that are unlike it: in `npm run checks`.
const exampleDistricts = isThorough ? ['two-pools', 'half-years', 'land-and-reserve'] : [];
const SMALL_DISTRICT = 'two-pools';
const inAnyDistrict = [
  'closed-years',
  'dashboard-by-hand',
  'figures',
  'permit-years',
  'recounts',
  'seeing-as',
  'spec-calls',
  'under-no-permit',
  'views',
  'work-waiting',
].map((name) => `api/test/*/${name}.test.ts`);

/** Each with a product of its own, one journey at a time. */
const journeys = {
  globalSetup: ['e2e/support/start-product.ts'],
  fileParallelism: false,
  testTimeout: 180_000,
  hookTimeout: 600_000,
  expect: polls,
};
// Those in which wells are counted, drawn, met and taken along, once more with wells as tiles: in `npm run checks`.
const journeysOfMap = [
  'visitor',
  'compare',
  'filters',
  'export',
  'popups',
  'layers',
  'addresses',
  'graphs',
  'place-search',
].map((journey) => `e2e/${journey}.test.ts`);
const journeysInAnyDistrict = ['accessibility', 'second-factor', 'stranger', 'vocabularies'].map(
  (journey) => `e2e/${journey}.test.ts`,
);
// Journeys of minutes, or of what the tests of screens see as well: in `npm run checks`. Each role has one that stays.
const longJourneys = [
  'addresses',
  'adjacent-wells',
  'alerts',
  'api-keys',
  'compare',
  'drawing',
  'drought-areas',
  'drought-stages',
  'drought-triggers',
  'embed',
  'every-screen',
  'example-districts',
  'export',
  'field-forms',
  'field-imagery',
  'field-photos',
  'field-scan',
  'filters',
  'fourth-district',
  'graphs',
  'hostile-text',
  'importing',
  'layers',
  'lost-scripts',
  'permit-year',
  'permits',
  'place-search',
  'popups',
  'query-and-download',
  'review-registrations',
  'second-factor',
  'series-workbench',
  'users',
  'vocabularies',
  'well-editor',
  'well-page',
].map((journey) => `e2e/${journey}.test.ts`);
// `npm run checks` has time for districts in which wells come as tiles because they are many.
const largeDistricts = isThorough ? [30_000, 70_000] : [];

export default defineConfig({
  test: {
    maxWorkers: 2,
    // A worker ends late where many compute at once.
    teardownTimeout: 120_000,
    projects: [
      { test: { name: 'domain', include: ['domain/test/**/*.test.ts'], ...together } },
      { test: { name: 'contract', include: ['contract/test/**/*.test.ts'], ...together } },
      {
        test: {
          name: 'scripts',
          include: ['scripts/test/**/*.test.ts'],
          // Half a minute for each of them: in `npm run checks`.
          exclude: isThorough ? [] : ['scripts/test/regular-expressions.test.ts'],
          ...together,
        },
      },
      { test: { name: 'demo', include: ['demo/test/**/*.test.ts'], ...together } },
      { test: { name: 'api', ...api, include: onEmbedded, env: { TEST_DATABASE: 'embedded' } } },
      { test: { name: 'api on a server', ...api, env: { TEST_DATABASE: 'server' } } },
      ...(isThorough ? exampleDistricts : [SMALL_DISTRICT]).map((district) => ({
        test: {
          name: `api in ${district}`,
          ...api,
          include: isThorough ? inAnyDistrict : inSmallDistrict,
          exclude: [],
          env: { TEST_DATABASE: process.env.TEST_DATABASE_URL ? 'server' : 'embedded', EXAMPLE_DISTRICT: district },
        },
      })),
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
      { test: { name: 'e2e', include: ['e2e/**/*.test.ts'], exclude: isThorough ? [] : longJourneys, ...journeys } },
      {
        test: {
          name: 'e2e with wells as tiles',
          include: journeysOfMap,
          provide: { settings: { MAP_TILES_ABOVE: '0' } },
          ...journeys,
        },
      },
      ...exampleDistricts.map((district) => ({
        test: {
          name: `e2e in ${district}`,
          include: journeysInAnyDistrict,
          provide: { settings: { DEMONSTRATION_DISTRICT: district } },
          ...journeys,
        },
      })),
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
