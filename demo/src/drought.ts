import { monthsBetween } from '@artesian/domain/month';
import { effectiveMonth } from '@artesian/domain/drought-stage';
import { isBefore, monthOf, monthsAfter, type Month, type Size } from './size.ts';

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

/** As migrations name them. */
const SPRING_FLOW = 1;
const INDEX_WELL = 2;
const YEARS_READ = 15;
const DAY_MS = 86_400_000;

/** What both indicators read in the middle of a month. */
function inMonth(month: Month) {
  const { flow, level } = typicalOf(stageIn(month));
  const swing = Math.sin((month.year * 12 + month.month) * 1.7);
  return { flow: flow * (1 + swing * 0.12), level: level + swing * 2 };
}

/** Readings of each day of many years through yesterday: from the middle of one month to that of the next, with a little weather. */
export function inventIndicators({ today }: Size) {
  const yesterday = Date.parse(today) - DAY_MS;
  const days = Array.from(
    { length: Math.round(YEARS_READ * 365.25) },
    (_, back) => new Date(yesterday - back * DAY_MS),
  );
  return days.toReversed().flatMap((day, index) => {
    const month = { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1 };
    const sinceMiddle = (day.getUTCDate() - 15) / 31;
    const [one, other] = [inMonth(month), inMonth(monthsAfter(month, sinceMiddle < 0 ? -1 : 1))];
    const between = (from: number, to: number) => from + (to - from) * Math.abs(sinceMiddle);
    const weather = Math.sin(index * 0.9) + Math.sin(index * 2.3);
    const reading = (indicator_ndx: number, value: number) => ({
      indicator_ndx,
      read_on: day.toISOString().slice(0, 10),
      reading: Math.round(value * 10) / 10,
      source_note: 'Demonstration: invented, with the declared stages in mind.',
    });
    return [
      reading(SPRING_FLOW, between(one.flow, other.flow) * (1 + weather * 0.01)),
      reading(INDEX_WELL, between(one.level, other.level) + weather * 0.1),
    ];
  });
}

/** What the rules of the model district name; a district enters its own. */
const thresholds = [
  { drought_stage_ndx: 2, flow: 38, level: 478.4 },
  { drought_stage_ndx: 3, flow: 20, level: 462.7 },
  { drought_stage_ndx: 4, flow: 14, level: 457.1 },
  { drought_stage_ndx: 5, flow: 10, level: 453.4 },
];
export const droughtTriggers = thresholds.flatMap(({ drought_stage_ndx, flow, level }) =>
  [
    { indicator_ndx: SPRING_FLOW, threshold: flow },
    { indicator_ndx: INDEX_WELL, threshold: level },
  ].map((trigger) => ({
    drought_stage_ndx,
    ...trigger,
    window_days: 10,
    comparison: 'At or Below',
    valid_from: '2009-09-01',
    source_note:
      'Demonstration: ten-day means of Barton Springs and the Lovelady well. Verify with the District’s rules.',
  })),
);

/** By the number of a stage, what it asks of households and of permit holders. */
const measures = {
  0: {
    households: 'No restrictions. Watering early in the morning or late in the evening saves the most.',
    permits: 'Pump up to the permitted volume of each month.',
  },
  1: {
    households: 'Please water lawns at most twice a week, before 10 a.m. or after 7 p.m.',
    permits: 'No reduction. Please save 10 % where possible.',
  },
  2: {
    households: 'Water lawns at most twice a week, before 10 a.m. or after 7 p.m. Repair leaks within a week.',
    permits: 'Follow your drought contingency plan, and read your meter each month.',
  },
  3: {
    households:
      'Water lawns at most once a week, before 10 a.m. or after 7 p.m. Do not fill pools or wash cars at home.',
    permits: 'Follow your drought contingency plan, and report your meter by the 5th of each month.',
  },
  4: {
    households: 'Water lawns at most every second week, by hand. Do not fill pools or wash cars at home.',
    permits: 'Follow your drought contingency plan, and report your meter each week.',
  },
  5: {
    households: 'Do not water outdoors. Use water indoors for health and safety only.',
    permits: 'Pump for health and safety only, and report your meter each day.',
  },
} as const;
export const droughtMeasures = Object.entries(measures).flatMap(([stage, { households, permits }]) =>
  [
    { concerns: 'Households', measure: households },
    { concerns: 'Permit holders', measure: permits },
  ].map((measure) => ({
    drought_stage_ndx: Number(stage),
    ...measure,
    holds_from: '2009-09-01',
    source_note: 'Demonstration: invented.',
  })),
);
