import { t } from './texts/translate.ts';
/** `npm run import -- wells` warns by it, and the form of wells offers what was meant. */

/** What is wrong with coordinates in degrees that WGS84 allows, but that are hardly those of a well of the district. */
export interface PlaceWarning {
  /** `far-away` may be right; the others are mistakes with a likely cure. */
  kind: 'missing' | 'swapped' | 'wrong-sign' | 'far-away';
  /** One sentence for whoever entered them. */
  words: string;
  /** What was most likely meant, where there is a cure. */
  meant?: Degrees;
}

interface Degrees {
  latitude: number;
  longitude: number;
}

interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** The outline of Texas as a box in decimal degrees, with a little room. */
const texas: Box = { south: 25.8, north: 36.6, west: -106.7, east: -93.4 };
/** Where a district is looked for that has not said where it is. */
const unitedStates: Box = { south: 24, north: 50, west: -125, east: -66 };

/** About as far as Texas reaches. */
const around = ({ latitude, longitude }: Degrees): Box => ({
  south: latitude - 6,
  north: latitude + 6,
  west: longitude - 7,
  east: longitude + 7,
});

/** The border of Texas, longitude before latitude, to about 5 miles: Oklahoma City, Santa Fe and Shreveport lie in its box, too. */
const border: readonly (readonly [number, number])[] = [
  [-103.05, 36.5],
  [-100, 36.5],
  [-100, 34.56],
  [-99.2, 34.34],
  [-98.1, 34.14],
  [-97.2, 33.9],
  [-96.5, 33.84],
  [-95.5, 33.9],
  [-94.5, 33.65],
  [-94.04, 33.55],
  [-94.04, 32],
  [-93.55, 31.2],
  [-93.7, 30.1],
  [-93.8, 29.6],
  [-95, 29],
  [-97, 27.5],
  [-97.1, 25.9],
  [-97.6, 25.8],
  [-99.1, 26.35],
  [-99.55, 27.6],
  [-100.35, 28.3],
  [-100.7, 29.1],
  [-101.4, 29.74],
  [-102.3, 29.85],
  [-102.8, 29.3],
  [-103.15, 28.95],
  [-104.5, 29.6],
  [-104.95, 30.6],
  [-106.55, 31.7],
  [-106.65, 32],
  [-103.06, 32],
];

/** Whether a line from the place to the east crosses the border an odd number of times. */
export const isInTexas = ({ latitude, longitude }: Degrees): boolean =>
  border.filter(([x, y], index) => {
    const [beforeX, beforeY] = border.at(index - 1)!;
    return y > latitude !== beforeY > latitude && longitude < x + ((beforeX - x) * (latitude - y)) / (beforeY - y);
  }).length %
    2 ===
  1;

/**
 * The warning about a place in decimal degrees, west negative; null where it may be a well of a district whose map opens at `home`. Of a district
 * that has not said where it is, nothing is far away.
 */
export function unlikelyPlace(latitude: number, longitude: number, home: Degrees | null): PlaceWarning | null {
  const area = home === null ? unitedStates : isInTexas(home) ? texas : around(home);
  if (isIn(area, { latitude, longitude })) return null;
  const place = `${latitude}, ${longitude}`;
  if (latitude === 0 && longitude === 0) return { kind: 'missing', words: t('0, 0 stands for missing coordinates.') };
  const swapped = [
    { latitude: longitude, longitude: latitude },
    { latitude: longitude, longitude: -latitude },
  ].find((meant) => isIn(area, meant));
  if (swapped) {
    return { kind: 'swapped', words: t('{place} has latitude and longitude swapped.', { place }), meant: swapped };
  }
  const turned = { latitude, longitude: -longitude };
  if (isIn(area, turned)) {
    const words =
      longitude > 0
        ? t('{place} is in Asia. The longitude needs a minus sign: -{longitude}.', { place, longitude })
        : t('{place} is in America. The longitude should not have a minus sign: {longitude}.', {
            place,
            longitude: turned.longitude,
          });
    return { kind: 'wrong-sign', words, meant: turned };
  }
  if (home === null) return null;
  return {
    kind: 'far-away',
    words: isInTexas(home)
      ? t('{place} is outside Texas.', { place })
      : t('{place} is far from the district.', { place }),
  };
}

const isIn = ({ south, north, west, east }: Box, { latitude, longitude }: Degrees): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;
