import { searchOfWells, wellsOfSearch } from './wells-in-address.ts';

/** What a line of the graph goes by. */
export const measures = ['depth', 'elevation', 'change'] as const;
export type Measure = (typeof measures)[number];

/** All that makes two people see the same graph. */
export interface ComparedView {
  wells: readonly number[];
  measure: Measure;
  /** The day from which changes count, in ISO form; undefined for the first day that all wells have. */
  since: string | undefined;
  /** The days that are shown, in ISO form; undefined where they are open. */
  from: string | undefined;
  to: string | undefined;
}

type Search = Readonly<Record<string, unknown>>;

/** Reads an address: what makes no sense is as by default, and `isPartLost` says that there was some. */
export function viewOf(search: Search): ComparedView & { isPartLost: boolean } {
  const { wells, isPartLost } = wellsOfSearch(textOf(search['wells']) ?? '');
  const measure = measures.find((one) => one === search['show']);
  const days = { since: dayOf(search['since']), from: dayOf(search['from']), to: dayOf(search['to']) };
  const isLost = (name: string, value: unknown) => textOf(search[name]) !== undefined && value === undefined;
  return {
    wells,
    measure: measure ?? 'depth',
    ...days,
    isPartLost: isPartLost || isLost('show', measure) || Object.entries(days).some(([name, day]) => isLost(name, day)),
  };
}

/** The address of a view; what is as by default is left out. */
export const searchOf = ({ wells, measure, since, from, to }: ComparedView) => ({
  wells: searchOfWells(wells),
  show: measure === 'depth' ? undefined : measure,
  since,
  from,
  to,
});

function dayOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** The router reads numbers in an address as numbers. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
