import { MONTHS, type District, type TierEdit } from './random-district.ts';

/** Three permits and three meters with water in every month, so that each change shows. */
export function plainDistrict(): District {
  const link = (number: number, well: number) => ({
    permit: number,
    meter: number,
    well,
    range: { from: 0, to: null, day: 1 },
  });
  const readings = Array.from({ length: MONTHS }, () => ({ step: 500_001, adjustment: 0 }));
  return {
    permits: [1, 1, 2].map((type) => ({
      volume: 12_000_000,
      type,
      start: 0,
      end: null,
      removed: false,
      memberships: [{ from_year: 2023, group: 1 }],
      aquifer: 'Edwards',
      use: 1,
      shares: fromJanuary,
      amendments: [],
    })),
    meters: [1, 2, 3].map((setup) => ({ setup, start: 0, dials: [], decimals: 0, shared: true, readings })),
    reports: [0, 1, 20].map((month) => ({ well: 5, month, gallons: 300_001 })),
    permitLinks: [link(1, 1), link(2, 2), link(3, 3), link(1, 4), link(2, 5)],
    meterLinks: [link(1, 1), link(1, 4), link(2, 2), link(3, 3), link(3, 1)],
    stages: Array.from({ length: MONTHS }, (_, index) => workedStages[index % 12]!),
    changesOfReductions: [],
    exemptions: [],
    specials: [],
    stageDays: [],
    periods: [],
    land: [],
    allowances: [],
    stagesGoOn: false,
    turned: null,
  };
}

/** Planned, planned anew for an earlier year, and said again for a still earlier one. */
export const plannedTiers: TierEdit[] = [
  { group: 1, from_year: 2026, tier: 2 },
  { group: 1, from_year: 2025, tier: 3 },
  { group: 1, from_year: 2024, tier: 3 },
  { group: 2, from_year: 2026, tier: 1 },
  { group: 2, from_year: null, tier: 2 },
];

/** The same as one group of three aquifers, of which two exceed and the third makes good for some of it. */
export function exceedingDistrict(): District {
  const plain = plainDistrict();
  const kinds = [
    { aquifer: 'Edwards', volume: 5_000_003 },
    { aquifer: 'Trinity', volume: 4_000_001 },
    { aquifer: 'Other', volume: 10_000_000 },
  ] as const;
  return { ...plain, permits: kinds.map((kind, index) => ({ ...plain.permits[index]!, ...kind })) };
}

/** The same, by quarters from a year on, and one permit with an aquifer of its own by years from the next one on. */
export const reportingDistrict = (): District => ({
  ...exceedingDistrict(),
  periods: [
    { of: { type: null, permit: null }, from_year: 2024, months: 3 },
    { of: { type: null, permit: 1 }, from_year: 2025, months: 12 },
  ],
});

// The worked year: shares and stages from September to August, and the same shares by calendar month.
const fromSeptember = [7000, 6500, 6000, 6000, 6000, 6500, 7500, 8500, 10_000, 12_000, 12_500, 11_500];
const fromJanuary = [...fromSeptember.slice(4), ...fromSeptember.slice(0, 4)];
const workedStages = [2, 2, 3, 3, 4, 3, 2, 2, 2, 2, 2, 2];
