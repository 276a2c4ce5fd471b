import Fuse from 'fuse.js';
import { formatPlace, placesIn, type Place } from './coordinates.ts';
import type { ListedWell } from './wells-in-view.ts';

export interface SearchHit extends Place {
  /** Of a well; undefined for a place. */
  wellNdx: number | undefined;
  title: string;
  detail: string;
}

/** At most so many hits (spec 1 §9). */
const most = 50;
/** With so many literal hits, what is merely alike is in the way; among 50,000 wells it also takes half a second. */
const enough = 8;
const fields = ['well_id', 'state_well_num', 'well_name', 'owner_info', 'well_address'] as const;

/** A search over wells and typed coordinates; made once for the wells, because its index takes a moment. */
export function createSearch(wells: readonly ListedWell[]): (query: string) => SearchHit[] {
  const fuse = new Fuse(wells, { keys: [...fields], threshold: 0.3, ignoreLocation: true });
  return (query) => {
    const text = query.trim();
    if (text === '') return [];
    const places = placesIn(text).map(placeHit);
    return [...places, ...findWells(wells, fuse, text).map(wellHit)].slice(0, most);
  };
}

/** What holds the text literally comes first, and is found at once; only when that is little is likeness asked for. Numbers
 * that are like the wanted one are other wells. */
function findWells(wells: readonly ListedWell[], fuse: Fuse<ListedWell>, text: string): ListedWell[] {
  const wanted = plain(text);
  const literal = wells.filter((well) => fields.some((field) => plain(well[field] ?? '').includes(wanted)));
  const isNumber = /^\d/.test(wanted) && literal.length > 0;
  if (literal.length >= enough || isNumber) return literal.toSorted(byFit(wanted)).slice(0, most);
  const alike = fuse.search(text, { limit: most }).map(({ item }) => item);
  return [...new Set([...literal.toSorted(byFit(wanted)), ...alike])];
}

/** State well numbers are written with and without hyphens: 58-50-301 and 5850301. */
const plain = (text: string) => text.toLowerCase().replace(/(?<=\d)-(?=\d)/g, '');

const byFit = (wanted: string) => (one: ListedWell, other: ListedWell) => fit(one, wanted) - fit(other, wanted);

const fit = (well: ListedWell, wanted: string) => {
  const names = [well.well_id, well.state_well_num ?? '', well.well_name ?? ''].map(plain);
  if (names.includes(wanted)) return 0;
  return names.some((name) => name.startsWith(wanted)) ? 1 : 2;
};

const placeHit = (place: Place): SearchHit => ({
  ...place,
  wellNdx: undefined,
  title: formatPlace(place),
  detail: 'Latitude, longitude',
});

const wellHit = (well: ListedWell): SearchHit => ({
  wellNdx: well.well_ndx,
  latitude: well.latitude,
  longitude: well.longitude,
  title: well.well_id,
  detail: [well.well_name, well.state_well_num, well.owner_info].filter(Boolean).join(' · ') || 'N/A',
});
