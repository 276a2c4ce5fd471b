/** `npm run import -- wells` warns by it, and the form of wells offers what was meant. */

/** What is wrong with coordinates in degrees that WGS84 allows, but that are hardly those of a well of the district. */
export interface PlaceDoubt {
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

export const isInTexas = (place: Degrees): boolean => isIn(texas, place);

/**
 * The doubt about a place in decimal degrees, west negative; null where it may be a well of a district whose map opens at `home`. Of a district
 * that has not said where it is, nothing is far away.
 */
export function doubtfulPlace(latitude: number, longitude: number, home: Degrees | null): PlaceDoubt | null {
  const area = home === null ? unitedStates : isInTexas(home) ? texas : around(home);
  if (isIn(area, { latitude, longitude })) return null;
  const place = `${latitude}, ${longitude}`;
  if (latitude === 0 && longitude === 0) return { kind: 'missing', words: '0, 0 stands for missing coordinates.' };
  const swapped = [
    { latitude: longitude, longitude: latitude },
    { latitude: longitude, longitude: -latitude },
  ].find((meant) => isIn(area, meant));
  if (swapped) {
    return { kind: 'swapped', words: `${place} has latitude and longitude swapped.`, meant: swapped };
  }
  const turned = { latitude, longitude: -longitude };
  if (isIn(area, turned)) {
    const words =
      longitude > 0
        ? `${place} is in Asia. The longitude needs a minus sign: -${longitude}.`
        : `${place} is in America. The longitude should not have a minus sign: ${turned.longitude}.`;
    return { kind: 'wrong-sign', words, meant: turned };
  }
  if (home === null) return null;
  return {
    kind: 'far-away',
    words: isInTexas(home) ? `${place} is outside Texas.` : `${place} is far from the district.`,
  };
}

const isIn = ({ south, north, west, east }: Box, { latitude, longitude }: Degrees): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;
