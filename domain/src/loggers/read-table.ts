import { channelOf, splitHeading } from './channels.ts';
import type { Channel, LoggerRow, Problem, Recorded, Source } from './logger-file.ts';
import { offsetIn, orderOf, readMoment, type DateOrder } from './read-moment.ts';
import { readNumber } from './read-number.ts';
import { RefusedFile } from './refused-file.ts';
import { shortened } from './shortened.ts';
import { zoneOf } from './utc-offset.ts';

/** How the readings of a file stand in columns. */
export interface TableForm {
  headings: readonly string[];
  /** Beside the headings, where the units stand on a line of their own. */
  units?: readonly string[];
  /** Index of the first line that may be a reading. */
  from: number;
  /** Index of the first line that is none any more. */
  to?: number;
  separator: Separator;
  order?: DateOrder;
  /** A line that marks the end of the readings. */
  ends?: RegExp;
}

export type Separator = ',' | ';' | '\t' | 'blanks';

type Role = 'moment' | 'date' | 'time' | 'nothing' | 'channel';

const roles: readonly [Exclude<Role, 'channel'>, RegExp][] = [
  [
    'moment',
    /^(date ?(and|\/|&|-)? ?time|datetime|timestamp|time ?stamp|date_time|datum[ /]*(und )?(uhr)?zeit|dd\/mm\/yyyy hh:mm|zeitstempel)/i,
  ],
  ['date', /^(date|datum|day|fecha)\b/i],
  ['time', /^(time|uhrzeit|zeit|hora|heure)\b/i],
  [
    'nothing',
    /^(|#|no\.?|anz\.|record|rn|ms|nr\.?|id|marked|comments?|notes?|type\/comment|elapsed.*|seconds|well ?id|well ?name|(coupler|host|stopped|end of file|good battery|bad battery|button).*)$/i,
  ],
];

/** What a column is for, by its heading. */
export const roleOf = (heading: string): Role =>
  roles.find(([, known]) => known.test(heading.trim()))?.[0] ?? 'channel';

const blanks = /\s+/;

/** The cells of a line; a separator between quotes separates nothing. */
export function cellsOf(line: string, separator: Separator): string[] {
  if (separator === 'blanks') return line.trim().split(blanks);
  if (!line.includes('"')) return line.split(separator).map((cell) => cell.trim());
  const cells: string[] = [''];
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells.map((cell) => cell.trim());
}

interface Columns {
  channels: Channel[];
  /** Index of each channel's column. */
  at: number[];
  momentOf: (cells: readonly string[]) => string;
}

/** Reads what stands in columns. Each line that is no reading is said, with what was missing in the others counted. */
export function readTable({ lines, order: known }: Source, form: TableForm): Recorded {
  const columns = columnsOf(form);
  const asides: number[] = [];
  const kept = lines.slice(form.from, form.to).flatMap((line, index) => {
    const text = line.trim();
    return text === '' ? [] : [{ line: form.from + index + 1, text, cells: cellsOf(line, form.separator) }];
  });
  const dated = kept.map(({ cells }) => columns.momentOf(cells)).filter((text) => /\d/.test(text));
  const said = form.order ?? known;
  const { order, isAmbiguous } = said ? { order: said, isAmbiguous: false } : orderOf(dated);
  const problems: Problem[] = isAmbiguous ? [{ line: null, what: AMBIGUOUS }] : [];
  const offsets = new Set<number | undefined>();
  const rows = kept.flatMap(({ line, text, cells }): LoggerRow[] => {
    const written = columns.momentOf(cells);
    const at = readMoment(written, order);
    if (at === undefined) {
      if (form.ends?.test(text)) {
        asides.push(line);
        return [];
      }
      if (isOtherHeading(cells, form.headings)) throw new RefusedFile(line, otherColumns(line, text));
      problems.push({ line, what: `“${shortened(text)}” is not a reading.` });
      return [];
    }
    if (cells.slice(form.headings.length).some((cell) => cell !== '')) {
      problems.push({ line, what: `There are more values than columns: “${shortened(text)}”.` });
      return [];
    }
    offsets.add(offsetIn(written));
    return [{ line, at, values: valuesOf(line, cells, columns, problems) }];
  });
  const [offset] = offsets;
  return {
    channels: columns.channels,
    rows,
    problems: [...problems, ...missingIn(columns.channels, rows)],
    asides,
    ...(!form.order && dated.length > 0 && { dates: { order, isAmbiguous } }),
    ...(offsets.size === 1 && offset !== undefined && { timeZone: zoneOf(offset) }),
  };
}

/** Headings below the first ones, in the place of the date and of others: what follows stands in other columns. */
function isOtherHeading(cells: readonly string[], headings: readonly string[]): boolean {
  const found = cells.map(roleOf);
  const dated = headings.findIndex((heading) => ['moment', 'date'].includes(roleOf(heading)));
  return (
    dated >= 0 &&
    found[dated] === roleOf(headings[dated]!) &&
    found.includes('channel') &&
    !cells.some((cell) => /^[-\d.,:/ ]+$/.test(cell)) &&
    cells.join('\n').toLowerCase() !== headings.join('\n').toLowerCase()
  );
}

const otherColumns = (line: number, text: string) =>
  `The columns change at line ${line}: “${shortened(text)}”. Send the rest as a separate file.`;

const AMBIGUOUS = 'The dates can be read as month/day or as day/month. They are read as month/day.';

function columnsOf({ headings, units = [] }: TableForm): Columns {
  const found = headings.map(roleOf);
  const at = found.flatMap((role, index) => (role === 'channel' ? [index] : []));
  const channels = at.map((index) => {
    if (units[index]) return channelOf(headings[index]!.trim(), units[index].replace(/^\((.*)\)$/, '$1'));
    const { name, unit } = splitHeading(headings[index]!);
    return channelOf(name, unit);
  });
  const [moment, date, time] = (['moment', 'date', 'time'] as const).map((role) => found.indexOf(role));
  const momentOf = (cells: readonly string[]) => {
    if (moment! >= 0) return cells[moment!] ?? '';
    return [cells[date!], cells[time!]].filter((cell) => cell !== undefined).join(' ');
  };
  return { channels, at, momentOf };
}

function valuesOf(line: number, cells: readonly string[], { channels, at }: Columns, problems: Problem[]) {
  return at.map((column, index) => {
    const cell = cells[column];
    if (cell === undefined) {
      problems.push({ line, what: `The line ends before ${channels[index]!.name}.` });
      return null;
    }
    const value = readNumber(cell);
    if (value === undefined)
      problems.push({ line, what: `${channels[index]!.name}: “${shortened(cell)}” is not a number.` });
    return value ?? null;
  });
}

/** How many values are missing, where not all are. */
function missingIn(channels: readonly Channel[], rows: readonly LoggerRow[]): Problem[] {
  return channels.flatMap(({ name }, index) => {
    const without = rows.filter(({ values }) => values[index] === null);
    if (without.length === 0 || without.length === rows.length) return [];
    const many = without.length === 1 ? 'A reading has' : `${without.length} readings have, the first here,`;
    return [{ line: without[0]!.line, what: `${many} no ${name}.` }];
  });
}
