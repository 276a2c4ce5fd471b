/** What readings mean while they are typed: the screen that enters them, before SQL has computed anything. */
import { gallonsBetween, type Dial, type Shown } from './dials.ts';
import { monthNumber, type Month } from './month.ts';

/** A reading as it stands in a table, saved or typed. Whatever is typed and no number counts as none. */
export interface EnteredReading extends Month {
  meter: number;
  /** As the dial shows it. */
  reading: number | null;
  adjustment_gal: number;
  dial: Dial;
}

/** What a reading is compared with. */
export interface Neighbors {
  previous: Shown | null;
  later: (Month & Shown) | null;
}

/** What was pumped by a reading; null where nothing was read and nothing adjusted. */
export function gallonsOfReading({
  previous,
  reading,
  adjustment_gal,
  dial,
}: Pick<EnteredReading, 'reading' | 'adjustment_gal' | 'dial'> & Pick<Neighbors, 'previous'>): number | null {
  if (reading === null) return adjustment_gal === 0 ? null : adjustment_gal;
  return previous === null ? null : gallonsBetween(previous, { reading, dial }) + adjustment_gal;
}

/**
 * The neighbors of each reading once what was entered is saved. `saved` are the same months as they are kept, `known` what they are
 * compared with there: it holds as long as nothing before or after it in the same meter was typed otherwise. A reading that an
 * adjustment explains, as after the end of a register, says nothing of those before it.
 */
export function neighborsAsEntered(
  entered: readonly EnteredReading[],
  saved: readonly EnteredReading[],
  known: readonly Neighbors[],
): readonly Neighbors[] {
  const neighbors = [...known];
  for (const places of placesByMeter(entered)) {
    for (const [at, place] of places.entries()) {
      const [before, after] = [places.slice(0, at), places.slice(at + 1)];
      const isOther = (one: number) => !isSame(entered[one]!, saved[one]!);
      neighbors[place] = {
        previous: before.some(isOther)
          ? (before.map((one) => shownBy(entered[one]!)).findLast((shown) => shown !== null) ??
            known[places[0]!]!.previous)
          : known[place]!.previous,
        later: after.some(isOther)
          ? (laterOf(after.map((one) => entered[one]!)) ?? known[places.at(-1)!]!.later)
          : known[place]!.later,
      };
    }
  }
  return neighbors;
}

/** How long a meter's largest month counts as the usual. */
const YEAR = 12;

/**
 * The most in one of the twelve months before each reading once what was entered is saved: of what is kept, and of what stands in the months
 * above. Whoever types a year is told of a rollover in its last months too.
 */
export function largestAsEntered(
  entered: readonly EnteredReading[],
  neighbors: readonly Pick<Neighbors, 'previous'>[],
  known: readonly (number | null)[],
): readonly (number | null)[] {
  const largest = [...known];
  for (const places of placesByMeter(entered)) {
    for (const [at, place] of places.entries()) {
      const before = places
        .slice(0, at)
        .filter((one) => monthNumber(entered[one]!) >= monthNumber(entered[place]!) - YEAR)
        .map((one) => gallonsOfReading({ ...entered[one]!, previous: neighbors[one]!.previous }));
      const counted = [known[place]!, ...before].filter((gallons) => gallons !== null);
      largest[place] = counted.length > 0 ? Math.max(...counted) : null;
    }
  }
  return largest;
}

function laterOf(after: readonly EnteredReading[]): Neighbors['later'] | undefined {
  const next = after.find(({ reading }) => reading !== null);
  if (!next) return undefined;
  const { year, month, adjustment_gal } = next;
  return adjustment_gal === 0 ? { year, month, ...shownBy(next)! } : null;
}

const shownBy = ({ reading, dial }: EnteredReading): Shown | null => (reading === null ? null : { reading, dial });

const isSame = (one: EnteredReading, other: EnteredReading) =>
  one.reading === other.reading && one.adjustment_gal === other.adjustment_gal;

/** Of each meter its places in the list, in the order of months. */
function placesByMeter(readings: readonly EnteredReading[]): Iterable<number[]> {
  const byMeter = new Map<number, number[]>();
  const places = readings.map((_, place) => place);
  for (const place of places.toSorted((a, b) => monthNumber(readings[a]!) - monthNumber(readings[b]!))) {
    const { meter } = readings[place]!;
    byMeter.set(meter, [...(byMeter.get(meter) ?? []), place]);
  }
  return byMeter.values();
}
