import { locale, t } from '@artesian/domain/texts/translate';
import { farthestSearchFt } from '@artesian/contract/map/adjacent-wells';
import { readCoordinate } from '../map/adjacent-wells/read-coordinate.ts';

/** What a report is asked about. */
export interface WellSearch {
  /** Degrees. */
  latitude: number;
  longitude: number;
  distanceFt: number;
}

/** The same as it stands in the inputs, or in the address. */
export interface SearchTexts {
  lat: string;
  lon: string;
  distance: string;
}

export type SearchProblems = Partial<SearchTexts>;

const names = { lat: 'latitude', lon: 'longitude', distance: 'distance' } as const;

/** What is not given yet, in words. */
export const missingOf = (texts: SearchTexts): string[] =>
  (['lat', 'lon', 'distance'] as const).filter((name) => texts[name].trim() === '').map((name) => names[name]);

/** What is wrong with what is given. */
export function problemsOf({ lat, lon, distance }: SearchTexts): SearchProblems {
  const distanceProblem = problemOfDistance(distance);
  return {
    ...(isWrong(lat, 90) && { lat: t('Invalid coordinate') }),
    ...(isWrong(lon, 180) && { lon: t('Invalid coordinate') }),
    ...(distanceProblem && { distance: distanceProblem }),
  };
}

/** The search, once everything is given and nothing is wrong. */
export function readSearch(texts: SearchTexts): WellSearch | undefined {
  if (missingOf(texts).length > 0 || Object.keys(problemsOf(texts)).length > 0) return undefined;
  return { latitude: Number(texts.lat), longitude: Number(texts.lon), distanceFt: Number(texts.distance) };
}

/** A coordinate with 5 decimals; what is none stays as it is. */
export function withFiveDecimals(text: string, limit: 90 | 180): string {
  return readCoordinate(text, limit)?.toFixed(5) ?? text;
}

const isWrong = (text: string, limit: 90 | 180) => text.trim() !== '' && readCoordinate(text, limit) === undefined;

function problemOfDistance(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const distanceFt = Number(text);
  if (!(distanceFt > 0)) return t('The distance must be more than 0 feet.');
  const farthest = farthestSearchFt.toLocaleString(locale());
  return distanceFt > farthestSearchFt ? t('The distance can be at most {farthest} feet.', { farthest }) : undefined;
}
