import { expect, test } from 'vitest';
import { compensate, depthsOf } from '../src/loggers/correct-levels.ts';
import { decodeText } from '../src/loggers/decode-text.ts';
import { placeInTime } from '../src/loggers/place-in-time.ts';
import { readLoggerText } from '../src/loggers/read-logger-file.ts';
import { thinOut } from '../src/loggers/thin-out.ts';

const HOUR = 3_600_000;
const row = (at: string, line = 1) => ({ line, at, values: [1] });
const instants = (walls: string[], zone: string) => {
  const { placed, problems } = placeInTime(walls.map(row), zone);
  return { at: placed.map(({ at }) => new Date(at).toISOString()), said: problems.map(({ what }) => what) };
};

test('hours that come twice, or not at all, are placed and said', () => {
  const autumn = ['2025-11-02T00:30:00', '2025-11-02T01:30:00', '2025-11-02T01:30:00', '2025-11-02T02:30:00'];
  expect(instants(autumn, 'America/Chicago')).toEqual({
    at: [
      '2025-11-02T05:30:00.000Z',
      '2025-11-02T06:30:00.000Z',
      '2025-11-02T07:30:00.000Z',
      '2025-11-02T08:30:00.000Z',
    ],
    said: [expect.stringContaining('came twice')],
  });
  expect(instants(['2026-03-08T02:30:00'], 'America/Chicago')).toEqual({
    at: ['2026-03-08T08:30:00.000Z'],
    said: [expect.stringContaining('did not exist')],
  });
  expect(instants(['2026-03-08T02:30:00'], 'UTC-06:00')).toEqual({ at: ['2026-03-08T08:30:00.000Z'], said: [] });
});

test('the air is taken out, and tape readings take out the drift', () => {
  const raw = [0, 1, 2].map((hour) => ({ at: hour * HOUR, value: 40 + hour }));
  const air = [
    { at: 0, value: 33 },
    { at: 2 * HOUR, value: 35 },
  ];
  const water = compensate(raw, air);
  expect(water.map(({ value }) => value)).toEqual([7, 7, 7]);
  const tapes = [
    { at: 0, dtw_ft: 100 },
    { at: 2 * HOUR, dtw_ft: 101 },
  ];
  expect(depthsOf(water, 'level', { tapes, hung_ft: 0 }).map(({ value }) => value)).toEqual([100, 100.5, 101]);
  expect(depthsOf(water, 'level', { tapes: [], hung_ft: 107 }).map(({ value }) => value)).toEqual([100, 100, 100]);
});

test('a long series is thinned without losing its peaks', () => {
  const points = Array.from({ length: 100_000 }, (_, at) => ({ at, value: at === 54_321 ? 900 : Math.sin(at) }));
  const few = thinOut(points, 1000);
  expect(few.length).toBeLessThanOrEqual(1001);
  expect(Math.max(...few.map(({ value }) => value))).toBe(900);
  expect(few.every(({ at }, index) => index === 0 || at > few[index - 1]!.at)).toBe(true);
});

const text = new TextEncoder();
const utf16 = (written: string, mark: number[]) =>
  new Uint8Array([...mark, ...written.split('').flatMap((sign) => [sign.charCodeAt(0), 0])]);
const readings = '2026-01-01 00:00:00\t101.5\n2026-01-01 01:00:00\t101.6\n';
const lev = (data: string, end = 'END OF DATA FILE') =>
  `Data file for DataLogger.\n[Instrument info]\n Serial number =..00-63606  210.\n[CHANNEL 1 from data header]\n Identification =LEVEL\n Reference =0.00 ft\n[Data]\n2\n${data}\n${end}`;
const toa5 = (data: string) =>
  `"TOA5","S","CR1000","74426"\n"TIMESTAMP","RECORD","Lvl"\n"TS","RN","ft"\n"","","Smp"\n${data}`;
const xle = (data: string) =>
  `<?xml version="1.0"?>\n<Body_xle>\n<Ch1_data_header><Identification>LEVEL</Identification><Unit>m</Unit></Ch1_data_header>\n<Data>\n${data}`;

/** What is wrong with a file, how many of its readings are read, and what is said of which line; null where it is none of a logger. */
const malformed: [string, string | Uint8Array, number | null, [number | null, RegExp]?][] = [
  ['empty', '', null],
  ['blank lines', '\n\n \n', null],
  ['prose', 'Dear district,\nplease find attached the readings.\n', null],
  ['a page of the web', '<!doctype html><html><body>404</body></html>', null],
  [
    'bytes of a program',
    new Uint8Array([0x7f, 0x45, 0x4c, 0x46, ...Array.from({ length: 400 }, (_, at) => at % 7)]),
    null,
  ],
  ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 300 }, (_, at) => at % 16)]), null],
  ['JSON', '{"readings": [1, 2]}', null],
  ['a mark of UTF-8', `\uFEFFDate Time\tDTW (ft)\n${readings}`, 2],
  ['UTF-16 with a mark', utf16(`Date Time\tDTW (ft)\n${readings}`, [0xff, 0xfe]), 2],
  ['UTF-16 without one', utf16(`Date Time\tDTW (ft)\n${readings}`, []), 2],
  [
    'a degree of Windows',
    new Uint8Array([...text.encode('Date Time\tTemp ['), 0xb0, ...text.encode(`C]\n${readings}`)]),
    2,
  ],
  ['lines of an old Mac', `Date Time\tDTW (ft)\n${readings}`.replaceAll('\n', '\r'), 2],
  ['no headings', readings, 2],
  ['headings alone', 'Date,Time,DTW (ft)\n', 0],
  ['headings of a logger alone', lev(''), 0, [8, /header says 2 readings/]],
  [
    'a cut end',
    lev('2026/01/01 00:00:00.0 1.5\n2026/01/01 01:00:00.0 1.6', ''),
    2,
    [expect.any(Number) as never, /cut off/],
  ],
  [
    'a line cut in its number',
    `Date,Time,DTW (ft),Temp\n2026-01-01,00:00:00,1.5,20\n2026-01-01,01:00:00,1.`,
    2,
    [3, /ends before Temp/],
  ],
  ['a line cut in its date', `Date,Time,DTW (ft)\n2026-01-01,00:00:00,1.5\n2026-0`, 1, [3, /not a reading/]],
  ['a head without data', 'Data file for DataLogger.\n[Instrument info]\n', 0, [null, /before its readings begin/]],
  ['XML cut in a reading', xle('<Log id="1">\n<Date>2026/01/01</Date>'), 0, [5, /cut off/]],
  ['XML without a time', xle('<Log id="1">\n<ch1>5</ch1>\n</Log>\n</Data></Body_xle>'), 0, [5, /without a date/]],
  [
    'XML with letters for a number',
    xle('<Log id="1"><Date>2026/01/01</Date><Time>00:00:00</Time><ch1>abc</ch1></Log></Body_xle>'),
    1,
    [5, /“abc” is not a number/],
  ],
  ['XML that names entities', `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]>${xle('</Data></Body_xle>')}`, 0],
  [
    'dates out of order',
    `Date,Time,DTW\n2026-01-02,00:00:00,1\n2026-01-01,00:00:00,2`,
    2,
    [3, /earlier than the one before/],
  ],
  ['the same time twice', `Date,Time,DTW\n2026-01-02,00:00:00,1\n2026-01-02,00:00:00,2`, 2, [3, /time of another/]],
  ['a month 13', `Date,Time,DTW\n2026-13-01,00:00:00,1\n2026-01-01,00:00:00,2`, 1, [2, /not a reading/]],
  ['February 30', `Date,Time,DTW\n2026-02-30,00:00:00,1\n2026-02-28,00:00:00,2`, 1, [2, /not a reading/]],
  ['an hour 25', `Date,Time,DTW\n2026-02-01,25:00:00,1\n2026-02-28,00:00:00,2`, 1, [2, /not a reading/]],
  ['midnight as 24:00', `Date,Time,DTW\n2026-02-01,24:00:00,1`, 1],
  ['the year 0', `Date,Time,DTW\n0000-02-01,00:00:00,1`, 0, [2, /not a reading/]],
  ['days or months first', `Date,Time,DTW\n01/02/2026,00:00:00,1\n01/03/2026,00:00:00,2`, 2, [null, /month\/day/]],
  ['days first, as they must be', `Date,Time,DTW\n13/02/2026,00:00:00,1\n14/02/2026,00:00:00,2`, 2],
  ['a name for a month', `Date,Time,DTW\n13-Feb-2026,00:00:00,1`, 1],
  ['halves of a day', `Date,Time,DTW\n02/13/2026,12:00:00 AM,1\n02/13/2026,12:00:00 PM,2`, 2],
  ['decimal commas', `Datum;Uhrzeit;Wasserstand (m)\n13.02.2026;00:00:00;1,25\n`, 1],
  ['decimal commas between commas', `Date,Time,DTW\n2026-01-01,00:00:00,1,25\n`, 0, [2, /more values than columns/]],
  ['separators mixed', `Date;Time;DTW\n2026-01-01;00:00:00;1.5\n2026-01-02,00:00:00,1.6`, 1, [3, /not a reading/]],
  ['not a number', toa5('"2026-01-01 00:00:00",0,"NAN"\n"2026-01-01 01:00:00",1,5.1'), 2, [5, /no Lvl/]],
  ['an infinity', toa5('"2026-01-01 00:00:00",0,"INF"\n"2026-01-01 01:00:00",1,5.1'), 2, [5, /no Lvl/]],
  ['a number too large', toa5('"2026-01-01 00:00:00",0,1e999'), 1, [5, /not a number/]],
  ['quiet NaN of C', toa5('"2026-01-01 00:00:00",0,1.#QNAN\n"2026-01-01 01:00:00",1,5.1'), 2, [5, /no Lvl/]],
  ['hashes of a full column', toa5('"2026-01-01 00:00:00",0,##.##\n"2026-01-01 01:00:00",1,5.1'), 2, [5, /no Lvl/]],
  ['words in a number', toa5('"2026-01-01 00:00:00",0,dry'), 1, [5, /“dry” is not a number/]],
  ['more values than columns', toa5('"2026-01-01 00:00:00",0,5.1,9,9'), 0, [5, /more values than columns/]],
  [
    'a quote that does not end',
    toa5('"2026-01-01 00:00:00,0,5.1\n"2026-01-01 01:00:00",1,5.1'),
    1,
    [5, /not a reading/],
  ],
  [
    'a page of another file between',
    `Date,Time,DTW\n2026-01-01,00:00:00,1\nDate,Time,DTW\n2026-01-01,01:00:00,1`,
    2,
    [3, /not a reading/],
  ],
  [
    'words of the logger between',
    `Date,Time,DTW\n2026-01-01,00:00:00,1\nPower loss at 3\n2026-01-01,01:00:00,1`,
    2,
    [3, /Power loss/],
  ],
  [
    'nothings of a lost power',
    `Date,Time,DTW\n2026-01-01,00:00:00,1\n\0\0\0\n2026-01-01,01:00:00,1`,
    2,
    [3, /not a reading/],
  ],
  ['times without a day', 'Time\tPressure (kPa)\n12:00:00\t101,3\n12:00:01\t101,4', 2],
  ['a zone behind the time', 'Timestamp,Level (m)\n2026-01-01T00:00:00-06:00,1.5\n', 1],
  ['ten thousand lines of nonsense', `Date,Time,DTW\n${'?\n'.repeat(10_000)}`, 0, [null, /9800 more problems/]],
];

test.each(malformed)('a file with %s', (_, file, rows, said) => {
  const decoded = decodeText(typeof file === 'string' ? text.encode(file) : file);
  const read = decoded === undefined ? undefined : readLoggerText(decoded);
  expect(read?.rows.length ?? null).toBe(rows);
  if (!said) return;
  expect(read!.problems).toContainEqual({ line: said[0], what: expect.stringMatching(said[1]) as string });
});
