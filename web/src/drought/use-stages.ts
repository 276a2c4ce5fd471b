import { FIRST_AREA } from '@artesian/contract/drought/drought-areas';
import { droughtStages, type StageOfDistrict } from '@artesian/contract/drought/drought-stages';
import { monthOfDay } from '@artesian/domain/month';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listQuery } from '../register/form/options.ts';
import { useDistrictStages } from './district-stages.ts';
import { useSettings } from '../session/settings.tsx';
import { dayIn } from '../ui/district-day.ts';

export const UNDECLARED = 999;

/**
 * The drought stages, also by their names (`offered`: without retired ones), and the one that is declared for the present month in an area: undefined while none is. `areas` are those
 * that stages are declared for, by their names: one where the district has no others.
 */
export function useStages(area = FIRST_AREA) {
  const { timeZone } = useSettings();
  const stages = useDistrictStages();
  const { data: months = [] } = useQuery(listQuery(droughtStages));
  const today = dayIn(timeZone);
  return useMemo(() => {
    const thisMonth = monthOfDay(today);
    const named = (some: readonly StageOfDistrict[]) =>
      new Map(some.map(({ drought_stage_ndx, drought_stage_name }) => [drought_stage_ndx, drought_stage_name]));
    const offered = named(stages.filter(({ is_retired }) => !is_retired));
    const areas = new Map(months.map((month) => [month.drought_area_ndx as number, month.drought_area_name as string]));
    const row = months.find(
      ({ drought_area_ndx, d_year, d_month }) =>
        drought_area_ndx === area && d_year === thisMonth.year && d_month === thisMonth.month,
    );
    const stage = row?.drought_stage_ndx as number | undefined;
    return {
      today,
      thisMonth,
      stages,
      offered,
      names: named(stages),
      areas,
      declared: stage === UNDECLARED ? undefined : stage,
    };
  }, [today, area, stages, months]);
}
