export interface Place {
  latitude: number;
  longitude: number;
}

/**
 * The places that a typed text can mean: none when it is no pair of coordinates, two when it does not say which comes
 * first and both orders are on earth. Decimal degrees ('30.16823, -97.85184', 'Lat: 30.1 Lng: -97.8') as well as degrees,
 * minutes and seconds ('30°10′06″N 97°51′07″W') are understood.
 */
export function placesIn(text: string): Place[] {
  const pair = splitPair(text.trim());
  if (!pair) return [];
  const [first, second] = pair.map(readAngle);
  if (!first || !second) return [];
  return [asPlace(first, second), asPlace(second, first)].filter((place) => place !== undefined).filter(differs);
}

type Axis = 'latitude' | 'longitude';

/** Degrees, and the axis that a letter or a word before it names. */
interface Angle {
  degrees: number;
  axis: Axis | undefined;
}

const pairs = [
  /^([^,;]+)[,;]([^,;]+)$/,
  /^(\D*lat.*?\d\D*?)\s+(\D*l(?:o?ng|on).*)$/i,
  /^(\D*l(?:o?ng|on).*?\d\D*?)\s+(\D*lat.*)$/i,
  /^([NSEW].*?)\s*([NSEW].*\d\D*)$/i,
  /^(.*?\d.*?[NSEW])\s*(.*\d.*[NSEW])$/i,
  /^(\S+)\s+(\S+)$/,
];

function splitPair(text: string): [string, string] | undefined {
  for (const pattern of pairs) {
    const [, first, second] = pattern.exec(text) ?? [];
    if (first && second && readAngle(first) && readAngle(second)) return [first, second];
  }
  return undefined;
}

const anglePattern =
  /^(?:(lat(?:itude)?|long?(?:itude)?|lng)\s*[:=]?\s*)?([NSEW])?\s*([+-]?\d+(?:\.\d+)?)\s*[°ºd]?\s*(?:(\d+(?:\.\d+)?)\s*['′’m]?\s*)?(?:(\d+(?:\.\d+)?)\s*(?:"|″|”|''|s(?=\s|$))?)?\s*([NSEW])?$/i;

function readAngle(text: string): Angle | undefined {
  const match = anglePattern.exec(text.trim().replace('−', '-'));
  if (!match) return undefined;
  const [, word, before, whole, minutes = '0', seconds = '0', after] = match;
  const letter = (before ?? after)?.toUpperCase();
  if (Number(minutes) >= 60 || Number(seconds) >= 60 || (before && after)) return undefined;
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600;
  const negative = whole?.startsWith('-') || letter === 'S' || letter === 'W';
  return { degrees: negative ? -size : size, axis: axisOf(word, letter) };
}

function axisOf(word: string | undefined, letter: string | undefined): Axis | undefined {
  if (word) return /^lat/i.test(word) ? 'latitude' : 'longitude';
  if (letter) return 'NS'.includes(letter) ? 'latitude' : 'longitude';
  return undefined;
}

function asPlace(latitude: Angle, longitude: Angle): Place | undefined {
  const contradicted = latitude.axis === 'longitude' || longitude.axis === 'latitude';
  const onEarth = Math.abs(latitude.degrees) <= 90 && Math.abs(longitude.degrees) <= 180;
  return contradicted || !onEarth ? undefined : { latitude: latitude.degrees, longitude: longitude.degrees };
}

/** Equal numbers mean one place in either order. */
const differs = (place: Place, index: number, places: Place[]) =>
  index === 0 || place.latitude !== places[0]?.latitude || place.longitude !== places[0].longitude;

/** '30.16823, -97.85184' */
export const formatPlace = ({ latitude, longitude }: Place): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
