import { placeAt } from '@artesian/contract/map/place';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { formatPlace, type Place } from '../map/coordinates.ts';
import { useSession } from '../session/session.tsx';
import { useSettled } from '../ui/use-settled.ts';

/** What lies at a place, as `reader` may know it. */
export const knownPlaceQuery = ({ latitude, longitude }: Place, reader: string | undefined) =>
  queryOptions({
    queryKey: ['known-place', latitude, longitude, reader],
    queryFn: ({ signal }) => api.call(placeAt, { params: { lat: latitude, lon: longitude }, signal }),
    retry: false,
  });

/** While one types on, nothing is asked. */
const pauseMs = 400;
const nowhere: Place = { latitude: 0, longitude: 0 };

/** What lies at a place once it has settled; undefined while nothing is known of it. */
export function useKnownPlace(place: Place | undefined) {
  const { status, user } = useSession();
  const words = place && formatPlace(place);
  const isSettled = useSettled(words, pauseMs) === words;
  const { data, error } = useQuery({
    ...knownPlaceQuery(place ?? nowhere, user?.sub),
    enabled: place !== undefined && isSettled && status !== 'loading',
  });
  return place ? { known: data, error } : { known: undefined, error: null };
}
