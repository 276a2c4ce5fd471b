import type { ChartOption } from '../ui/chart/chart-library.ts';
import type { ChartTone } from '../ui/chart/chart-tone.ts';
import type { Column } from '../ui/table/column.ts';
import type { ListLink } from './list-links.ts';

/** How a series is drawn, so that it is known without its color. */
export type Mark = 'bar' | 'hatched' | 'dotted' | 'area' | 'dashed' | 'diamonds';

/** A series, or a slice, that can be hidden. */
export interface SeriesKey {
  name: string;
  mark: Mark;
  colorIn: (tone: ChartTone) => string;
}

/** A chart with the rows that it is drawn from. */
export interface Drawing<R> {
  /** What it shows, in a sentence. */
  words: string;
  /** What is missing from its numbers. */
  notes: readonly string[];
  /** None where there is but one. */
  series: readonly SeriesKey[];
  optionIn: (tone: ChartTone) => ChartOption;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  /** Of its table: the last first. */
  isNewestFirst?: boolean;
  /** Its marks may be too thin to aim at. */
  picksColumns?: boolean;
  /** The records behind a row. */
  behind: (row: R) => ListLink;
  /** The row behind the mark at this place of its series. */
  rowAt: (index: number, series: string) => R | undefined;
}
