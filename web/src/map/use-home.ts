import { documentedHome, mapHome, type Camera } from '@artesian/contract/map/map-home';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { isFirstTry } from './is-first-try.ts';

interface Home {
  /** The whole district. While it is not known, and where it cannot be had, the documented place. */
  home: Camera;
  /** Whether it may still change in a moment. */
  isComing: boolean;
}

const homeQuery = queryOptions({ queryKey: ['map-home'], queryFn: ({ signal }) => api.call(mapHome, { signal }) });

/** Where the district is; null while nothing says so. */
export function usePlaceOfDistrict(): Camera | null {
  const { data } = useQuery(homeQuery);
  return data?.is_known ? data : null;
}

/** Where the map of this district opens. */
export function useHome(): Home {
  const answer = useQuery(homeQuery);
  return { home: answer.data ?? documentedHome, isComing: isFirstTry(answer) };
}
