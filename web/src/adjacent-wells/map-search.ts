import { feetToMetres } from '@artesian/domain/units';
import { defaultView, searchOf, type MapSearch } from '../map/address.ts';
import { usualBuffer } from '../map/adjacent-wells/buffers.ts';
import type { WellSearch } from './read-search.ts';

const EQUATOR_METRES = 40_075_017;
/** Of the whole earth at zoom 0, and how many of them the circle may take across, in px. */
const WORLD_PX = 512;
const CIRCLE_PX = 420;

/** The search parameters with which the map shows the place with its circle. */
export function mapSearchOf({ latitude, longitude, distanceFt }: WellSearch): MapSearch {
  const buffer = { ...usualBuffer, latitude, longitude, amount: distanceFt, unit: 'Feet' as const };
  const across = 2 * feetToMetres(distanceFt);
  const around = EQUATOR_METRES * Math.cos((latitude * Math.PI) / 180);
  const zoom = Math.log2((around * CIRCLE_PX) / (WORLD_PX * across));
  const view = {
    ...defaultView,
    latitude,
    longitude,
    zoom: Math.min(18, Math.max(4, Number(zoom.toFixed(1)))),
    buffers: [buffer],
  };
  return searchOf(view, undefined);
}
