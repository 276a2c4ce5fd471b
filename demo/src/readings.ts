import { monthsBetween } from '@artesian/domain/month';
import { dialOf, shownOn } from './dials.ts';
import { stageIn } from './drought.ts';
import { registerSize, type Meter } from './meters.ts';
import { reductionOf } from './permit-types.ts';
import type { Random } from './random.ts';
import type { Month } from './size.ts';

interface Reading {
  meter_ndx: number;
  c_year: number;
  c_month: number;
  meter_reading: number | null;
  /** The last reading before, as the chain of the meter will have it. */
  prev_meter_reading: number;
  adjustment: number;
  mr_adjustment_reason_ndx: number | null;
  mr_report_status_ndx: number;
  notes: string | null;
}

type Unchained = Omit<Reading, 'prev_meter_reading'>;

const reason = { rollover: 1 };
const status = { reported: 1, estimated: 2, readByStaff: 3, missing: 5 };

/** Share of the year's water in each month, January first: lawns and herds drink in summer. */
const season = [0.055, 0.055, 0.065, 0.075, 0.09, 0.11, 0.13, 0.135, 0.095, 0.075, 0.06, 0.055];

/** How a permittee pumps: the share of the permit that is used, how far restrictions are heeded, months that are not reported. */
interface Habit {
  usage: number;
  obedience: number;
  monthsLate: number;
}

/** Monthly readings of one meter through `last`: they follow the season, and drought as far as its owner heeds it. */
export function inventReadings(random: Random, meter: Meter, last: Month): Reading[] {
  const habit = habitOf(random, meter);
  const months = monthsBetween(meter.joined, meter.retired ?? last);
  const reported = meter.retired ? months : months.slice(0, months.length - habit.monthsLate);
  let register = meter.start_reading;
  let previous = meter.start_reading;
  const readings = reported.map((month, index) => {
    const isLast = index === reported.length - 1;
    // A gap is made up for by the next reading; the first and the last are always there.
    const isGap = index > 0 && !isLast && random.chance(0.008);
    const before = register;
    register += gallonsIn(random, meter, habit, month);
    const turns = Math.floor(register / registerSize(meter.digits));
    register -= turns * registerSize(meter.digits);
    // A register that turned during a gap is explained where it is read again, so such a gap is none.
    if (isGap && turns === 0) return missing(meter, month);
    return read(random, meter, month, { register, turns, before });
  });
  const inGallons = readings.map((reading) => {
    const prev_meter_reading = previous;
    previous = reading.meter_reading ?? previous;
    return { ...reading, prev_meter_reading };
  });
  const dial = dialOf(meter.meter_ndx);
  return dial ? shownOn(dial, meter.start_reading, inGallons) : inGallons;
}

function habitOf(random: Random, { meter_ndx, permit }: Meter): Habit {
  const isOverPumper = permit.permit_ndx % 17 === 5;
  return {
    usage: isOverPumper ? 1.05 + 0.35 * random.next() : 0.35 + 0.5 * random.next(),
    obedience: isOverPumper ? 0 : random.next(),
    monthsLate: meter_ndx % 16 === 7 ? random.between(1, 7) : 0,
  };
}

function gallonsIn(random: Random, { permit, part }: Meter, { usage, obedience }: Habit, month: Month): number {
  const usual = permit.authorized_volume_gal * part * season[month.month - 1]! * usage;
  const kept = 1 - obedience * reductionOf(permit.permit_type_ndx, stageIn(month)) * 0.8;
  return Math.round(usual * kept * (0.85 + 0.3 * random.next()));
}

const missing = ({ meter_ndx }: Meter, { year, month }: Month): Unchained => ({
  meter_ndx,
  c_year: year,
  c_month: month,
  meter_reading: null,
  adjustment: 0,
  mr_adjustment_reason_ndx: null,
  mr_report_status_ndx: status.missing,
  notes: null,
});

interface Seen {
  register: number;
  turns: number;
  before: number;
}

/** The story of a mistake: one reading, of one meter, is lower than the one before, and nobody has explained it yet. */
const mistake = { meter_ndx: 60, month: { year: 2025, month: 5 } };

function read(random: Random, meter: Meter, { year, month }: Month, { register, turns, before }: Seen): Unchained {
  const { meter_ndx, digits } = meter;
  const isMistake = meter_ndx === mistake.meter_ndx && year === mistake.month.year && month === mistake.month.month;
  return {
    meter_ndx,
    c_year: year,
    c_month: month,
    meter_reading: isMistake ? Math.max(0, before - 1500) : register,
    adjustment: isMistake ? 0 : turns * registerSize(digits),
    mr_adjustment_reason_ndx: turns > 0 && !isMistake ? reason.rollover : null,
    mr_report_status_ndx: random.weighted([
      [status.reported, 92],
      [status.readByStaff, 6],
      [status.estimated, 2],
    ] as const),
    notes: turns > 0 && !isMistake ? `The register of ${digits} digits began again at 0.` : null,
  };
}
