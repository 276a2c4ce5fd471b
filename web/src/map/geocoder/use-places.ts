import { useQuery } from '@tanstack/react-query';
import { useSettings } from '../../session/settings.tsx';
import type { SearchHit } from '../well-search.ts';
import { readPlaces } from './read-places.ts';

/** Fewer letters mean too much. */
const shortestQuery = 3;
const patienceMs = 5000;

/** Places of a name, by the geocoder of the settings; none without one, and none when it does not answer. */
export function usePlaces(query: string): { places: readonly SearchHit[]; hasFailed: boolean } {
  const { geocoder } = useSettings();
  const text = query.trim();
  const { data, isError } = useQuery({
    queryKey: ['places', geocoder, text],
    queryFn: async ({ signal }) => {
      const address = geocoder!.replace('{query}', () => encodeURIComponent(text));
      const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) });
      if (!response.ok) throw new Error(`The geocoder answered ${response.status}.`);
      return readPlaces(await response.json());
    },
    enabled: geocoder !== null && text.length >= shortestQuery,
    retry: false,
    staleTime: Infinity,
  });
  return { places: data ?? none, hasFailed: isError };
}

const none: readonly never[] = [];
