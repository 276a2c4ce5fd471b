import type { Random } from './random.ts';
import type { Well } from './wells.ts';

const FIRST_YEAR = 2008;

/** Permits for the wells that need one, a few with several wells, and a meter on most of their wells. */
export function inventPermits(random: Random, wells: Well[], contacts: number) {
  const holders = wells.filter(
    ({ well_subclass_ndx, well_status_ndx }) => well_subclass_ndx <= 2 && well_status_ndx === 1,
  );
  const permits = [];
  const links = [];
  for (let permit = 1, next = 0; permit <= 150 && next < holders.length; permit++) {
    const year = random.between(FIRST_YEAR, 2025);
    const covered = holders.slice(
      next,
      next +
        random.weighted([
          [1, 60],
          [2, 25],
          [3, 10],
          [5, 5],
        ] as const),
    );
    next += covered.length;
    permits.push({
      permit_ndx: permit,
      permit_number: `${random.pick(['H', 'C', 'T'])}${permit}-${String(year).slice(2)}-1`,
      permit_name: `${covered[0]!.well_name.replace(/ (Well|No\. \d)$/, '')} ${random.pick(['Estates', 'Water Supply', 'Ranch', 'Club', 'Park'])}`,
      permit_year: year,
      authorized_volume_gal: random.between(4, 900) * 100_000,
      primary_use_ndx: covered[0]!.primary_use_ndx,
      aquifer_group_ndx: covered[0]!.aquifer_ndx <= 2 ? 1 : 2,
      rolo_ndx: random.between(1, contacts),
    });
    for (const { well_ndx } of covered) links.push({ permit_ndx: permit, well_ndx, start_date: `${year}-09-01` });
  }
  return { permits, links, meters: inventMeters(random, links) };
}

function inventMeters(random: Random, links: { well_ndx: number; start_date: string }[]) {
  return links.slice(0, 200).map(({ well_ndx, start_date }, index) => {
    const isRetired = random.chance(0.08);
    return {
      meter_ndx: index + 1,
      setup_well_ndx: well_ndx,
      joined_date: start_date,
      retired_date: isRetired ? '2025-11-30' : null,
      meter_type: random.pick(['Turbine', 'Electromagnetic', 'Multi-jet', 'Propeller']),
      brand: random.pick(['Example Flow', 'Limestone Instruments', 'Hill Country Meters']),
      meter_serial_number: `EX-${random.between(100_000, 999_999)}`,
    };
  });
}
