import { z } from 'zod';
import type { Place } from '../coordinates.ts';

export interface FoundPlace extends Place {
  title: string;
}

/** How long a geocoder may take, in milliseconds, and how many of its answers are of use. */
const PATIENCE = 8000;
const MOST = 5;

const words = z.string().optional();
const feature = z.object({
  geometry: z.object({ type: z.literal('Point'), coordinates: z.array(z.number()).min(2) }),
  place_name: words,
  properties: z.object({ label: words, full_address: words, display_name: words, name: words }).nullish(),
});

/**
 * Asks the geocoder of the settings, whose address holds {query}. Geocoders answer GeoJSON points; what they call the name of a
 * place differs.
 */
export async function findAddresses(address: string, query: string, signal: AbortSignal): Promise<FoundPlace[]> {
  const url = address.replace('{query}', encodeURIComponent(query));
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) });
  if (!response.ok) throw new Error(`The address search returned ${response.status}.`);
  return readAddresses(await response.json());
}

/** The places of a geocoder's answer; what is no named point on earth is left out. */
export function readAddresses(answer: unknown): FoundPlace[] {
  const list = z.object({ features: z.array(z.unknown()) }).safeParse(answer).data?.features ?? [];
  return list
    .map((item) => feature.safeParse(item).data)
    .map((found) => {
      const [longitude = NaN, latitude = NaN] = found?.geometry.coordinates ?? [];
      const { label, full_address, display_name, name } = found?.properties ?? {};
      const title = found?.place_name ?? label ?? full_address ?? display_name ?? name ?? '';
      return { title, latitude, longitude };
    })
    .filter(({ title, latitude, longitude }) => title !== '' && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
    .slice(0, MOST);
}
