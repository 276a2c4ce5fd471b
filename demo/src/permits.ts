import { permitType, permitTypes } from './permit-types.ts';
import type { Random } from './random.ts';
import type { Size } from './size.ts';
import type { Well } from './wells.ts';

export interface Permit {
  permit_ndx: number;
  permit_number: string;
  legacy_permit_number: string | null;
  permit_name: string;
  permit_year: number;
  start_date: string;
  created_timestamp: string;
  ended_date: string | null;
  authorized_volume_gal: number;
  permit_type_ndx: number;
  permit_status_ndx: number;
  allocation_distribution_ndx: number;
  primary_use_ndx: number;
  aquifer_group_ndx: number;
  rolo_ndx: number;
  alternate_rolo_ndx: number | null;
  billing_rolo_ndx: number | null;
  meter_rolo_ndx: number | null;
  special_provisions: string | null;
}
/** A permit stands in a group from a fiscal year on. */
export interface Membership {
  permit_ndx: number;
  permit_group_ndx: number;
  from_year: number;
}
export interface PermitWell {
  permit_ndx: number;
  well_ndx: number;
  start_date: string;
  end_date: string | null;
}

const status = { active: 1, pending: 2, retired: 3, expired: 5, terminated: 7 };
const distribution = { even: 1, publicSupply: 2, irrigation: 3, custom: 4 };
const use = { irrigation: 3, publicSupply: 4 };

/** Permits that the tests and the stories of the district look for. */
export const story = { retired: 20, terminated: 45, incompleteShares: 33 };

/** Permits for the wells that need one: a group holds one or several, and some stand on the wells of another (stacked). */
export function inventPermits(random: Random, wells: Well[], { permits: count, contacts, groups, permitYears }: Size) {
  const permits: Permit[] = [];
  const links: PermitWell[] = [];
  const memberships: Membership[] = [];
  const takeWells = wellTaker(random, wells);
  for (let number = 1; number <= count; number++) {
    const group = number <= groups ? number : null;
    const isAlone = group !== null || number % 7 === 0;
    const base = isAlone ? undefined : permits[random.between(0, groups - 1)];
    const isStacked = base !== undefined && base.aquifer_group_ndx === 1 && random.chance(0.6);
    const covered = isStacked ? wellsOf(links, base, wells) : takeWells();
    const permit = inventPermit(random, { number, covered, base, isStacked, contacts, permitYears });
    permits.push(permit);
    const permit_group_ndx = base?.permit_ndx ?? group;
    if (permit_group_ndx !== null)
      memberships.push({ permit_ndx: number, permit_group_ndx, from_year: permit.permit_year });
    for (const { well_ndx } of covered) links.push(linkTo(permit, well_ndx));
  }
  return { permits, links, memberships, groups: inventGroups(permits, memberships, groups) };
}

interface Circumstances {
  number: number;
  covered: Well[];
  /** Another permit of the same group and permittee. */
  base: Permit | undefined;
  isStacked: boolean;
  contacts: number;
  permitYears: readonly [number, number];
}

function inventPermit(
  random: Random,
  { number, covered, base, isStacked, contacts, permitYears }: Circumstances,
): Permit {
  const [first] = covered;
  const aquifer = aquiferGroupOf(first!);
  const type = inventType(random, aquifer, isStacked);
  const ended_date = { [story.retired]: '2019-08-31', [story.terminated]: '2022-12-31' }[number] ?? null;
  const drawnYear = isStacked ? Math.min(permitYears[1], base!.permit_year + 3) : random.between(...permitYears);
  // What has ended was in force for some years.
  const year = ended_date ? Math.min(drawnYear, Number(ended_date.slice(0, 4)) - 5) : drawnYear;
  const permit_status_ndx = statusOf(random, number);
  const name = `${first!.well_name.replace(/ (Well|No\. \d)$/, '')} ${random.pick(['Estates', 'Water Supply', 'Ranch', 'Club', 'Park'])}`;
  return {
    permit_ndx: number,
    permit_number: `${permitTypes[type - 1]!.row.permit_prefix}${number}-${String(year).slice(2)}-1`,
    legacy_permit_number: year < 2010 && random.chance(0.5) ? `BS-${1000 + number}` : null,
    permit_name: base?.permit_name ?? name,
    permit_year: year,
    start_date: `${year}-01-01`,
    created_timestamp: `${year}-01-01T18:00:00Z`,
    ended_date,
    authorized_volume_gal: inventVolume(random, first!),
    permit_type_ndx: type,
    permit_status_ndx,
    allocation_distribution_ndx:
      number === story.incompleteShares ? distribution.custom : distributionFor(random, first!),
    primary_use_ndx: first!.primary_use_ndx,
    aquifer_group_ndx: aquifer,
    rolo_ndx: base?.rolo_ndx ?? random.between(1, contacts),
    alternate_rolo_ndx: random.chance(0.3) ? random.between(1, contacts) : null,
    billing_rolo_ndx: random.chance(0.3) ? random.between(1, contacts) : null,
    meter_rolo_ndx: random.chance(0.4) ? random.between(1, contacts) : null,
    special_provisions: random.chance(0.15)
      ? 'Demonstration: pumping is spread evenly over the day while the springs are low.'
      : null,
  };
}

/** What was given on top of a Historical permit is Conditional. */
function inventType(random: Random, aquifer: number, isStacked: boolean): number {
  if (aquifer === 2) return permitType.trinityHistorical;
  if (aquifer === 3) return permitType.alluvialHistorical;
  const conditional = [
    permitType.conditionalA,
    permitType.conditionalB,
    permitType.conditionalC,
    permitType.conditionalD,
  ];
  return isStacked || random.chance(0.25) ? random.pick(conditional) : permitType.edwardsHistorical;
}

function statusOf(random: Random, number: number): number {
  if (number === story.retired) return status.retired;
  if (number === story.terminated) return status.terminated;
  return random.weighted([
    [status.active, 94],
    [status.pending, 3],
    [status.expired, 3],
  ] as const);
}

/** Gallons a year in thousands: suppliers have much, limited permits at most half a million. */
function inventVolume(random: Random, { well_subclass_ndx, primary_use_ndx }: Well): number {
  if (well_subclass_ndx === 2) return random.between(60, 500) * 1000;
  const [least, most] = primary_use_ndx === use.publicSupply ? [12_000, 160_000] : [1500, 40_000];
  return Math.round(least * (most / least) ** random.next()) * 1000;
}

function distributionFor(random: Random, { primary_use_ndx }: Well): number {
  if (random.chance(0.08)) return distribution.custom;
  if (primary_use_ndx === use.publicSupply) return distribution.publicSupply;
  return primary_use_ndx === use.irrigation ? distribution.irrigation : distribution.even;
}

/** Each call takes one or a few wells of one aquifer that no permit has; when all are taken it begins again. */
function wellTaker(random: Random, wells: Well[]) {
  const active = wells.filter(
    ({ well_subclass_ndx, well_status_ndx }) => well_subclass_ndx <= 2 && well_status_ndx === 1,
  );
  // The few wells of other aquifers come early: else hardly a permit would be for them.
  const isRare = (well: Well) => aquiferGroupOf(well) === 3;
  const usual = active.filter((well) => !isRare(well));
  const holders = [...usual.slice(0, 12), ...active.filter(isRare), ...usual.slice(12)];
  let left = holders;
  return () => {
    if (left.length === 0) left = holders;
    const count = random.weighted([
      [1, 56],
      [2, 28],
      [3, 12],
      [5, 4],
    ] as const);
    const aquifer = aquiferGroupOf(left[0]!);
    const taken = left.filter((well) => aquiferGroupOf(well) === aquifer).slice(0, count);
    left = left.filter((well) => !taken.includes(well));
    return taken;
  };
}

/** 1 Edwards, 2 Trinity, 3 other aquifers. */
function aquiferGroupOf({ aquifer_ndx }: Well): number {
  if (aquifer_ndx <= 2) return 1;
  return aquifer_ndx <= 5 ? 2 : 3;
}

function wellsOf(links: PermitWell[], { permit_ndx }: Permit, wells: Well[]): Well[] {
  return links.filter((link) => link.permit_ndx === permit_ndx).map(({ well_ndx }) => wells[well_ndx - 1]!);
}

const linkTo = ({ permit_ndx, start_date, ended_date }: Permit, well_ndx: number): PermitWell => ({
  permit_ndx,
  well_ndx,
  start_date,
  end_date: ended_date,
});

/** A group is in the tier of what its permits authorize together. */
function inventGroups(permits: Permit[], memberships: Membership[], count: number) {
  return Array.from({ length: Math.min(count, permits.length) }, (_, index) => {
    const members = memberships
      .filter(({ permit_group_ndx }) => permit_group_ndx === index + 1)
      .map(({ permit_ndx }) => permits[permit_ndx - 1]!);
    const total_gal = members.reduce((sum, { authorized_volume_gal }) => sum + authorized_volume_gal, 0);
    return {
      permit_group_ndx: index + 1,
      permit_group_name: `${members[0]!.permit_name} ${index + 1}`,
      permit_tier_ndx: [2_000_000, 12_000_000, 60_000_000].filter((limit) => total_gal >= limit).length,
      // As its first permit: long ago.
      created_timestamp: members[0]!.created_timestamp,
    };
  });
}

/** Own shares of the permits that have some; one total is short, as while somebody is still entering them. */
export function inventShares(random: Random, permits: Permit[]) {
  return permits
    .filter(({ allocation_distribution_ndx }) => allocation_distribution_ndx === distribution.custom)
    .flatMap(({ permit_ndx }) => {
      const weights = Array.from({ length: 12 }, (_, month) => 6 + 4 * Math.sin(((month - 3) / 12) * 2 * Math.PI));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const shares = weights.map((weight) => Math.floor((weight / total) * 90_000) + random.between(0, 300));
      shares[6] = shares[6]! + 100_000 - shares.reduce((sum, share) => sum + share, 0);
      if (permit_ndx === story.incompleteShares) shares[11] = shares[11]! - 1200;
      return shares.map((share, month) => ({ permit_ndx, c_month: month + 1, share }));
    });
}
