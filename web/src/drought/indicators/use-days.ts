import { droughtDays, droughtTriggers } from '@artesian/contract/drought/triggers';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../api.ts';
import { listQuery } from '../../register/form/options.ts';
import { useDistrictStages } from '../district-stages.ts';
import { datedTriggers, namesOfIndicators, type Trigger } from './called-for.ts';

/** While this page is open, days that were evaluated since are shown soon. */
const AGAIN_MS = 15_000;

/** What the triggers of an area called for on each day from a year on, with those triggers. */
export function useDays(area: number, fromYear: number) {
  const stages = useDistrictStages();
  const triggers = useQuery(listQuery(droughtTriggers));
  const days = useQuery({
    queryKey: [droughtDays.path, fromYear],
    queryFn: ({ signal }) => api.view(droughtDays, { years: { start_year: fromYear }, signal }),
    refetchInterval: AGAIN_MS,
  });
  const ofArea = useMemo(
    () => ((triggers.data ?? []) as unknown as Trigger[]).filter(({ drought_area_ndx }) => drought_area_ndx === area),
    [triggers.data, area],
  );
  return {
    days: useMemo(() => days.data?.filter(({ drought_area_ndx }) => drought_area_ndx === area), [days.data, area]),
    error: days.error ?? triggers.error,
    retry: () => void Promise.all([days.refetch(), triggers.refetch()]),
    isWaiting: days.isPending || triggers.isPending,
    triggers: useMemo(() => datedTriggers(ofArea, stages), [ofArea, stages]),
    names: useMemo(() => namesOfIndicators(ofArea), [ofArea]),
  };
}
