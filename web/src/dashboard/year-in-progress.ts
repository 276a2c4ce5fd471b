import { yearStanding, type YearStanding } from '@artesian/domain/year-standing';
import { sumMonths, type PumpageMonth, type PumpageRow } from './sum-months.ts';

export interface YearSoFar extends YearStanding {
  fiscal_year: number;
  /** In gallons, over the months that are over. */
  pumped: number;
  /** What drought left of what these months permit. */
  reduced: number;
  /** The last month that is over, and how many of the twelve are. */
  through: string;
  monthsOver: number;
}

/** The fiscal year of the present month, over its months that are over; undefined while none is, or its volume is not known. */
export function yearSoFar(rows: readonly PumpageRow[], present: string): YearSoFar | undefined {
  const fiscal_year = rows.find(({ mo }) => mo === present)?.fiscal_year;
  const ofYear = sumMonths(rows.filter((row) => row.fiscal_year === fiscal_year));
  const over = ofYear.filter(({ mo }) => mo < present);
  const reducedOfYear = ofYear[0]?.annualReduced ?? null;
  if (fiscal_year === undefined || over.length === 0 || reducedOfYear === null) return undefined;
  const [pumped, reduced] = [sum(over, 'actual'), sum(over, 'reduced')];
  return {
    fiscal_year,
    pumped,
    reduced,
    through: over.at(-1)!.mo,
    monthsOver: over.length,
    ...yearStanding({ pumped, reduced, reducedOfYear }),
  };
}

const sum = (months: readonly PumpageMonth[], name: 'actual' | 'reduced'): number =>
  months.reduce((total, month) => total + (month[name] ?? 0), 0);
