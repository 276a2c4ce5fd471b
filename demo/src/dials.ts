import { gallonsBetween, gallonsShown, type Dial } from '@artesian/domain/dials';

/** Dials that count otherwise than gallons one by one; with so many digits that none of them begins again at 0. */
const others: readonly Dial[] = [
  { unit: 'cu ft', multiplier: 100, digits: 7, decimals: 3 },
  { unit: 'gal', multiplier: 1000, digits: 7, decimals: 3 },
  { unit: 'acre-ft', multiplier: 0.001, digits: 8, decimals: 3 },
];

/** The dial of every twenty-fifth meter; null where it counts gallons. */
export const dialOf = (meter_ndx: number): Dial | null =>
  meter_ndx % 25 === 13 ? others[Math.floor(meter_ndx / 25) % others.length]! : null;

interface Read {
  meter_reading: number | null;
  prev_meter_reading: number;
  adjustment: number;
}

/** Readings of a register of gallons as another dial shows the same water: each with as many gallons as before, and no turn to explain. */
export function shownOn<R extends Read>(dial: Dial, start: number, readings: readonly R[]) {
  let previous = startOn(dial, start);
  return readings.map((reading) => {
    const prev_meter_reading = previous;
    if (reading.meter_reading === null) return { ...reading, prev_meter_reading };
    const gallons = reading.meter_reading - reading.prev_meter_reading + reading.adjustment;
    // A thousandth on the dial is less than a gallon, so that one of these is right.
    const near = [0, 1, -1].map((step) => inThousandths(previous + gallons / gallonsOfOne(dial) + step / 1000));
    previous = near.find((shown) => gallonsBetween({ reading: previous, dial }, { reading: shown, dial }) === gallons)!;
    return {
      ...reading,
      prev_meter_reading,
      meter_reading: previous,
      adjustment: 0,
      mr_adjustment_reason_ndx: null,
      notes: null,
    };
  });
}

/** What the dial shows where a register of gallons shows so many. */
export const startOn = (dial: Dial, gallons: number): number => inThousandths(gallons / gallonsOfOne(dial));

const inThousandths = (shown: number) => Math.round(shown * 1000) / 1000;
const gallonsOfOne = (dial: Dial) => gallonsShown({ reading: 1_000_000, dial }) / 1_000_000;
