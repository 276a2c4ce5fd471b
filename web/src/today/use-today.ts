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
  select: inLanguageOfPage,
});

/** With the names that the district gave in the language of the page, where it has said them in it. */
function inLanguageOfPage(today: DistrictToday): DistrictToday {
  return {
    ...today,
    stages: today.stages.map((stage) => ({ ...stage, drought_stage_name: t(stage.drought_stage_name) })),
    areas: today.areas.map((area) => ({
      ...area,
      drought_area_name: t(area.drought_area_name),
      measures: area.measures.map((one) => ({ ...one, concerns: t(one.concerns), measure: t(one.measure) })),
      reductions: area.reductions.map((one) => ({ ...one, permit_type_desc: t(one.permit_type_desc) })),
    })),
    indicators: today.indicators.map((indicator) => ({ ...indicator, indicator_name: t(indicator.indicator_name) })),
  };
}

/** How the district stands today: the same wherever it is told. */
export const useToday = () => useQuery(todayQuery);

export const nameOfStage = (stages: readonly StageToday[], key: number | null): string =>
  stageOf(stages, key)?.drought_stage_name ?? t('No stage declared');

export const stageOf = (stages: readonly StageToday[], key: number | null): StageToday | undefined =>
  stages.find(({ drought_stage_ndx }) => drought_stage_ndx === key);
