import type { StageOfDistrict } from '@artesian/contract/drought/drought-stages';
import type { DroughtDay } from '@artesian/contract/drought/triggers';
import { triggersByDay, type DatedTrigger } from '@artesian/domain/drought-triggers';
import { tooltipOf } from '../../dashboard/chart-parts.ts';
import type { ChartOption } from '../../ui/chart/chart-library.ts';
import { numberAxis, type ChartTone } from '../../ui/chart/chart-tone.ts';
import { shortDate } from '../../ui/dates.ts';
import { colorOfStage, shortNameOfStage } from '../district-stages.ts';
import { headerOf } from '../../ui/table/column.ts';
import { nameOfWatched, type NamesOfIndicators } from './called-for.ts';

/** An indicator over a number of days, which has a picture of its own. */
export interface Watched {
  indicator_ndx: number;
  window_days: number;
}

/** What triggers watch on any of these days, in a fixed order. */
export function watchedOn(days: readonly DroughtDay[]): Watched[] {
  const watched = new Map<string, Watched>();
  for (const { figures } of days)
    for (const { indicator_ndx, window_days } of figures)
      watched.set(`${indicator_ndx} ${window_days}`, { indicator_ndx, window_days });
  return [...watched.values()].toSorted(
    (one, other) => one.indicator_ndx - other.indicator_ndx || one.window_days - other.window_days,
  );
}

interface Drawn {
  /** In the order of time. */
  days: readonly DroughtDay[];
  triggers: readonly DatedTrigger[];
  stages: readonly StageOfDistrict[];
  names: NamesOfIndicators;
  tone: ChartTone;
}

export const PICTURE_PX = 230;
const GAP_PX = 64;

/** The means of each indicator below another, each with the triggers that held on the day as dashed lines. */
export function indicatorsOption({ days, triggers, stages, names, tone }: Drawn): ChartOption {
  const watched = watchedOn(days);
  const heldOn = triggersByDay(triggers);
  const held = days.map(({ day }) => heldOn(day));
  const isOf =
    ({ indicator_ndx, window_days }: Watched) =>
    (one: Watched) =>
      one.indicator_ndx === indicator_ndx && one.window_days === window_days;
  const threshold = (place: number, stage: StageOfDistrict, values: readonly (number | null)[]) => ({
    type: 'line',
    name: stage.drought_stage_name,
    color: colorOfStage(stage),
    xAxisIndex: place,
    yAxisIndex: place,
    symbol: 'none',
    step: 'end',
    silent: true,
    tooltip: { show: false },
    lineStyle: { type: 'dashed', width: 1 },
    endLabel: {
      show: true,
      formatter: `${shortNameOfStage(stage.drought_stage_name) || stage.drought_stage_name} · ${values.findLast((value) => value !== null)}`,
      color: tone.faint,
      // Those of neighboring stages lie close together.
      fontSize: 10,
      distance: 4,
    },
    data: values,
  });
  const thresholdsOf = (one: Watched, place: number) =>
    stages.flatMap((stage) => {
      const values = held.map(
        (then) =>
          then.filter(isOf(one)).find(({ severity }) => severity === stage.severity && severity > 0)?.threshold ?? null,
      );
      return values.some((value) => value !== null) ? [threshold(place, stage, values)] : [];
    });
  const nameTextStyle = { align: 'left', color: tone.faint };
  const nameOf = (one: Watched) => headerOf(nameOfWatched(one, names));
  return {
    grid: watched.map((_one, place) => ({
      left: 56,
      right: 96,
      top: 32 + place * PICTURE_PX,
      height: PICTURE_PX - GAP_PX,
    })),
    tooltip: { trigger: 'axis', ...tooltipOf(tone) },
    axisPointer: { link: [{ xAxisIndex: 'all' }] },
    xAxis: watched.map((_one, place) => ({
      type: 'category',
      gridIndex: place,
      data: days.map(({ day }) => day),
      axisLabel: { color: tone.faint, fontSize: 11, hideOverlap: true, formatter: shortDate },
      axisLine: { onZero: false, lineStyle: { color: tone.grid } },
      axisTick: { show: false },
    })),
    yAxis: watched.map((one, place) => numberAxis(nameOf(one), tone, { gridIndex: place, scale: true, nameTextStyle })),
    series: watched.flatMap((one, place) => [
      {
        type: 'line',
        name: nameOf(one),
        color: place % 2 === 0 ? tone.second : tone.main,
        xAxisIndex: place,
        yAxisIndex: place,
        symbol: 'none',
        data: days.map(({ figures }) => figures.find(isOf(one))?.mean ?? null),
      },
      ...thresholdsOf(one, place),
    ]),
  };
}
