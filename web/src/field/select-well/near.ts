import type { carriedWells } from '@artesian/contract/field/carry';
import type { z } from 'zod';
import type { Place } from '../../map/coordinates.ts';

/** A well as the device carries it. */
export type CarriedWell = z.output<typeof carriedWells.row>;

export interface NearWell {
  well: CarriedWell;
  distance_ft: number;
}

const FEET_PER_MILE = 5280;
/** Mean radius of the earth (IUGG), in ft. */
const EARTH_RADIUS_FT = 6_371_008.8 / 0.3048;

/** The wells that have a place, nearest first, at most `most` of them. */
export function nearest(wells: readonly CarriedWell[], from: Place, most: number): NearWell[] {
  return wells
    .flatMap((well) => {
      const place = placeOf(well);
      return place ? [{ well, distance_ft: distanceFt(from, place) }] : [];
    })
    .toSorted((one, other) => one.distance_ft - other.distance_ft)
    .slice(0, most);
}

export const placeOf = ({ lat_dd, lon_dd }: Pick<CarriedWell, 'lat_dd' | 'lon_dd'>): Place | undefined =>
  typeof lat_dd === 'number' && typeof lon_dd === 'number' ? { latitude: lat_dd, longitude: lon_dd } : undefined;

/** Along the great circle, by the haversine formula (Sinnott 1984), in ft. */
export function distanceFt(from: Place, to: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = radians(to.latitude - from.latitude) / 2;
  const east = radians(to.longitude - from.longitude) / 2;
  const parallels = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * EARTH_RADIUS_FT * Math.asin(Math.sqrt(Math.sin(north) ** 2 + parallels * Math.sin(east) ** 2));
}

/** `320 ft`, `1,080 ft`, `1.4 mi` */
export const formatDistance = (feet: number): string =>
  feet < FEET_PER_MILE / 4
    ? `${(Math.round(feet / 10) * 10).toLocaleString('en-US')} ft`
    : `${(feet / FEET_PER_MILE).toLocaleString('en-US', { maximumFractionDigits: 1 })} mi`;
