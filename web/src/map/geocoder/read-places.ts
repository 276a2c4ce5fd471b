import { z } from 'zod';
import type { SearchHit } from '../well-search.ts';

/** At most so many places by name. */
export const mostPlaces = 5;

const text = z.string().optional().catch(undefined);

const place = z.object({
  geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
  properties: z.object({ display_name: text, name: text, street: text, city: text, state: text }),
});
const answer = z.object({ features: z.array(z.unknown()) });

/** Reads a geocoder's FeatureCollection as Nominatim and Photon give it; what has no place or no name is left out. */
export function readPlaces(body: unknown): SearchHit[] {
  return answer
    .parse(body)
    .features.flatMap((feature) => place.safeParse(feature).data ?? [])
    .flatMap(({ geometry: { coordinates }, properties: { display_name, name, street, city, state } }) => {
      const [longitude, latitude] = coordinates;
      const [title, ...rest] = display_name?.split(', ') ?? [name ?? street, street, city, state].filter(Boolean);
      const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
      const detail = rest.filter((word) => word !== title).join(', ') || 'N/A';
      return title && isOnEarth ? [{ wellNdx: undefined, latitude, longitude, title, detail }] : [];
    })
    .slice(0, mostPlaces);
}
