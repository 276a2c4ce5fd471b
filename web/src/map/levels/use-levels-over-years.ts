import { levelsOverYears, type LevelsOverYears } from '@artesian/contract/map/levels-over-years';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import type { MapView } from '../address.ts';

/** The levels of each year, while the map is colored by levels. */
export function useLevelsOverYears({ categorizeBy }: Pick<MapView, 'categorizeBy'>) {
  const isAsked = categorizeBy === 'levelClass';
  const { data, error, refetch } = useQuery({
    queryKey: [levelsOverYears.path],
    queryFn: ({ signal }) => api.call(levelsOverYears, { signal }),
    enabled: isAsked,
  });
  // What was asked for before is kept, and not shown.
  return isAsked ? { levels: data, error: data ? null : error, retry: () => void refetch() } : notAsked;
}

const notAsked = { levels: undefined, error: null, retry: () => undefined };

/** The year of an address, where something is known of it. */
export const yearWithin = ({ first_year, last_year }: LevelsOverYears, year: number | undefined): number | undefined =>
  year !== undefined && first_year !== null && last_year !== null && year >= first_year && year <= last_year
    ? year
    : undefined;
