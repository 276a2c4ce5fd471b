import type { Effects } from '../register/effect.ts';

/** The tier of a group holds from a fiscal year on. What is said again, with an earlier year that it holds from, moves it there. */
export const keepTier: Effects = {
  async after({ client, entered, was, key }) {
    if (was && entered.permit_tier_ndx === was.permit_tier_ndx)
      await client.query('select api.hold_tier_again($1)', [key]);
  },
};
