import { useMemo } from 'react';
import type { ChartAddress } from '../dashboard/use-chart-address.ts';
import { useSettings } from '../session/settings.tsx';
import { dayIn } from '../ui/district-day.ts';
import type { YearKind } from './report-rows.ts';
import { districtYear } from '../ui/district-year.ts';

/** Spec 2 §9. */
const FIRST_YEAR = 2008;

export interface ReportYears {
  kind: YearKind;
  start: number;
  end: number;
  /** Why there can be no report of these years. */
  problem: string | undefined;
  change: (name: 'kind' | 'start' | 'end', value: string | undefined) => void;
}

/** Which years the report is of, in the address: from 2008 to the present one unless told otherwise. */
export function useReportYears({ one, choose }: ChartAddress): ReportYears {
  const { timeZone } = useSettings();
  return useMemo(() => {
    const today = dayIn(timeZone);
    const kind: YearKind = one('kind') === 'fiscal' ? 'fiscal' : 'calendar';
    const present = kind === 'fiscal' ? districtYear().ofDay(today) : Number(today.slice(0, 4));
    const start = Number(one('start') ?? FIRST_YEAR);
    const end = Number(one('end') ?? present);
    return { kind, start, end, problem: problemOf(start, end), change: choose };
  }, [one, choose, timeZone]);
}

function problemOf(start: number, end: number): string | undefined {
  const isYear = (year: number) => Number.isInteger(year) && year >= 1900 && year <= 2200;
  if (!isYear(start) || !isYear(end)) return 'Enter a year.';
  return start > end ? '*Invalid date' : undefined;
}
