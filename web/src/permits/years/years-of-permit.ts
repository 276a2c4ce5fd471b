import { permitMonths, permitYears, type PermitMonth, type PermitYear } from '@artesian/contract/permits/permit-years';
import { roundedSum } from '@artesian/domain/rounding';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { formatMonth, monthName, monthOfRow } from '../../ui/dates.ts';

/** Read together, so that the months are those of the years. */
export const yearsQuery = (permit_ndx: number) =>
  queryOptions({
    queryKey: [permitYears.path, permit_ndx],
    queryFn: async ({ signal }) => {
      const asked = { params: { permit_ndx }, signal };
      const [years, months] = await Promise.all([api.view(permitYears, asked), api.view(permitMonths, asked)]);
      return { years, months };
    },
  });

/** A line of the sheet of years. */
export interface YearLine {
  /** `2026`, or what the line sums up. */
  label: string;
  kind: 'year' | 'sum' | 'present';
  permitted_gal: number | null;
  /** The drought stages of its months, with what each takes away. */
  stages: string;
  allowed_gal: number | null;
  pumped_gal: number;
  percent: number | null;
  exceeding_gal: number | null;
  /** Null where the permit has no reserve. */
  spent_gal: number | null;
  exceeding_months: number;
  /** Null where another line of the year says it. */
  amendments: number | null;
  corrections: number | null;
  late_readings: number | null;
}

/** The years that are over and their sum; of the one under way the months so far, and the whole year. */
export function linesOf(years: readonly PermitYear[], months: readonly PermitMonth[]): YearLine[] {
  const over = years.filter(({ is_over }) => is_over);
  const lines = over.map((year) => lineOf(year, stagesOf(months, year)));
  const present = years.find(({ is_over }) => !is_over);
  return [...lines, ...(lines.length > 1 ? [sumOf(over)] : []), ...(present ? linesOfPresent(present, months) : [])];
}

const stagesOf = (months: readonly PermitMonth[], { fiscal_year }: PermitYear) =>
  formatStages(months.filter((month) => month.fiscal_year === fiscal_year));

const lineOf = (year: PermitYear, stages: string): YearLine => ({
  label: String(year.fiscal_year),
  kind: year.is_over ? 'year' : 'present',
  permitted_gal: year.permitted_gal,
  stages,
  allowed_gal: year.reduced_gal,
  pumped_gal: year.pumped_gal,
  percent: year.pct_of_year,
  exceeding_gal: year.exceeding_gal,
  spent_gal: year.spent_gal,
  exceeding_months: year.exceeding_months,
  amendments: year.amendments,
  corrections: year.corrections,
  late_readings: year.late_readings,
});

function linesOfPresent(year: PermitYear, months: readonly PermitMonth[]): YearLine[] {
  const ofYear = months.filter((month) => month.fiscal_year === year.fiscal_year);
  const soFar = ofYear.filter((month) => !month.is_to_come);
  const whole = lineOf(year, formatStages(ofYear));
  const last = soFar.at(-1);
  if (!last || soFar.length === ofYear.length) return [whole];
  return [
    {
      ...whole,
      label: `${year.fiscal_year} through ${formatMonth(monthOfRow(last))}`,
      permitted_gal: year.permitted_so_far_gal,
      stages: formatStages(soFar),
      allowed_gal: year.reduced_so_far_gal,
      percent: year.pct_so_far,
      exceeding_gal: year.exceeding_so_far_gal,
      amendments: null,
    },
    { ...whole, label: `${year.fiscal_year}, whole year`, corrections: null, late_readings: null },
  ];
}

function sumOf(years: readonly PermitYear[]): YearLine {
  const sum = (valueOf: (year: PermitYear) => number | null) =>
    years.reduce<number | null>((total, year) => {
      const value = valueOf(year);
      return total === null || value === null ? null : total + value;
    }, 0);
  const [allowed_gal, pumped_gal] = [sum((year) => year.reduced_gal), sum((year) => year.pumped_gal)!];
  return {
    label: `${years[0]!.fiscal_year} to ${years.at(-1)!.fiscal_year}`,
    kind: 'sum',
    permitted_gal: sum((year) => year.permitted_gal),
    stages: '',
    allowed_gal,
    pumped_gal,
    percent: allowed_gal ? roundedSum([[pumped_gal, 100]], { dividedBy: allowed_gal, decimals: 2 }) : null,
    exceeding_gal: sum((year) => year.exceeding_gal),
    spent_gal: sum((year) => year.spent_gal),
    exceeding_months: sum((year) => year.exceeding_months)!,
    amendments: sum((year) => year.amendments)!,
    corrections: sum((year) => year.corrections)!,
    late_readings: sum((year) => year.late_readings)!,
  };
}

interface Run {
  stage: string | null;
  reduction: number;
  first: PermitMonth;
  last: PermitMonth;
}

/** `Stage 2 Alarm (20%) Dec–Mar`, one line for each run of months; what reduces nothing is left out. */
export function formatStages(months: readonly PermitMonth[]): string {
  const runs: Run[] = [];
  for (const month of months) {
    const run = runs.at(-1);
    const { drought_stage: stage, reduction } = month;
    if (run && run.stage === stage && run.reduction === reduction) run.last = month;
    else runs.push({ stage, reduction, first: month, last: month });
  }
  return runs
    .filter(({ reduction }) => reduction > 0)
    .map(({ stage, reduction, first, last }) => {
      const isWhole = first === months[0] && last === months.at(-1);
      return `${stage} (${percentOf(reduction)})${isWhole ? '' : ` ${span(first, last)}`}`;
    })
    .join('\n');
}

/** As many decimals as there are. */
const percentOf = (fraction: number) => `${roundedSum([[fraction, 100]], { decimals: 3 })}%`;

const shortName = ({ c_month }: PermitMonth) => monthName(c_month).slice(0, 3);
const span = (first: PermitMonth, last: PermitMonth) =>
  first === last ? shortName(first) : `${shortName(first)}–${shortName(last)}`;
