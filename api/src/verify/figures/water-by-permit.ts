import { setImmediate } from 'node:timers/promises';
import { isoMonth, monthOfDay, type Month } from '@artesian/domain/month';
import { meteredMonths, sharedOverWells_gal } from '@artesian/domain/oracle/meter-chain';
import { permitOfWater } from '@artesian/domain/oracle/permit-of-water';
import type { Entered } from './read-entered.ts';
import { holdsIn, listsBy } from './in-time.ts';

interface WaterOfWell extends Month {
  well_ndx: number;
  gallons: number;
}

/** What wells pumped by the permit that it counts at: `12 2026-11` to gallons. */
export async function waterByPermit(entered: Entered): Promise<Map<string, number>> {
  const permits = new Map(entered.permits.map((permit) => [permit.permit_ndx, permit]));
  const linksOf = listsBy(
    entered.wells_of_permits.filter(({ permit_ndx }) => permits.has(permit_ndx)),
    ({ well_ndx }) => well_ndx,
  );
  const sums = new Map<string, number>();
  for (const { well_ndx, gallons, ...month } of [...(await metered(entered)), ...entered.production]) {
    const links = linksOf(well_ndx).filter((link) => holdsIn(link, month));
    const permit = permitOfWater(
      links.map(({ permit_ndx, start_date }) => ({
        permit: permit_ndx,
        linked_on: start_date,
        in_force: isInForce(permits.get(permit_ndx)!, month),
      })),
    );
    if (permit === undefined) continue;
    const name = `${permit} ${isoMonth(month)}`;
    sums.set(name, (sums.get(name) ?? 0) + gallons);
  }
  return sums;
}

const isInForce = ({ start_date, ended_date }: Entered['permits'][number], month: Month) =>
  holdsIn({ start_date, end_date: ended_date }, month);

async function metered(entered: Entered): Promise<WaterOfWell[]> {
  const waterOf = waterOfMeters(entered);
  const water: WaterOfWell[] = [];
  for (const meter of entered.meters) {
    water.push(...waterOf(meter));
    // Whoever asks a server meanwhile is answered.
    await setImmediate();
  }
  return water;
}

/** A meter's water to its wells. */
function waterOfMeters(entered: Entered) {
  const readingsOf = listsBy(entered.readings, ({ meter_ndx }) => meter_ndx);
  const dialsOf = listsBy(entered.dials, ({ meter_ndx }) => meter_ndx);
  const wellsOf = listsBy(entered.wells_of_meters, ({ meter_ndx }) => meter_ndx);
  const monthOrNull = (day: string | null) => (day === null ? null : monthOfDay(day));
  return (meter: Entered['meters'][number]): WaterOfWell[] => {
    const { meter_ndx, setup_well_ndx, shares_over_wells, start_reading, joined_date } = meter;
    const dials = dialsOf(meter_ndx).map(({ holds_from, ...dial }) => ({ ...dial, from: monthOrNull(holds_from) }));
    const months = meteredMonths(readingsOf(meter_ndx), start_reading, { dials, joined: monthOrNull(joined_date) });
    return months.flatMap(({ year, month, calculated_gal }) => {
      if (calculated_gal === null) return [];
      const linked = new Set(
        wellsOf(meter_ndx)
          .filter((link) => holdsIn(link, { year, month }))
          .map(({ well_ndx }) => well_ndx),
      );
      const wells =
        shares_over_wells && linked.size > 0 ? [...linked].toSorted((one, other) => one - other) : [setup_well_ndx];
      return sharedOverWells_gal(calculated_gal, wells.length).map((gallons, place) => ({
        well_ndx: wells[place]!,
        year,
        month,
        gallons,
      }));
    });
  };
}
