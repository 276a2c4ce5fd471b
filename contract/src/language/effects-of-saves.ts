import { z } from 'zod';

const gallons = z.int().nullable();

/** A month that a save changes, in gallons; null where nobody knows them. */
export const monthChange = z.object({
  permit_ndx: z.int(),
  permit_number: z.string(),
  c_year: z.int(),
  c_month: z.int(),
  permitted_before_gal: gallons,
  permitted_after_gal: gallons,
  reduced_before_gal: gallons,
  reduced_after_gal: gallons,
  metered_before_gal: z.int(),
  metered_after_gal: z.int(),
  exceeding_before_gal: gallons,
  exceeding_after_gal: gallons,
});
export type MonthChange = z.output<typeof monthChange>;

/** A fiscal year that a save counts a permit group under another tier in, with what is reported of it. */
const tierChange = z.object({
  permit_group_ndx: z.int(),
  permit_group_name: z.string(),
  fiscal_year: z.int(),
  tier_before: z.string(),
  tier_after: z.string(),
  permits: z.int(),
  permitted_gal: gallons,
  metered_gal: z.int(),
});
export type TierChange = z.output<typeof tierChange>;

export const effectsOfSave = z.object({
  /** It holds from a month that the caller may choose; else it has dates of its own. */
  asks_month: z.boolean(),
  /** It holds from a fiscal year that the caller may choose, by its first month. */
  asks_year: z.boolean(),
  /** The first month that the change holds in, as it was asked for. */
  holds_from: z.string(),
  /** The first month that can be changed without a reason. */
  next_open_month: z.string(),
  /** It reaches into past months, or into a closed year. */
  needs_reason: z.boolean(),
  closed_years: z.array(z.int()),
  months: z.array(monthChange),
  tiers: z.array(tierChange),
  /** Permits stand in another group in a closed year. */
  moves_permits: z.boolean(),
});
export type EffectsOfSave = z.output<typeof effectsOfSave>;
