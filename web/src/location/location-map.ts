import { wellsSource } from '@artesian/contract/map/layer-rows';
import type { MapLayer } from '@artesian/contract/map/layers';
import type { Place } from '../map/coordinates.ts';

/** What can be drawn around the marker, each with a toggle. */
export type Surrounding = 'wells' | 'zones';

export interface LocationMapProps {
  /** Where the marker stands; without it there is none. */
  place: Place | undefined;
  /** Takes the place that was pointed at, to five decimals; without it the map is only looked at. */
  onPlace?: ((place: Place) => void) | undefined;
  /** The well that stands there: it is not drawn among the others. */
  well?: number | undefined;
  surroundings?: readonly Surrounding[];
  /** Whether it has a search of its own. */
  isSearched?: boolean;
}

/** In px, as the specification has it (2 §2). */
export const mapHeight = 320;

export const mapFrame = {
  height: mapHeight,
  borderRadius: 1,
  overflow: 'hidden',
  '--map-top': '0px',
  // Whose the map is takes the whole width here.
  '& .maplibregl-ctrl-bottom-left': { bottom: { sm: '22px' } },
} as const;

const sourceOf: Readonly<Record<Surrounding, string>> = { wells: wellsSource, zones: 'management-zones' };

/** The layers of the map that draw these, with their names. */
export const layersOf = (layers: readonly MapLayer[], surroundings: readonly Surrounding[]): MapLayer[] =>
  layers.filter(({ source }) => surroundings.some((surrounding) => sourceOf[surrounding] === source));
