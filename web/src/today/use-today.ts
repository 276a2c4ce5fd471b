import { t } from '@artesian/domain/texts/translate';
import { districtToday, type DistrictToday } from '@artesian/contract/drought/district-today';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

export type StageToday = DistrictToday['stages'][number];

const AGAIN_MS = 600_000;

const todayQuery = queryOptions({
  queryKey: [districtToday.path],
  queryFn: ({ signal }) => api.call(districtToday, { signal }),
  staleTime: AGAIN_MS,
});

/** How the district stands today: the same wherever it is told. */
export const useToday = () => useQuery(todayQuery);

export const nameOfStage = (stages: readonly StageToday[], key: number | null): string =>
  stageOf(stages, key)?.drought_stage_name ?? t('No stage declared');

export const stageOf = (stages: readonly StageToday[], key: number | null): StageToday | undefined =>
  stages.find(({ drought_stage_ndx }) => drought_stage_ndx === key);
