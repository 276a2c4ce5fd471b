import type { Channel, LoggerRow, Problem } from './logger-file.ts';
import { readMoment } from './read-moment.ts';
import { readNumber } from './read-number.ts';
import { shortened } from './shortened.ts';

/** One sensor of a file that writes its sensors one below the other. */
export interface Series {
  channel: Channel;
  readings: { line: number; at: string; value: number | null }[];
}

/** The sensors of one file beside each other: a row for each time, empty where a sensor has none. */
export function joinSeries(series: readonly Series[]): { channels: Channel[]; rows: LoggerRow[] } {
  const rows = new Map<string, LoggerRow>();
  const repeated: LoggerRow[] = [];
  for (const [index, { readings }] of series.entries()) {
    const seen = new Set<string>();
    for (const { line, at, value } of readings) {
      const row = seen.has(at) ? undefined : rows.get(at);
      if (row) {
        row.values[index] = value;
        (row.others ??= []).push(line);
      } else {
        const values = series.map((_, other) => (other === index ? value : null));
        if (seen.has(at)) repeated.push({ line, at, values });
        else rows.set(at, { line, at, values });
      }
      seen.add(at);
    }
  }
  const all = [...rows.values(), ...repeated];
  return {
    channels: series.map(({ channel }) => channel),
    rows: series.length === 1 ? all.toSorted((one, other) => one.line - other.line) : all.toSorted(byTime),
  };
}

const byTime = (one: LoggerRow, other: LoggerRow) =>
  one.at === other.at ? one.line - other.line : one.at < other.at ? -1 : 1;

/** `20260101120000`, `202601011200` or `20260101` as a moment; undefined for what is none. */
export function compactMoment(text: string): string | undefined {
  const [, year, month, day, hour = '00', minute = '00', second = '00'] =
    /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)?)?$/.exec(text) ?? [];
  return year && readMoment(`${year}-${month}-${day} ${hour}:${minute}:${second}`, 'YMD');
}

/** The value of a reading, null where it is the mark of a missing one; what is no number is said. */
export function valueIn(cell: string, line: number, name: string, problems: Problem[]): number | null {
  const value = readNumber(cell);
  if (value === undefined) problems.push({ line, what: `${name}: “${shortened(cell)}” is not a number.` });
  return value ?? null;
}
