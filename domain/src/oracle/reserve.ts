/** The second writing of `api/sql/permits/land/`. */

/** What a district grants for land, in a year. */
export interface LandRule {
  allowance_gal_per_acre: number | null;
  most_acres: number | null;
}

/** Whole gallons of a year, halves up; undefined where nothing is granted by land. `acres` and gallons have four decimals at most. */
export function landVolume_gal(acres: number, { allowance_gal_per_acre, most_acres }: LandRule): number | undefined {
  if (allowance_gal_per_acre === null) return undefined;
  return timesAcres(Math.min(acres, most_acres ?? Infinity), allowance_gal_per_acre);
}

const tenThousandths = (value: number) => BigInt(Math.round(value * 10_000));

function timesAcres(acres: number, gal_per_acre: number): number {
  const product = tenThousandths(acres) * tenThousandths(gal_per_acre);
  return Number((product * 2n + 100_000_000n) / 200_000_000n);
}

/** How a reserve is kept, gallons for all acres that count; null for no limit. */
export interface ReserveRule {
  /** From 0 to 1, with five decimals at most. */
  earned_part: number;
  most_kept_gal: number | null;
  most_spent_gal: number | null;
  lost_after_years: number | null;
}

export interface YearOfReserve {
  is_over: boolean;
  /** Null where nobody knows. */
  allowed_gal: number | null;
  pumped_gal: number;
  /** Undefined where there is no reserve in the year. */
  rule: ReserveRule | undefined;
  added_gal: number;
  taken_gal: number;
  /** Whether its reports were there in time, or need not be. */
  may_earn: boolean;
}

export interface ReserveMoves {
  before_gal: number;
  taken_gal: number;
  spent_gal: number;
  lost_gal: number;
  earned_gal: number;
  over_cap_gal: number;
  after_gal: number;
  exceeding_gal: number | null;
}

interface Lot {
  year: number;
  left: number;
}

const sumOf = (lots: readonly Lot[]) => lots.reduce((sum, { left }) => sum + left, 0);

/** Takes gallons from lots in this order, and says how many there were. */
function take(lots: readonly Lot[], gallons: number): number {
  let wanted = gallons;
  for (const lot of lots) {
    const taken = Math.min(lot.left, wanted);
    lot.left -= taken;
    wanted -= taken;
  }
  return gallons - wanted;
}

/** The account of one permit, year after year from its first. */
export function reserveAccount(years: readonly YearOfReserve[]): ReserveMoves[] {
  const lots: Lot[] = [];
  return years.map(({ is_over, allowed_gal, pumped_gal, rule, added_gal, taken_gal, may_earn }, year) => {
    const before_gal = sumOf(lots);
    const own = { year, left: added_gal };
    lots.push(own);
    const taken = take(lots, taken_gal);
    const beyond = allowed_gal === null ? 0 : Math.max(0, pumped_gal - allowed_gal);
    const spent_gal = rule ? take(lots, Math.min(beyond, rule.most_spent_gal ?? Infinity)) : 0;
    let [lost_gal, earned_gal, over_cap_gal] = [0, 0, 0];
    if (rule && is_over) {
      const { earned_part, lost_after_years, most_kept_gal } = rule;
      const tooOld = lots.filter((lot) => lost_after_years !== null && lot.year + lost_after_years <= year);
      lost_gal = take(tooOld, sumOf(tooOld));
      if (may_earn && allowed_gal !== null) {
        const unused = BigInt(Math.max(0, allowed_gal - Math.max(0, pumped_gal)));
        earned_gal = Number((unused * BigInt(Math.round(earned_part * 100_000))) / 100_000n);
      }
      own.left += earned_gal;
      if (most_kept_gal !== null) over_cap_gal = take(lots.toReversed(), Math.max(0, sumOf(lots) - most_kept_gal));
    }
    return {
      before_gal,
      taken_gal: taken,
      spent_gal,
      lost_gal,
      earned_gal,
      over_cap_gal,
      after_gal: sumOf(lots),
      exceeding_gal: allowed_gal === null ? null : beyond - spent_gal,
    };
  });
}
