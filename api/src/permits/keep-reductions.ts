import { reductionNames } from '@artesian/contract/permits/permit-types';
import type { Effects } from '../register/effect.ts';

/** Those of a type that is new hold since ever, which is written as 1900. */
const first = `
  insert into permit_type_reductions (permit_type_ndx, holds_from, ${reductionNames.join(', ')})
  values ($1, '1900-01-01', ${reductionNames.map((_name, index) => `$${index + 2}`).join(', ')})`;

const change = `select api.change_reductions($1, ${reductionNames.map((name, index) => `${name} => $${index + 2}`).join(', ')})`;

/** Reductions are dated: what drought took away in past months stays as it was. */
export const keepReductions: Effects = {
  dated: { table: 'permit_type_reductions', of: 'permit_type_ndx', from: 'holds_from' },
  async after({ client, key, entered, was }) {
    const changed = reductionNames.map((name) => (was && entered[name] === was[name] ? null : (entered[name] ?? null)));
    if (!was) await client.query(first, [key, ...changed]);
    else if (changed.some((value) => value !== null)) await client.query(change, [key, ...changed]);
  },
};
