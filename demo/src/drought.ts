import { effectiveMonth } from '@artesian/domain/drought-stage';
import { isBefore, monthOf, monthsAfter, monthsBetween, type Month, type Size } from './size.ts';

/**
 * Declarations of the model district. Those of 2022 to 2024 are its own, as it announced them; the others are invented in
 * its manner, and what comes after 2024 is invented altogether.
 */
const declarations: readonly (readonly [declared: Month, stage: number])[] = [
  [{ year: 2008, month: 6 }, 2],
  [{ year: 2008, month: 12 }, 3],
  [{ year: 2009, month: 10 }, 2],
  [{ year: 2009, month: 11 }, 0],
  [{ year: 2011, month: 4 }, 2],
  [{ year: 2011, month: 8 }, 3],
  [{ year: 2012, month: 3 }, 0],
  [{ year: 2012, month: 10 }, 2],
  [{ year: 2013, month: 3 }, 3],
  [{ year: 2014, month: 1 }, 2],
  [{ year: 2014, month: 6 }, 3],
  [{ year: 2015, month: 1 }, 2],
  [{ year: 2015, month: 5 }, 0],
  [{ year: 2018, month: 7 }, 2],
  [{ year: 2018, month: 10 }, 0],
  [{ year: 2020, month: 9 }, 2],
  [{ year: 2021, month: 6 }, 0],
  [{ year: 2022, month: 6 }, 2],
  [{ year: 2022, month: 10 }, 3],
  [{ year: 2023, month: 12 }, 4],
  [{ year: 2024, month: 2 }, 3],
  [{ year: 2024, month: 3 }, 2],
  [{ year: 2024, month: 10 }, 3],
  [{ year: 2025, month: 7 }, 2],
  [{ year: 2026, month: 7 }, 3],
];

/** After the last month that is told here the years before repeat themselves: 2027 is as dry as 2012. */
const LAST_TOLD: Month = { year: 2026, month: 12 };
const REPEAT_MONTHS = 15 * 12;

/** Conservation is asked for from May to September whenever there is no drought. */
const conservation = (month: Month): number => (month.month >= 5 && month.month <= 9 ? 1 : 0);

/** The stage in force in a month: declarations count from the month that the rule of the district says. */
export function stageIn(month: Month): number {
  if (isBefore(LAST_TOLD, month)) return stageIn(monthsAfter(month, -REPEAT_MONTHS));
  let stage = 0;
  for (const [declared, next] of declarations) {
    if (isBefore(month, effectiveMonth(declared, stage, next))) break;
    stage = next;
  }
  return stage === 0 ? conservation(month) : stage;
}

/** A row for each month through the one that today lies in; nothing is declared for those to come. */
export const inventDroughtHistory = ({ firstReading, today }: Size) =>
  monthsBetween(firstReading, monthOf(today)).map((month) => ({
    d_year: month.year,
    d_month: month.month,
    drought_stage_ndx: stageIn(month),
  }));

/** What the indicators read in a stage: below its trigger, above that of the next. */
const typicalOf = (stage: number) =>
  ({ 2: { flow: 29, level: 470.5 }, 3: { flow: 17, level: 459.8 }, 4: { flow: 12, level: 455.2 } })[stage] ?? {
    flow: 58,
    level: 492,
  };

/** A reading in the middle of each month of the last five years, that of the month before the present one the last. */
export function inventIndicators({ today }: Size) {
  const last = monthsAfter(monthOf(today), -1);
  return monthsBetween(monthsAfter(last, -59), last).map((month, index) => {
    const { flow, level } = typicalOf(stageIn(month));
    const swing = Math.sin(index * 1.7);
    return {
      read_on: `${month.year}-${String(month.month).padStart(2, '0')}-15`,
      flow_cfs: Math.round(flow * (1 + swing * 0.12) * 10) / 10,
      level_ft_msl: Math.round((level + swing * 2) * 10) / 10,
      source_note: 'Demonstration: invented, with the declared stages in mind.',
    };
  });
}

/** What the rules of the model district name; a district enters its own. */
export const droughtTriggers = [
  { drought_stage_ndx: 2, flow_cfs: 38, level_ft_msl: 478.4 },
  { drought_stage_ndx: 3, flow_cfs: 20, level_ft_msl: 462.7 },
  { drought_stage_ndx: 4, flow_cfs: 14, level_ft_msl: 457.1 },
  { drought_stage_ndx: 5, flow_cfs: 10, level_ft_msl: 453.4 },
].map((trigger) => ({
  ...trigger,
  valid_from: '2009-09-01',
  source_note: 'Demonstration: ten-day mean of Barton Springs and the Lovelady well. Verify with the District’s rules.',
}));
