import type { LoggerRow, Problem } from './logger-file.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A reading at its instant, in ms since 1970 in Greenwich; beside it where it stands among the rows. */
export interface Placed {
  at: number;
  row: LoggerRow;
}

/**
 * When readings were taken, by what the logger's clock showed and its time zone: `America/Chicago`, with its daylight saving, or a clock
 * that is never changed, `UTC-06:00`. An hour that comes twice goes on from the reading before; one that does not exist is taken as if the
 * clock had not been changed. Both are said, and so are readings that have no day.
 */
export function placeInTime(rows: readonly LoggerRow[], timeZone: string): { placed: Placed[]; problems: Problem[] } {
  const offsetAt = offsetsOf(timeZone);
  const [twice, never, dayless]: LoggerRow[][] = [[], [], []];
  const placed: Placed[] = [];
  for (const row of rows) {
    if (row.at.startsWith('T')) {
      dayless!.push(row);
      continue;
    }
    const wall = Date.parse(`${row.at}Z`);
    const [before, after] = [wall - offsetAt(wall - DAY), wall - offsetAt(wall + DAY)];
    const fits = [before, after].filter((at) => wall - offsetAt(at) === at);
    if (fits.length === 0) never!.push(row);
    if (fits.length === 2 && before !== after) twice!.push(row);
    const last = placed.at(-1)?.at ?? -Infinity;
    const sorted = fits.toSorted((one, other) => one - other);
    placed.push({ at: sorted.find((at) => at > last) ?? sorted.at(-1) ?? before, row });
  }
  return {
    placed,
    problems: [
      ...said(twice!, 'in an hour that came twice when clocks were set back. They go on from the reading before.'),
      ...said(
        never!,
        'in an hour that did not exist when clocks were set forward. The logger may run on standard time all year.',
      ),
      ...said(dayless!, 'without a day. Enter the first day of the logger’s readings.'),
    ],
  };
}

const said = (rows: readonly LoggerRow[], what: string): Problem[] => {
  const [first] = rows;
  if (!first) return [];
  const many = rows.length === 1 ? 'A reading is' : `${rows.length} readings, the first here, are`;
  return [{ line: first.line, what: `${many} ${what}` }];
};

/** The same times of day on days that follow one another from the first. */
export function onDays(rows: readonly LoggerRow[], firstDay: string): LoggerRow[] {
  let day = Date.parse(`${firstDay}T00:00:00Z`);
  let last = '';
  return rows.map((row) => {
    if (!row.at.startsWith('T')) return row;
    if (row.at < last) day += DAY;
    last = row.at;
    return { ...row, at: new Date(day).toISOString().slice(0, 10) + row.at };
  });
}

/** Whether such a time zone is known. */
export function isTimeZone(name: string): boolean {
  if (fixedOffset(name) !== undefined) return true;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

const fixedOffset = (name: string): number | undefined => {
  const [, sign, hours, minutes] = /^UTC([-+])(\d{2}):(\d{2})$/.exec(name) ?? [];
  return sign === undefined ? undefined : (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
};

/** How far the clocks of a zone are ahead of Greenwich at an instant, in ms. Zones change at whole hours: each hour is asked once. */
function offsetsOf(timeZone: string): (at: number) => number {
  const fixed = fixedOffset(timeZone);
  if (fixed !== undefined) return () => fixed;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const known = new Map<number, number>();
  return (at) => {
    const hour = Math.floor(at / HOUR) * HOUR;
    const found = known.get(hour);
    if (found !== undefined) return found;
    const part = Object.fromEntries(format.formatToParts(hour).map(({ type, value }) => [type, value]));
    const wall = Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:00Z`);
    known.set(hour, wall - hour);
    return wall - hour;
  };
}
