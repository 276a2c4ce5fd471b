import { MOST_COMPARED } from '@artesian/contract/map/compared-levels';

/** Wells as a search parameter. One is a number, because the router writes a text that looks like one in quotes. */
export const searchOfWells = (wells: readonly number[]): string | number | undefined =>
  wells.length > 1 ? wells.join(',') : wells[0];

/** Reads what `searchOfWells` wrote, each well once and as many as can be compared; `isPartLost` says that there was more. */
export function wellsOfSearch(text: string): { wells: number[]; isPartLost: boolean } {
  const parts = text.split(',').filter(Boolean);
  const known = [...new Set(parts.filter((part) => /^[1-9]\d{0,8}$/.test(part)).map(Number))];
  const wells = known.slice(0, MOST_COMPARED);
  return { wells, isPartLost: wells.length < new Set(parts).size };
}

/** The same without a well, or with it at the end as far as there is room. */
export const toggled = (wells: readonly number[], well: number): number[] =>
  wells.includes(well) ? wells.filter((other) => other !== well) : [...wells, well].slice(0, MOST_COMPARED);
