import { droughtStageChanges } from '@artesian/contract/drought/stage-changes';
import { useQuery } from '@tanstack/react-query';
import { listQuery } from '../../register/form/options.ts';

/** The stage that is in force in an area on a day, where its stages count by day; the list has the latest change first. */
export function useStageByDay(area: number, day: string): number | undefined {
  const { data = [] } = useQuery(listQuery(droughtStageChanges));
  const change = data.find((one) => one.drought_area_ndx === area && (one.from_day as string) <= day);
  return change?.drought_stage_ndx as number | undefined;
}
