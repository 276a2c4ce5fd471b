/** The form of water levels computes and warns by it, and the server stores what it computes. */
import { roundedSum } from './rounding.ts';

/** Where a depth was measured from. */
export type MeasuredFrom = 'measuring point' | 'land surface';

/** Depths in feet, the height of the measuring point above land surface in inches (negative in a vault). */
export interface DepthMeasurement {
  measured_ft: number;
  from: MeasuredFrom;
  measuring_point_height_in: number;
}

/**
 * Depth to water below land surface in feet, to a hundredth (halves away from zero); negative for a flowing well.
 * Source: USGS groundwater technical procedures (depth corrected for the measuring point).
 */
export function depthToWater_ft({ measured_ft, from, measuring_point_height_in }: DepthMeasurement): number {
  const height_in = from === 'land surface' ? 0 : measuring_point_height_in;
  return roundedSum(
    [
      [measured_ft, 12],
      [height_in, -1],
    ],
    { dividedBy: 12, decimals: 2 },
  );
}

/** Elevation of the water in feet above the datum of the land surface, to a hundredth. */
export const waterElevation_ft = (landSurface_ft: number, depthToWater_ft: number): number =>
  difference(landSurface_ft, depthToWater_ft);

/** The depth that repeated readings agree on, or why a person must say more. */
export type Agreed = { measured_ft: number } | { needsRemark: string };

/** Feet within which repeated readings of one visit agree. */
const READING_TOLERANCE_FT = 0.02;

/**
 * One depth from up to three readings of a visit, in feet: their mean when they agree within the tolerance; else the mean
 * of the two that do; else a remark is needed.
 */
export function agreedDepth(readings_ft: readonly number[], tolerance_ft = READING_TOLERANCE_FT): Agreed {
  const agreeing = [readings_ft, ...pairsOf(readings_ft)].find(
    (group) => group.length > 0 && spread(group) <= tolerance_ft,
  );
  if (agreeing && (agreeing.length > 1 || readings_ft.length === 1)) return { measured_ft: meanDepth_ft(agreeing) };
  return {
    needsRemark: `The readings differ by ${spread(readings_ft)} ft, more than ${tolerance_ft} ft. Measure again, or explain in a remark.`,
  };
}

/** The mean of one reading or more in feet, to a hundredth: of those that do not agree, what is stored beside the remark that says why. */
export const meanDepth_ft = (readings_ft: readonly number[]): number =>
  roundedSum(
    readings_ft.map((one) => [one, 1] as const),
    { dividedBy: readings_ft.length, decimals: 2 },
  );

const spread = (values: readonly number[]): number => difference(Math.max(...values), Math.min(...values), 6);

/** The pairs of three readings, the closest first. */
function pairsOf(values: readonly number[]): number[][] {
  const pairs = values.flatMap((one, index) => values.slice(index + 1).map((other) => [one, other]));
  return pairs.toSorted((a, b) => spread(a) - spread(b));
}

/** Warnings about a depth that can hardly be right; each is a sentence, none refuses it. */
export function depthWarnings(
  depth_ft: number,
  known: { wellDepth_ft: number | null; previous_ft: number | null },
): string[] {
  const warnings: string[] = [];
  if (known.wellDepth_ft !== null && depth_ft > known.wellDepth_ft) {
    warnings.push(
      `The water would be below the bottom of the well (${known.wellDepth_ft} ft): the well is dry, or the depth is wrong.`,
    );
  }
  if (known.previous_ft !== null && Math.abs(depth_ft - known.previous_ft) > 50) {
    warnings.push(
      `This is ${Math.abs(difference(depth_ft, known.previous_ft))} ft from the previous depth (${known.previous_ft} ft). Check it.`,
    );
  }
  return warnings;
}

/** In feet, exact to so many decimals. */
const difference = (one: number, other: number, decimals = 2): number =>
  roundedSum(
    [
      [one, 1],
      [other, -1],
    ],
    { decimals },
  );
