/** Degrees north and east. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** The mean radius of the earth, in kilometers; the same that lengths are measured with. */
const EARTH_KM = 6371.0088;
/** Of a circle that looks round. */
const CORNERS = 96;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Places all around a center at the same distance from it, in kilometers on the ground. */
export function circleAround(center: Place, radiusKm: number, corners = CORNERS): Place[] {
  return Array.from({ length: corners }, (_, corner) => atDistance(center, radiusKm, (2 * Math.PI * corner) / corners));
}

/** Where one is after so many kilometers straight ahead; `bearing` in radians from north. */
function atDistance({ latitude, longitude }: Place, kilometers: number, bearing: number): Place {
  const from = radians(latitude);
  const angle = kilometers / EARTH_KM;
  const to = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing));
  const turned = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  );
  return { latitude: degrees(to), longitude: longitude + degrees(turned) };
}
