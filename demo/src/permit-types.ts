/** Types by the numbers that the other files use. */
export const permitType = {
  edwardsHistorical: 1,
  conditionalA: 2,
  conditionalB: 3,
  conditionalC: 4,
  conditionalD: 5,
  trinityHistorical: 6,
  alluvialHistorical: 7,
} as const;

/**
 * The types of the model district with the fraction that each drought stage takes away: Alarm, Critical, Exceptional and
 * Emergency. Those of Alarm and Critical are published; of the others only some are, and the rest (marked below) are
 * examples to be verified with the District's rules.
 */
export const permitTypes = [
  describe(permitType.edwardsHistorical, 'Edwards Historical', 'H', [0.2, 0.3, 0.4, 0.5]),
  // Exceptional and Emergency: verify with the District's rules.
  describe(permitType.conditionalA, 'Edwards Conditional A', 'A', [0.2, 0.3, 0.5, 1]),
  describe(permitType.conditionalB, 'Edwards Conditional B', 'B', [0.5, 0.75, 1, 1]),
  describe(permitType.conditionalC, 'Edwards Conditional C', 'C', [1, 1, 1, 1]),
  describe(permitType.conditionalD, 'Edwards Conditional D', 'D', [1, 1, 1, 1]),
  // Emergency: verify with the District's rules.
  describe(permitType.trinityHistorical, 'Trinity Historical', 'T', [0.2, 0.3, 0.3, 0.4]),
  // Exceptional and Emergency: verify with the District's rules.
  describe(permitType.alluvialHistorical, 'Alluvial / Austin Chalk Historical', 'L', [0.2, 0.3, 0.4, 0.5]),
];

type Reductions = readonly [alarm: number, critical: number, exceptional: number, emergency: number];

function describe(permit_type_ndx: number, permit_type_desc: string, permit_prefix: string, reductions: Reductions) {
  const conditional = permit_type_desc.includes('Conditional');
  const counted_as = conditional ? 'Conditional' : 'Historical';
  return { row: { permit_type_ndx, permit_type_desc, permit_prefix, conditional, counted_as }, reductions };
}

/** What the stages take away from permits of each type, since ever. */
export const permitTypeReductions = permitTypes.map(
  ({ row, reductions: [alarm, critical, exceptional, emergency] }) => ({
    permit_type_ndx: row.permit_type_ndx,
    holds_from: '1900-01-01',
    d1_pump_reduction: alarm,
    d2_pump_reduction: critical,
    d3_pump_reduction: exceptional,
    d4_pump_reduction: emergency,
  }),
);

/** The fraction that a stage takes away from permits of a type. */
export const reductionOf = (type: number, stage: number): number =>
  [0, 0, ...permitTypes[type - 1]!.reductions][stage] ?? 0;
