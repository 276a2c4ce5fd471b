/** `npm run import -- wells` warns by it, and the form of wells offers what was meant. */

/** What is wrong with coordinates in degrees that WGS84 allows, but that are hardly those of a well in Texas. */
export interface PlaceDoubt {
  /** `outside-texas` may be right; the others are mistakes with a likely cure. */
  kind: 'missing' | 'swapped' | 'positive-longitude' | 'outside-texas';
  /** One sentence for whoever entered them. */
  words: string;
  /** What was most likely meant, where there is a cure. */
  meant?: Degrees;
}

interface Degrees {
  latitude: number;
  longitude: number;
}

/** The outline of Texas as a box in decimal degrees, with a little room. */
const texas = { south: 25.8, north: 36.6, west: -106.7, east: -93.4 };

/** The doubt about a place in decimal degrees, west negative; null where it may be a well in Texas. */
export function doubtfulPlace(latitude: number, longitude: number): PlaceDoubt | null {
  if (isInTexas({ latitude, longitude })) return null;
  const place = `${latitude}, ${longitude}`;
  if (latitude === 0 && longitude === 0) return { kind: 'missing', words: '0, 0 stands for missing coordinates.' };
  const swapped = [
    { latitude: longitude, longitude: latitude },
    { latitude: longitude, longitude: -latitude },
  ].find(isInTexas);
  if (swapped) {
    return { kind: 'swapped', words: `${place} has latitude and longitude the wrong way round.`, meant: swapped };
  }
  const negative = { latitude, longitude: -longitude };
  if (isInTexas(negative)) {
    const words = `${place} lies in Asia: the longitude needs a minus, -${longitude}.`;
    return { kind: 'positive-longitude', words, meant: negative };
  }
  return { kind: 'outside-texas', words: `${place} lies outside Texas.` };
}

function isInTexas({ latitude, longitude }: Degrees): boolean {
  return latitude >= texas.south && latitude <= texas.north && longitude >= texas.west && longitude <= texas.east;
}
