import { t } from '@artesian/domain/texts/translate';
import type { SearchHit } from '@artesian/contract/map/search';
import { formatPlace, type Place } from '../coordinates.ts';
import type { FoundPlace } from './geocoder.ts';

/** Something to go to. */
export interface FoundHit extends Place {
  /** Of a well; undefined for a place. */
  wellNdx: number | undefined;
  title: string;
  detail: string;
  /** From where all of it is seen; undefined for as near as one looks at a well. */
  zoom: number | undefined;
}

export const typedHit = (place: Place): FoundHit => ({
  ...place,
  wellNdx: undefined,
  title: formatPlace(place),
  detail: t('Latitude, longitude'),
  zoom: undefined,
});

export const addressHit = (place: FoundPlace): FoundHit => ({
  ...place,
  wellNdx: undefined,
  detail: t('Address'),
  zoom: undefined,
});

export const servedHit = ({ kind, well_ndx, title, detail, latitude, longitude, extent }: SearchHit): FoundHit => ({
  latitude,
  longitude,
  wellNdx: well_ndx ?? undefined,
  title,
  detail: detail || 'N/A',
  zoom: kind === 'town' ? townZoom : extent ? zoomOf(extent) : undefined,
});

/** A town of the gazetteer is a point. */
const townZoom = 13;

/** So many px of a map, which is 512 px wide at zoom 0, an extent is to take; a long street is looked at in its middle. */
const roomPx = 600;

function zoomOf([west, south, east, north]: NonNullable<SearchHit['extent']>): number {
  const degrees = Math.max(east - west, (north - south) * 1.2);
  return Math.min(16, Math.max(12, Math.log2((roomPx * 360) / (512 * degrees))));
}
