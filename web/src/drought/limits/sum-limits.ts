import type { LimitRow } from '@artesian/contract/drought/declarations';
import { formatMonth, monthOfRow } from '../../ui/dates.ts';

/** What limits can be added up by. */
export const cuts = {
  month: { header: 'Month', of: (row: LimitRow) => formatMonth(monthOfRow(row)) },
  aquifer: { header: 'Aquifer', of: ({ aq_group_summary_name }: LimitRow) => aq_group_summary_name },
  tier: { header: 'Tier', of: ({ permit_tier_name }: LimitRow) => permit_tier_name },
  permit: { header: 'Permit', of: ({ permit_number }: LimitRow) => permit_number },
} as const;
export type Cut = keyof typeof cuts;

/** Gallons of several months or permits; those of unknown volume are counted beside and missing from the sums. */
export interface SummedLimits {
  name: string;
  permits: number;
  unknown: number;
  permitted_gal: number;
  before_gal: number;
  after_gal: number;
}

/** In the order of what comes first. */
export function sumLimits(rows: readonly LimitRow[], cut: Cut): SummedLimits[] {
  const parts = new Map<string, LimitRow[]>();
  for (const row of rows) {
    const name = cuts[cut].of(row);
    const part = parts.get(name);
    if (part) part.push(row);
    else parts.set(name, [row]);
  }
  const summed = [...parts].map(([name, part]) => summedOf(name, part));
  return cut === 'month' ? summed : summed.toSorted((one, other) => words.compare(one.name, other.name));
}

function summedOf(name: string, part: readonly LimitRow[]): SummedLimits {
  const known = part.filter(({ permitted_gal }) => permitted_gal !== null);
  const total = (column: 'permitted_gal' | 'before_gal' | 'after_gal') =>
    known.reduce((sum, row) => sum + (row[column] ?? 0), 0);
  const permitsOf = (some: readonly LimitRow[]) => new Set(some.map(({ permit_ndx }) => permit_ndx)).size;
  return {
    name,
    permits: permitsOf(part),
    unknown: permitsOf(part.filter(({ permitted_gal }) => permitted_gal === null)),
    permitted_gal: total('permitted_gal'),
    before_gal: total('before_gal'),
    after_gal: total('after_gal'),
  };
}

/** In the order of time, whatever the order of the permits. */
export const byTime = (rows: readonly LimitRow[]): LimitRow[] =>
  rows.toSorted((one, other) => one.c_year - other.c_year || one.c_month - other.c_month);

const words = new Intl.Collator('en', { numeric: true });
