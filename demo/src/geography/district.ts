import { readFileSync } from 'node:fs';

type Position = readonly [longitude: number, latitude: number];

const file = new URL('./shapes/district-boundary.geojson', import.meta.url);
const { features } = JSON.parse(readFileSync(file, 'utf8')) as {
  features: { geometry: { coordinates: Position[][] } }[];
};
const boundary = features[0]!.geometry.coordinates[0]!;

/** Whether a place lies in the demonstration's district: a line from it to the east leaves the district an odd number of times. */
export function isInDistrict(latitude: number, longitude: number): boolean {
  const crossed = boundary.slice(1).filter(([endX, endY], index) => {
    const [startX, startY] = boundary[index]!;
    const passes = startY > latitude !== endY > latitude;
    return passes && longitude < startX + ((latitude - startY) / (endY - startY)) * (endX - startX);
  });
  return crossed.length % 2 === 1;
}
