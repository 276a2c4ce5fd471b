/** Of tests under load: how long they took is printed beside it. */
const IN_TIME = 'its limits of time, which are for people to compare';

/**
 * The sixty checks of what is promised: of each what it is about, and the tests that hold it, as a file or as `file > words of a title`.
 * `lacks` says what of a check they do not do, which passes in part alone.
 */
export const checks = {
  F1: { about: 'PostgreSQL killed during writes', tests: ['api/test/running/killed-database.test.ts'] },
  F2: {
    about: 'the server killed during acts of many rows',
    tests: [
      'api/test/running/killed-server.test.ts > that is killed while it saves many rows',
      'api/test/permits/recounts.test.ts > is killed: what it did is done',
    ],
  },
  F3: {
    about: 'connections to the database cut',
    tests: [
      'api/test/running/outages.test.ts > has dropped every connection',
      'api/test/running/outages.test.ts > is cut off after any of',
    ],
  },
  F4: {
    about: 'no database',
    tests: ['api/test/running/outages.test.ts > is gone, the public map answers from memory'],
  },
  F5: {
    about: 'a slow database',
    tests: [
      'api/test/running/outages.test.ts > takes half a second longer',
      'api/test/running/outages.test.ts > takes five seconds for everything',
    ],
  },
  F6: {
    about: 'the disk of the data full',
    tests: ['api/test/running/full-disk.test.ts'],
  },
  F7: { about: 'the disk of the log full', tests: ['api/test/running/full-log.test.ts'] },
  F8: { about: 'the disk of uploads full', tests: ['api/test/running/full-uploads.test.ts'] },
  F9: {
    about: 'killed between file and row',
    tests: [
      'api/test/attachments/attachments.test.ts > is taken away after a day; what has a row stays',
      'api/test/platform/uploads.test.ts > are swept when they are old',
      'api/test/running/killed-server.test.ts > that is killed while a file arrives',
    ],
  },
  F10: { about: 'recovery to a moment', tests: ['api/test/running/recovery.test.ts'] },
  F11: { about: 'a corrupt page', tests: ['api/test/running/corrupt-page.test.ts'] },
  F12: {
    about: 'a server that is told to end, a migration that fails',
    tests: [
      'api/test/jobs/jobs.test.ts > ends the job that it is doing',
      'api/test/platform/database.test.ts > that fail leave the database as it was',
      'api/test/running/killed-server.test.ts > that is told to end',
    ],
  },
  F13: {
    about: 'other services refuse, hang, fail, talk nonsense',
    tests: [
      'api/test/running/other-services.test.ts',
      'api/test/users/users-managed.test.ts > that the mail server does not take',
      'web/test/map/map-base-map.test.tsx > goes on without its streets',
      'web/test/map/map-place-search.test.tsx > says when the search does not answer',
    ],
    lacks: 'the error service',
  },
  F14: {
    about: 'clocks and time zones',
    tests: [
      'api/test/platform/time-zone.test.ts',
      'api/test/settings/fiscal-year.test.ts',
      'api/test/running/wrong-clock.test.ts',
    ],
  },

  C1: {
    about: 'two editors of one record',
    tests: ['api/test/register/at-once.test.ts > loses no change of two people'],
  },
  C2: {
    about: 'a save that changes nothing keeps its version',
    tests: ['api/test/register/registers.test.ts > keeps its version when a save changes nothing'],
  },
  C3: { about: 'fifty permits at once', tests: ['api/test/register/at-once.test.ts > numbers fifty permits'] },
  C4: {
    about: 'readings and replacements at once',
    tests: [
      'api/test/readings/readings.test.ts > adds one reading for a month, however many save it at once',
      'api/test/meters/meters.test.ts > is done once, whoever asks at the same time',
    ],
  },
  C5: {
    about: 'a distribution edited by two',
    tests: ['api/test/register/at-once.test.ts > a distribution that two people save at once'],
  },
  C6: {
    about: 'one key, one effect',
    tests: [
      'api/test/register/registers.test.ts > acts once for calls at the same time with one Idempotency-Key',
      'api/test/register/registers.test.ts > changes many rows once for one Idempotency-Key',
    ],
  },
  C7: {
    about: 'history proves itself',
    tests: [
      'api/test/verify/history.test.ts',
      'api/test/platform/database.test.ts > history',
      'api/test/platform/any-call.test.ts > whatever was sent, history says',
    ],
  },

  O1: { about: 'the field in flight mode', tests: ['e2e/field-offline.test.ts > opens in flight mode'] },
  O2: {
    about: 'the browser killed',
    tests: ['e2e/field-offline.test.ts > loses and doubles nothing though the browser is killed'],
  },
  O3: {
    about: 'a line that loses calls and answers',
    tests: ['e2e/field-offline.test.ts > over a line that loses calls'],
  },
  O4: {
    about: 'crew and office at one record',
    tests: ['api/test/field/field-conflicts.test.ts > the crew and the office at once'],
  },
  O5: {
    about: 'sessions that end, others at the device',
    tests: ['e2e/field-offline.test.ts > neither shows nor sends to anybody else'],
  },
  O6: {
    about: 'queues of other versions',
    tests: ['web/test/field/field-device.test.tsx > sends what the first version of the app kept'],
  },
  O7: { about: 'a full device', tests: ['web/test/field/field-device.test.tsx > says that the device is full'] },
  O8: { about: 'photos over a line that is cut', tests: ['e2e/field-photos.test.ts > whole over a line that is cut'] },
  O9: {
    about: 'a backup of a device, read twice',
    tests: ['e2e/field-offline.test.ts > neither shows nor sends to anybody else'],
  },

  B1: {
    about: 'fields that are missing or malformed, in every call that adds',
    tests: [
      'api/test/register/registers.test.ts > tells each missing or malformed field by its name',
      'api/test/platform/any-call.test.ts',
    ],
  },
  B2: {
    about: 'injections',
    tests: ['api/test/platform/bad-input.test.ts > an address', 'api/test/platform/any-call.test.ts'],
  },
  B3: {
    about: 'markup in texts',
    tests: [
      'api/test/platform/bad-input.test.ts > keeps text as it was written',
      'api/test/sign-in/sign-in.test.ts > as text, never as markup',
      'e2e/hostile-text.test.ts',
    ],
    lacks: 'print, PDF and e-mail',
  },
  B4: {
    about: 'formulas in files for spreadsheets',
    tests: [
      'api/test/query/query-files.test.ts > keeps spreadsheets from taking words for formulas',
      'api/test/workbooks/workbooks.test.ts',
    ],
  },
  B5: {
    about: 'bad files',
    tests: [
      'api/test/platform/uploads.test.ts > refused with words',
      'api/test/attachments/attachments.test.ts > twenty bad forms',
      'api/test/attachments/attachments.test.ts > would unpack to more than there is memory',
    ],
  },
  B6: {
    about: 'bad files of loggers',
    tests: [
      'api/test/loggers/logger-upload.test.ts > what cannot be stored is refused whole',
      'api/test/loggers/logger-upload.test.ts > files that are damaged',
    ],
  },
  B7: { about: 'bad numbers', tests: ['api/test/platform/bad-input.test.ts > a body'] },
  B8: {
    about: 'bad places',
    tests: ['api/test/platform/bad-input.test.ts > an address', 'api/test/import/import-layer.test.ts'],
  },
  B9: { about: 'bad days', tests: ['api/test/platform/bad-input.test.ts > a date'] },
  B10: { about: 'odd text', tests: ['api/test/platform/bad-input.test.ts > keeps text as it was written'] },
  B11: {
    about: 'fields that nobody may set',
    tests: [
      'api/test/platform/bad-input.test.ts > a body',
      'api/test/register/registers.test.ts > changes nothing that nobody may set',
    ],
  },
  B12: {
    about: 'addresses in what is printed',
    tests: ['api/test/people/person-export.test.ts > asks nobody for anything'],
    lacks: 'what the browser prints',
  },

  A1: { about: 'every call as every caller', tests: ['api/test/sign-in/access.test.ts > as its access row'] },
  A2: {
    about: 'one owner at the records of another',
    tests: ['api/test/owners/owners-apart.test.ts', 'api/test/sign-in/scope.test.ts'],
  },
  A3: {
    about: 'private words',
    tests: ['api/test/sign-in/private-words.test.ts'],
    lacks: 'the cache of the browser',
  },
  A4: { about: 'bad tokens', tests: ['api/test/sign-in/access.test.ts > a token that is not good'] },
  A5: { about: 'sessions', tests: ['api/test/sign-in/sessions.test.ts'] },
  A6: { about: 'calls from other sites', tests: ['api/test/sign-in/other-sites.test.ts'] },
  A7: { about: 'headers of every answer', tests: ['api/test/platform/headers.test.ts'] },
  A8: {
    about: 'errors and logs tell nothing',
    tests: ['api/test/platform/logged-request.test.ts', 'api/test/platform/any-call.test.ts'],
  },

  L1: { about: 'a hundred visitors', tests: ['api/test/running/load.test.ts > a hundred visitors'], lacks: IN_TIME },
  L2: { about: 'thirty of the staff', tests: ['api/test/running/load.test.ts > thirty of the staff'], lacks: IN_TIME },
  L3: {
    about: 'wells nearby',
    tests: [
      'api/test/map/map-adjacent-wells.test.ts > are not searched for by',
      'api/test/running/load.test.ts > fifty searches a second',
    ],
    lacks: `that the index is used, and ${IN_TIME}`,
  },
  L4: {
    about: 'large files meanwhile',
    tests: ['api/test/running/load.test.ts > a file of all readings'],
    lacks: IN_TIME,
  },
  L5: {
    about: 'registrations by machines',
    tests: ['api/test/registrations/send-in-registrations.test.ts'],
  },
  L6: {
    about: 'floods',
    tests: ['api/test/platform/limits.test.ts', 'api/test/api-keys/api-keys.test.ts'],
  },
  L7: { about: 'memory over a long time', tests: ['api/test/running/soak.test.ts'] },

  S1: {
    about: 'packages',
    tests: ['scripts/test/packages.test.ts'],
    lacks: 'known weaknesses, which the registry tells (npm audit)',
  },
  S2: {
    about: 'roles of the database',
    tests: ['api/test/running/limited-role.test.ts', 'api/test/platform/database.test.ts > history'],
  },
  S3: {
    about: 'regular expressions, mutants',
    tests: ['scripts/test/regular-expressions.test.ts'],
    lacks: 'mutants, which npm run checks -- mutants makes',
  },
};
