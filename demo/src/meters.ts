import { dialOf, startOn } from './dials.ts';
import type { Permit, PermitWell } from './permits.ts';
import type { Random } from './random.ts';
import { dayOf, isBefore, monthOf, type Month, type Size } from './size.ts';

/** Digits of a register; past its highest number it begins again at 0. */
export const registerSize = (digits: number): number => 10 ** digits;

/** A meter with what its readings are invented from. */
export interface Meter {
  meter_ndx: number;
  setup_well_ndx: number;
  joined: Month;
  retired: Month | null;
  /** In gallons, whatever its dial counts in. */
  start_reading: number;
  digits: number;
  replaces_meter_ndx: number | null;
  shares_over_wells: boolean;
  permit: Permit;
  /** Wells of the permit that its water is shared over. */
  alsoAt: number[];
  /** The part of the permit's year that goes through it. */
  part: number;
}

/** One meter on each well of the permits until there are enough; about one in thirteen is later replaced by another. */
export function inventMeters(random: Random, permits: Permit[], links: PermitWell[], size: Size): Meter[] {
  const replacements = Math.floor(size.meters / 13);
  const places = firstLinks(links).slice(0, size.meters - replacements);
  const first = places.map((link, index) =>
    inventMeter(random, index + 1, permits[link.permit_ndx - 1]!, link, links, size),
  );
  const replaced = first.filter(({ permit }) => permit.ended_date === null).slice(10, 10 + replacements);
  const second = replaced.map((old, index) => replace(random, old, places.length + index + 1));
  return [...first, ...second];
}

/** Stacked permits stand on the same wells, which have one meter all the same. */
function firstLinks(links: PermitWell[]): PermitWell[] {
  const seen = new Set<number>();
  return links.filter(({ well_ndx }) => !seen.has(well_ndx) && seen.add(well_ndx));
}

function inventMeter(
  random: Random,
  number: number,
  permit: Permit,
  { well_ndx, start_date, end_date }: PermitWell,
  links: PermitWell[],
  { firstReading, metersCameFirst }: Size,
): Meter {
  const start = monthOf(start_date);
  const own = links.filter(({ permit_ndx }) => permit_ndx === permit.permit_ndx);
  const isShared = own.length > 1 && number % 40 === 0;
  return {
    meter_ndx: number,
    setup_well_ndx: well_ndx,
    joined: metersCameFirst || isBefore(start, firstReading) ? firstReading : start,
    retired: end_date === null ? null : monthOf(end_date),
    start_reading: random.between(0, 900_000),
    digits: permit.authorized_volume_gal > 20_000_000 ? 8 : 7,
    replaces_meter_ndx: null,
    shares_over_wells: isShared,
    permit,
    alsoAt: isShared ? own.map((link) => link.well_ndx).filter((other) => other !== well_ndx) : [],
    part: 1 / own.length,
  };
}

const LAST_REPLACEMENT = 2025;

/** The old meter is read for the last time in the month in which the new one is set up. */
function replace(random: Random, old: Meter, number: number): Meter {
  old.retired = {
    year: random.between(Math.max(2012, old.joined.year + 2), LAST_REPLACEMENT),
    month: random.between(2, 11),
  };
  return {
    ...old,
    meter_ndx: number,
    joined: old.retired,
    retired: null,
    start_reading: random.between(0, 500),
    replaces_meter_ndx: old.meter_ndx,
  };
}

const kinds = ['Turbine', 'Electromagnetic', 'Multi-jet', 'Propeller'] as const;
const brands = ['Example Flow', 'Limestone Instruments', 'Hill Country Meters'] as const;

/** A meter as its table holds it. */
export const meterRow = (random: Random, meter: Meter) => ({
  meter_ndx: meter.meter_ndx,
  setup_well_ndx: meter.setup_well_ndx,
  joined_date: dayOf(meter.joined, meter.replaces_meter_ndx === null ? 1 : 15),
  retired_date: meter.retired && dayOf(meter.retired, meter.permit.ended_date === null ? 15 : 28),
  start_reading: startReading(meter),
  shares_over_wells: meter.shares_over_wells,
  replaces_meter_ndx: meter.replaces_meter_ndx,
  meter_type: random.pick(kinds),
  brand: random.pick(brands),
  meter_serial_number: `EX-${random.between(100_000, 999_999)}`,
});

function startReading({ meter_ndx, start_reading }: Meter): number {
  const dial = dialOf(meter_ndx);
  return dial ? startOn(dial, start_reading) : start_reading;
}

/** What the dials of meters stand for that do not count gallons. */
export const meterDials = (meters: Meter[]) =>
  meters.flatMap(({ meter_ndx }) => {
    const dial = dialOf(meter_ndx);
    return dial ? [{ meter_ndx, ...dial }] : [];
  });

/** The wells that each meter is on, from its first day to its last. */
export const meterWells = (meters: Meter[]) =>
  meters.flatMap((meter) =>
    [meter.setup_well_ndx, ...meter.alsoAt].map((well_ndx) => ({
      meter_ndx: meter.meter_ndx,
      well_ndx,
      start_date: dayOf(meter.joined, meter.replaces_meter_ndx === null ? 1 : 15),
      end_date: meter.retired && dayOf(meter.retired, meter.permit.ended_date === null ? 15 : 28),
    })),
  );
