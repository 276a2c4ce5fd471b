import type { IndicatorToday, Outlook } from '@artesian/contract/drought/district-today';
import { judge } from '@artesian/domain/drought-triggers';
import { daysBetween, monthsBack, type IndicatorStanding } from '@artesian/domain/indicator-standing';
import { LEAST_YEARS } from '@artesian/domain/levels/level-classes';
import { fanOn, hindcast, OUTLOOK_DAYS, timesMet, tracesFrom, type DailySeries } from '@artesian/domain/outlook';

/** What is told of, in days: a picture needs no more. */
const STEP_DAYS = 7;
const MONTHS = 6;

/** Where an indicator goes from its latest mean on; null where too few years tell it, or the mean is not of today. */
export function outlookOf(
  series: DailySeries,
  { mean, mean_on, is_late }: IndicatorStanding,
  triggers: IndicatorToday['triggers'],
): Outlook | null {
  if (mean === null || mean_on === null || is_late) return null;
  const traces = tracesFrom(series, mean_on, mean);
  if (traces.length < LEAST_YEARS) return null;
  const days = Array.from({ length: OUTLOOK_DAYS / STEP_DAYS + 1 }, (_, step) => step * STEP_DAYS);
  return {
    years: traces.map(({ year }) => year),
    days,
    fan: days.map((day) => fanOn(traces, day).map(rounded)),
    traces: traces.map(({ values }) => days.map((day) => rounded(values[day]!))),
    crossings: firstsAfter(mean_on).map((by) => ({
      by,
      times: triggers.map((trigger) =>
        timesMet(traces, daysBetween(mean_on, by), (value) => judge(trigger, value) === true),
      ),
    })),
    hindcast: hindcast(series),
  };
}

const rounded = (value: number) => Number(value.toFixed(2));

/** The first days of the coming months, through the end of the outlook. */
function firstsAfter(day: string): string[] {
  const first = `${day.slice(0, 7)}-01`;
  return Array.from({ length: MONTHS }, (_, place) => monthsBack(first, -1 - place)).filter(
    (by) => daysBetween(day, by) <= OUTLOOK_DAYS,
  );
}
