import type { Effects } from '../register/effect.ts';

const reductions = ['d1_pump_reduction', 'd2_pump_reduction', 'd3_pump_reduction', 'd4_pump_reduction'] as const;

/** Those of a type that is new hold since ever, which is written as 1900. */
const first = `
  insert into permit_type_reductions (permit_type_ndx, holds_from, ${reductions.join(', ')})
  values ($1, '1900-01-01', $2, $3, $4, $5)`;

/** Reductions are dated: what drought took away in past months stays as it was. */
export const keepReductions: Effects = {
  dated: { table: 'permit_type_reductions', of: 'permit_type_ndx', from: 'holds_from' },
  async after({ client, key, entered, was }) {
    const changed = reductions.map((name) => (was && entered[name] === was[name] ? null : (entered[name] ?? null)));
    if (!was) await client.query(first, [key, ...changed]);
    else if (changed.some((value) => value !== null)) {
      await client.query('select api.change_reductions($1, $2, $3, $4, $5)', [key, ...changed]);
    }
  },
};
