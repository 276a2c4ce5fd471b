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
}

export interface Problem {
  /** Of the file; null for what is true of all of it. */
  line: number | null;
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
}

export interface LoggerFile extends Required<Recorded> {
  maker: string;
  format: string;
}

/** The text of a file, by its lines. */
export interface Source {
  text: string;
  lines: readonly string[];
}

/** The files of one maker: told by what is in them, never by their name. */
export interface Reader {
  maker: string;
  format: string;
  recognizes: (source: Source) => boolean;
  read: (source: Source) => Recorded;
}
