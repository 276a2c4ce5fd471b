import { droughtStages } from '@artesian/contract/drought/drought-stages';
import { monthOfDay } from '@artesian/domain/month';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listQuery, optionQueries } from '../register/form/options.ts';
import { useSettings } from '../session/settings.tsx';
import { dayIn } from '../ui/district-day.ts';

export const UNDECLARED = 999;

/** The drought stages by their names, and the one that is declared for the present month: undefined while none is. */
export function useStages() {
  const { timeZone } = useSettings();
  const { data: options = [] } = useQuery(optionQueries.get('list-drought-stages')!);
  const { data: months = [] } = useQuery(listQuery(droughtStages));
  const today = dayIn(timeZone);
  return useMemo(() => {
    const thisMonth = monthOfDay(today);
    const names = new Map(options.map(({ value, label }) => [value, label]));
    const row = months.find(({ d_year, d_month }) => d_year === thisMonth.year && d_month === thisMonth.month);
    const stage = row?.drought_stage_ndx as number | undefined;
    return { today, thisMonth, names, declared: stage === UNDECLARED ? undefined : stage };
  }, [today, options, months]);
}
