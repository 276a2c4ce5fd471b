import type { Camera } from '@artesian/contract/map/map-home';
import type { Place } from '../map/coordinates.ts';

/** As the specification has them (2 §9): at coordinates, and where there are none. */
export const nearZoom = 16;
const farZoom = 8;

export const cameraOf = (place: Place | undefined, home: Camera): Camera =>
  place ? { ...place, zoom: nearZoom } : { ...home, zoom: farZoom };

/** As coordinates are kept: about a metre. */
export const toFiveDecimals = ({ latitude, longitude }: Place): Place => ({
  latitude: Number(latitude.toFixed(5)),
  longitude: Number(longitude.toFixed(5)),
});
