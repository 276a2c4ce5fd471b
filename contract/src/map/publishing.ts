import { endpoint, noAnswer, type Method } from '../language/endpoint.ts';

const publishing = (method: Method, path: string, summary: string) =>
  endpoint({ method, path: `/api/publish-data/${path}`, access: 'staff', summary, answer: noAnswer, status: 204 });

const layer = ['rebuild-map-wells-layer', 'Draw the wells of the map anew'] as const;
const levels = ['publish-water-levels', 'Show all measured water levels in the graphs'] as const;

/** The specification publishes by GET; POST does the same for whoever minds. Both answer 204. */
export const rebuildMapWells = publishing('GET', ...layer);
export const rebuildMapWellsByPost = publishing('POST', ...layer);
export const publishWaterLevels = publishing('GET', ...levels);
export const publishWaterLevelsByPost = publishing('POST', ...levels);
