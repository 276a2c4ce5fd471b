import { yearStanding, type YearStanding } from '@artesian/domain/year-standing';
import { sumMonths, type PumpageMonth, type PumpageRow } from './sum-months.ts';

export interface YearSoFar extends YearStanding {
  fiscal_year: number;
  /** In gallons, over the months that are over. */
  pumped: number;
  /** What drought left of what these months permit, but for permits that report them later. */
  reduced: number;
  /** The last month that is over and that somebody was to report, and how many of the twelve are over. */
  through: string;
  monthsOver: number;
}

/** The fiscal year of the present month, over its months that are over; undefined while none is, or its volume is not known. */
export function yearSoFar(rows: readonly PumpageRow[], present: string): YearSoFar | undefined {
  const fiscal_year = rows.find(({ mo }) => mo === present)?.fiscal_year;
  const ofYear = sumMonths(rows.filter((row) => row.fiscal_year === fiscal_year));
  const over = ofYear.filter(({ mo }) => mo < present);
  const reducedOfYear = ofYear[0]?.annualReduced ?? null;
  const reported = over.filter(({ reduced, toReport }) => toReport === 0 || toReport < (reduced ?? 0));
  if (fiscal_year === undefined || reported.length === 0 || reducedOfYear === null) return undefined;
  const [pumped, reduced] = [sum(over, 'actual'), sum(over, 'reduced') - sum(over, 'toReport')];
  return {
    fiscal_year,
    pumped,
    reduced,
    through: reported.at(-1)!.mo,
    monthsOver: over.length,
    ...yearStanding({ pumped, reduced, reducedOfYear }),
  };
}

const sum = (months: readonly PumpageMonth[], name: 'actual' | 'reduced' | 'toReport'): number =>
  months.reduce((total, month) => total + (month[name] ?? 0), 0);
