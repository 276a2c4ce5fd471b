import type { Row } from '@artesian/contract/language/register';
import type { Effects } from '../register/effect.ts';
import { invalid } from '../platform/problems.ts';

/** Shares are kept as integer hundred-thousandths, so that twelve of them can be added up exactly. */
const WHOLE = 100_000;

const totals = `
  select permit_ndx, sum(share)::integer as total
  from permit_distributions
  where permit_ndx in (select permit_ndx from permit_distributions where ndx = any ($1))
  group by permit_ndx`;

/** A month's share of a permit's year. Saved one at a time the twelve may not be complete for a while; together they must be. */
export const keepShares: Effects = {
  before({ entered: { alloc_percentage, ...entered } }) {
    return alloc_percentage === undefined
      ? entered
      : { ...entered, share: Math.round((alloc_percentage as number) * WHOLE) };
  },
  async finally({ client, keys }) {
    if (keys.length < 2) return;
    const { rows } = await client.query<{ total: number }>(totals, [keys]);
    const wrong = rows.find(({ total }) => total !== WHOLE);
    if (wrong)
      throw invalid('alloc_percentage', `The twelve months must total 100 %; they total ${inPercent(wrong.total)} %.`);
  },
  fieldsOf: ({ share, ...stored }) => ({ ...stored, alloc_percentage: (share as number) / WHOLE }),
  may: ({ is_editable }: Row) =>
    is_editable === true ? undefined : 'The distribution of this permit is fixed. Choose an editable one first.',
};

const inPercent = (share: number) => (share / 1000).toLocaleString('en-US', { maximumFractionDigits: 3 });
