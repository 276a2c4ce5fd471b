import pg from 'pg';

/** Values as JSON has them, the same on both kinds of database: no Date objects, no numbers in strings. */
export function readAsJsonDoes() {
  const { types } = pg;
  const { INT8, NUMERIC, DATE, TIMESTAMP, TIMESTAMPTZ } = types.builtins;
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  types.setTypeParser(DATE, (text) => text);
  types.setTypeParser(TIMESTAMP, isoTime);
  types.setTypeParser(TIMESTAMPTZ, isoTime);
}

/** `2026-03-01 14:05:00+00` as `2026-03-01T14:05:00+00:00`. */
function isoTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
