import type { DateOrder } from './read-moment.ts';

/** What a channel measures, as far as its name and unit say. `level` is water above the logger, `depth` water below a point above. */
export type ChannelKind =
  | 'level'
  | 'depth'
  | 'pressure'
  | 'barometer'
  | 'temperature'
  | 'conductivity'
  | 'battery'
  | 'other';

export interface Channel {
  name: string;
  /** As units are written here, `°C` or `ft`; as the file writes it where that is not known; empty where it says none. */
  unit: string;
  kind: ChannelKind;
}

export interface LoggerRow {
  /** Of the file, the first being 1. */
  line: number;
  /** What the logger's clock showed, `2026-03-08T02:15:00`; `T02:15:00` where the file does not say the day. */
  at: string;
  /** Beside the channels; null where the logger says that it has none. */
  values: (number | null)[];
  /** The other lines that it was put together from. */
  others?: number[];
}

export interface Problem {
  /** Of the file; null for what is true of all of it. */
  line: number | null;
  /** The last line that it is about, where there are many. */
  to?: number;
  what: string;
}

/** What a reader of one maker's files finds. */
export interface Recorded {
  serial?: string | null;
  location?: string | null;
  /** As the file says it: `UTC-06:00`, or the maker's own words. */
  timeZone?: string | null;
  channels: Channel[];
  rows: LoggerRow[];
  problems: Problem[];
  /** Lines behind the first reading that hold none: heads that come again, marks of the end. */
  asides?: number[];
  /** The order in which dates are taken to be written, where the file had to be asked. */
  dates?: { order: DateOrder; isAmbiguous: boolean };
}

export interface LoggerFile extends Required<Omit<Recorded, 'asides' | 'dates'>> {
  maker: string;
  format: string;
}

/** The text of a file, by its lines. */
export interface Source {
  text: string;
  lines: readonly string[];
  /** The order in which dates are written, where other parts of the file say it. */
  order?: DateOrder;
}

/** The files of one maker: told by what is in them, never by their name. */
export interface Reader {
  maker: string;
  format: string;
  recognizes: (source: Source) => boolean;
  /** The first line of a head, where it is not the same in all heads of one file; null where the reader takes further heads itself. */
  begins?: RegExp | null;
  read: (source: Source) => Recorded;
}
