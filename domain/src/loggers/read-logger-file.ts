import type { LoggerFile, LoggerRow, Problem, Recorded } from './logger-file.ts';
import { readInParts } from './read-in-parts.ts';
import { readers } from './readers.ts';
import { RefusedFile } from './refused-file.ts';

/** More than a person reads; the others are counted. */
const MOST_PROBLEMS = 200;

/**
 * The readings of a logger's file, told by what is in it. Undefined where none of the known formats is. Throws RefusedFile where a line of
 * it would be lost, and where its clock stood still.
 */
export function readLoggerText(text: string): LoggerFile | undefined {
  const plain = text.replace(/^\uFEFF/, '');
  const source = { text: plain, lines: plain.split(/\r\n|\n|\r/) };
  const reader = readers.find(({ recognizes }) => recognizes(source));
  if (!reader) return undefined;
  const recorded = readInParts(reader, source);
  refuseStoppedClock(recorded.rows);
  return whole(reader, recorded);
}

function whole({ maker, format }: { maker: string; format: string }, recorded: Recorded): LoggerFile {
  const { serial = null, location = null, timeZone = null, rows } = recorded;
  const channels = recorded.channels.map((channel, index) =>
    isAirPressure(recorded, index) ? { ...channel, kind: 'barometer' as const } : channel,
  );
  const problems = [...recorded.problems, ...problemsOfOrder(rows), ...nothingFound(recorded)].toSorted(
    (one, other) => (one.line ?? 0) - (other.line ?? 0),
  );
  return {
    maker,
    format,
    serial,
    location,
    timeZone,
    channels,
    rows: rows.map(({ line, at, values }) => ({ line, at, values })),
    problems: counted(problems).map(({ line, what }) => ({ line, what })),
  };
}

/** Of more readings at one second none can be told from another: no logger measures a well as often. */
const MOST_AT_ONE_SECOND = 20;

function refuseStoppedClock(rows: readonly LoggerRow[]): void {
  let from = 0;
  for (const [index, { at }] of rows.entries()) {
    if (at !== rows[from]!.at) from = index;
    if (index - from < MOST_AT_ONE_SECOND) continue;
    const next = rows.findIndex((row, other) => other > index && row.at !== at);
    const count = (next < 0 ? rows.length : next) - from;
    const { line } = rows[from]!;
    const what = `From line ${line} on ${count.toLocaleString('en-US')} readings have the same time, ${at.replace('T', ' ').trim()}.`;
    throw new RefusedFile(line, `${what} The logger’s clock stopped. The file was refused.`);
  }
}

const nothingFound = ({ rows, problems }: Recorded): Problem[] =>
  rows.length + problems.length > 0 ? [] : [{ line: null, what: 'The file has no readings.' }];

/** A logger in the air shows about 100 kPa, and never changes by a metre of water. */
function isAirPressure({ channels, rows }: Recorded, index: number): boolean {
  const { kind, unit } = channels[index]!;
  if (kind !== 'pressure' || unit !== 'kPa') return false;
  const values = rows.flatMap(({ values: all }) => all[index] ?? []);
  const inOrder = values.toSorted((one, other) => one - other);
  return inOrder.length > 0 && inOrder[0]! > 75 && inOrder.at(-1)! < 110;
}

/** Loggers write one reading after another: what comes back in time, or twice, is worth a look. */
function problemsOfOrder(rows: readonly LoggerRow[]): Problem[] {
  const seen = new Set<string>();
  const repeated: LoggerRow[] = [];
  const back: LoggerRow[] = [];
  let last = '';
  for (const row of rows) {
    if (seen.has(row.at)) repeated.push(row);
    else if (row.at < last && !row.at.startsWith('T')) back.push(row);
    seen.add(row.at);
    last = row.at;
  }
  return [
    ...(repeated[0]
      ? [
          {
            line: repeated[0].line,
            what: `${many(repeated.length, 'has', 'have')} the time of another one. The first of each time counts.`,
          },
        ]
      : []),
    ...(back[0]
      ? [{ line: back[0].line, what: `${many(back.length, 'is', 'are')} earlier than the one before.` }]
      : []),
  ];
}

const many = (count: number, one: string, more: string) =>
  count === 1 ? `A reading ${one}` : `${count} readings, the first here, ${more}`;

function counted(problems: readonly Problem[]): Problem[] {
  if (problems.length <= MOST_PROBLEMS) return [...problems];
  const others = problems.length - MOST_PROBLEMS;
  return [...problems.slice(0, MOST_PROBLEMS), { line: null, what: `${others} more problems are like these.` }];
}
