import type { Row } from '@artesian/contract/language/register';
import type { Effects } from '../register/effect.ts';
import { invalid } from '../platform/problems.ts';

export const NOT_EDITABLE = 'The distribution of this permit is fixed. Choose an editable one first.';

/** Shares are kept as integer hundred-thousandths, so that twelve of them can be added up exactly. */
export const WHOLE = 100_000;

const allOfTheirPermits = `
  select from permit_distributions
  where permit_ndx in (select permit_ndx from permit_distributions where ndx = any ($1))
  order by ndx
  for update`;

const totals = `
  select permit_ndx, sum(share)::integer as total, (sum(share) filter (where ndx = any ($1)))::integer as saved
  from permit_distributions
  where permit_ndx in (select permit_ndx from permit_distributions where ndx = any ($1))
  group by permit_ndx`;

/**
 * A month's share of a permit's year. Twelve that are saved together total 100 %, and what totals 100 % still does after a save of one
 * month alone: that is taken only while they do not, on the way there.
 */
export const keepShares: Effects = {
  async hold({ client, keys }) {
    await client.query(allOfTheirPermits, [keys]);
  },
  before({ entered: { alloc_percentage, ...entered } }) {
    return alloc_percentage === undefined ? entered : { ...entered, share: shareOf(alloc_percentage) };
  },
  async finally({ client, keys, were }) {
    const { rows } = await client.query<{ permit_ndx: number; total: number; saved: number }>(totals, [keys]);
    const wrong = rows.find(({ total }) => total !== WHOLE);
    if (!wrong) return;
    const ofPermit = were.filter(({ permit_ndx }) => permit_ndx === wrong.permit_ndx);
    const before = wrong.total - wrong.saved + ofPermit.reduce((sum, row) => sum + shareOf(row.alloc_percentage), 0);
    if (keys.length === 1 && before !== WHOLE) return;
    throw invalid('alloc_percentage', `The twelve months must total 100 %; they total ${inPercent(wrong.total)} %.`);
  },
  fieldsOf: ({ share, ...stored }) => ({ ...stored, alloc_percentage: (share as number) / WHOLE }),
  may: ({ is_editable }: Row) => (is_editable === true ? undefined : NOT_EDITABLE),
};

export const shareOf = (fraction: unknown) => Math.round((fraction as number) * WHOLE);
const inPercent = (share: number) => (share / 1000).toLocaleString('en-US', { maximumFractionDigits: 3 });
