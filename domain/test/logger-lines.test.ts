import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { accountForLines } from '../src/loggers/account-for-lines.ts';
import { decodeText } from '../src/loggers/decode-text.ts';
import { readLoggerText } from '../src/loggers/read-logger-file.ts';
import { RefusedFile } from '../src/loggers/refused-file.ts';

const folder = fileURLToPath(new URL('../../../shared/data/loggers/', import.meta.url));
const files = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\/.*\.(?!xls)\w+$/.test(name))
  : [];
const linesOf = (file: string) =>
  decodeText(readFileSync(folder + file))!
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/);
const read = (lines: readonly string[]) => readLoggerText(lines.join('\n'))!;

/** Numbers made one, so that lines of readings look alike. */
const shapeOf = (line: string) =>
  line
    .replaceAll(/[-+]?\d+(?:[.,]\d+)?/g, '9')
    .replaceAll(/\s+/g, ' ')
    .trim();

const day = /^Date \(MMDDYY\)/;

/** The head put in once more, before every `nth` of so many equal stretches of the readings. */
function withHeads(lines: readonly string[], starts: readonly number[], heads: number): string[] {
  const head = lines.slice(0, starts[0]! - 1);
  const stretch = Math.floor(starts.length / (heads + 1));
  const before = new Set(Array.from({ length: heads }, (_, index) => starts[(index + 1) * stretch]! - 1));
  // A Hydrolab names the day in its head, which is that of the readings below.
  const headAt = (index: number) =>
    head.map((line) => (day.test(line) ? lines.slice(0, index).findLast((other) => day.test(other))! : line));
  return lines.flatMap((line, index) => (before.has(index) ? [...headAt(index), line] : [line]));
}

/** Of the makers of whom no real file is there. */
const made: [string, string[]][] = [
  [
    'Diver .mon',
    [
      'Data file for DataLogger.',
      '[Logger settings]',
      '  Instrument type         =Cera-Diver=16',
      '  Serial number           =..00-T0042  216.',
      '[Channel 1]',
      '  Identification          =PRESSURE',
      '  Reference level         =400.000   cm',
      '[Data]',
      '4',
      ...[10, 11, 12, 13].map((hour) => `2026/03/15 ${hour}:00:00.0     13${hour}.258`),
      'END OF DATA FILE OF DATALOGGER FOR WINDOWS',
    ],
  ],
  [
    'Diver-Office .csv',
    [
      'Data file for DataLogger.',
      'Serial number;..00-T0042  216.',
      'Date/time;Pressure[cmH2O];Temperature[°C]',
      ...[10, 11, 12, 13].map((hour) => `2026/03/15 ${hour}:00:00;13${hour}.2;9.1`),
      'END OF DATA FILE OF DATALOGGER FOR WINDOWS',
    ],
  ],
  [
    'Onset',
    [
      '"Plot Title: MW-1"',
      '"#","Date Time, GMT-06:00","Abs Pres, kPa (LGR S/N: 10123456, SEN S/N: 10123456)"',
      ...[10, 11, 12, 13].map((hour) => `${hour},03/15/26 ${hour}:00:00,101.${hour}`),
    ],
  ],
  [
    'Eureka',
    [
      'Manta 2',
      'Serial Number,EU1',
      'Date,Time,Depth (m)',
      ...[10, 11, 12, 13].map((hour) => `3/15/2026,${hour}:00:00,1.${hour}`),
    ],
  ],
  [
    'OTT',
    [
      '<STATION>7</STATION><SENSOR>Level [m]</SENSOR><DATEFORMAT>YYYYMMDD</DATEFORMAT>',
      ...[10, 11, 12, 13].map((hour) => `20260315;${hour}0000;1.${hour}`),
    ],
  ],
  [
    'SEBA',
    ['#SANR123|*|CNAMEW|*|CUNITm|*|RINVAL-777|*|', ...[10, 11, 12, 13].map((hour) => `20260315${hour}0000 1.${hour}`)],
  ],
];
const all = [...files.map((file) => [file, linesOf(file)] as const), ...made];

describe.each(all)('%s', (_, lines) => {
  const whole = read(lines);

  test('a line that looks like a reading is one, or is told', () => {
    const shape = shapeOf(lines[whole.rows[0]!.line - 1]!);
    const told = new Set(whole.problems.map(({ line }) => line));
    const taken = new Set(whole.rows.map(({ line }) => line));
    const lost = lines.flatMap((line, index) =>
      shapeOf(line) === shape && !taken.has(index + 1) && !told.has(index + 1) ? [index + 1] : [],
    );
    expect(lost).toEqual([]);
  });

  test.each([0, 1, 2, 3])('all its readings are there with %i further heads', (heads) => {
    const starts = whole.rows.map(({ line }) => line);
    const inOrder = starts.every((line, index) => index === 0 || line > starts[index - 1]!);
    expect(inOrder).toBe(true);
    const more = read(withHeads(lines, starts, Math.min(heads, starts.length - 1)));
    const values = ({ rows }: typeof whole) => rows.map(({ at, values: all }) => `${at} ${all.join(' ')}`).join('\n');
    expect(values(more)).toBe(values(whole));
    expect(more.channels).toEqual(whole.channels);
  });
});

const greenspan = (
  days: readonly string[],
  channels = ['# C1_ m_________ Pressure____', '# C2_ deg_C_____ Temperature_'],
) => [
  '# GREENSPAN',
  `# ${days[0]}0000000`,
  'L 2.C144 00017837 GREENSPAN_DE Greenspan_raingauge_ 17837_______________ ',
  'C1 A 00000000 C1____ +00008.0 +01000.0 +01000.0 +00000.0 01',
  ...channels,
  '# ',
  ...days.flatMap((day, index) => [`T${day}120000`, `D1 +0000${index}.6`, `D2 +0031.${index}7`]),
];

describe('a head that comes again', () => {
  test('loses no reading before it', () => {
    const file = read([...greenspan(['20260608', '20260609']), ...greenspan(['20260610'])]);
    expect(file.rows.map(({ at, values }) => [at, ...values])).toEqual([
      ['2026-06-08T12:00:00', 0.6, 31.07],
      ['2026-06-09T12:00:00', 1.6, 31.17],
      ['2026-06-10T12:00:00', 0.6, 31.07],
    ]);
    expect(file.problems).toEqual([{ line: 14, what: expect.stringMatching(/header is repeated/) as string }]);
  });

  test('with its columns the other way round, each value keeps its own', () => {
    const head = (names: string) => ['Serial_number:', '12', 'LEVEL', 'UNIT: m', 'TEMPERATURE', 'UNIT: C', names];
    const file = read([
      ...head('Date,Time,LEVEL,TEMPERATURE'),
      '2026-01-01,10:00:00,1.5,20',
      ...head('Date,Time,TEMPERATURE,LEVEL'),
      '2026-01-01,11:00:00,21,1.6',
    ]);
    expect(file.channels.map(({ name }) => name)).toEqual(['LEVEL', 'TEMPERATURE']);
    expect(file.rows.map(({ values }) => values)).toEqual([
      [1.5, 20],
      [1.6, 21],
    ]);
  });

  test('says the order of dates for the parts that do not', () => {
    const part = (...days: string[]) => ['Date,Time,Level (m)', ...days.map((day) => `${day},10:00:00,1`)];
    const file = read([...part('3/4/2026'), ...part('20/4/2026')]);
    expect(file.rows.map(({ at }) => at.slice(0, 10))).toEqual(['2026-04-03', '2026-04-20']);
    expect(refusalOf([...part('4/20/2026'), ...part('20/4/2026')])).toEqual([3, expect.stringMatching(/dates/)]);
  });
});

const refusalOf = (lines: readonly string[]) => {
  try {
    read(lines);
  } catch (error) {
    if (error instanceof RefusedFile) return [error.line, error.message];
    throw error;
  }
  return 'taken';
};

describe('refused, with the line', () => {
  test.each([
    [
      'another logger behind the first',
      [...greenspan(['20260608']), ...greenspan(['20260609']).map((line) => line.replaceAll('17837', '17838'))],
      /Line 11 .*17838 instead of 17837/,
    ],
    [
      'another unit behind the first',
      [...greenspan(['20260608']), ...greenspan(['20260609'], ['# C1_ ft________ Pressure____'])],
      /Line 11 .*Pressure is in ft, not in m/,
    ],
    [
      'a channel that becomes another below the same head',
      [...greenspan(['20260608']), '# C1_ ft________ Pressure____', 'T20260609120000', 'D1 +00001.6'],
      /line 11 on channel 1 is Pressure in ft, not Pressure in m/,
    ],
    [
      'other columns below the same head',
      ['Site 7', 'Date,Time,Level (m)', '2026-01-01,10:00,1', 'Date,Time,Temp (C)', '2026-01-01,11:00,20'],
      /columns change at line 4/,
    ],
    [
      'readings above the headings',
      ['2026-01-01,10:00,1', 'Date,Time,Level (m)', '2026-01-01,11:00,1'],
      /Line 1, “2026-01-01,10:00,1”, cannot be read/,
    ],
    [
      'a clock that stands still',
      ['Date,Time,Level (m)', ...Array.from({ length: 2000 }, (_, index) => `2026-01-01,10:00:01,${index}`)],
      /line 2 on 2,000 readings have the same time, 2026-01-01 10:00:01/,
    ],
  ])('%s', (_, lines, why) => expect(refusalOf(lines)).toEqual([expect.any(Number), expect.stringMatching(why)]));

  test('a line that a reader leaves out, whoever wrote the reader', () => {
    const source = { text: '', lines: ['T,V', '10:00:00,1', '10:00:01,2', '10:00:02,3'] };
    const row = (line: number) => ({ line, at: 'T10:00:00', values: [1] });
    const recorded = { channels: [], problems: [] };
    const account = (lines: readonly number[]) => () => accountForLines(source, { ...recorded, rows: lines.map(row) });
    expect(account([2, 3, 4])).not.toThrow();
    expect(account([3, 4])).toThrow(/Line 2,/);
    expect(account([2, 4])).toThrow(/Line 3,/);
    expect(account([2, 3])).toThrow(/Line 4,/);
  });
});

test('dates with low lines between their numbers', () => {
  const file = read(['Serial_number:', '12', 'LEVEL', 'UNIT: m', 'Date,Time,LEVEL', '2020_01_04,10:00:00,1.5']);
  expect([file.maker, file.rows.map(({ at }) => at)]).toEqual(['Solinst', ['2020-01-04T10:00:00']]);
});

test('a file that is known and has no readings says so', () => {
  const file = read(['Serial_number:', '12', 'LEVEL', 'UNIT: m']);
  expect([file.rows, file.problems.map(({ what }) => what)]).toEqual([[], ['The file has no readings.']]);
});
