import type { StageOfDistrict } from '@artesian/contract/drought/drought-stages';
import type { StageTrigger } from '@artesian/domain/drought-stage';
import { colorOfStage, shortNameOfStage } from '../district-stages.ts';
import { tooltipOf } from '../../dashboard/chart-parts.ts';
import type { ChartOption } from '../../ui/chart/chart-library.ts';
import { numberAxis, type ChartTone } from '../../ui/chart/chart-tone.ts';
import { shortDate } from '../../ui/dates.ts';
import { triggersOn, type Reading, type Trigger } from './called-for.ts';

/** Spring flow above, the index well below, each with the triggers that held on the day as dashed lines. In the order of time. */
export function indicatorsOption(
  readings: readonly Reading[],
  triggers: readonly Trigger[],
  stages: readonly StageOfDistrict[],
  tone: ChartTone,
): ChartOption {
  const days = readings.map(({ read_on }) => read_on);
  const held = days.map((day) => triggersOn(day, triggers, stages));
  const line = (place: number, name: string, color: string, data: readonly (number | null)[]) => ({
    type: 'line',
    name,
    color,
    xAxisIndex: place,
    yAxisIndex: place,
    symbolSize: 4,
    connectNulls: true,
    data,
  });
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
  const of = (place: number, valueOf: (trigger: StageTrigger) => number) =>
    stages.flatMap((stage) => {
      const values = held.map((triggersThen) => {
        const trigger = triggersThen.find((one) => one.severity === stage.severity);
        return trigger && Number.isFinite(valueOf(trigger)) ? valueOf(trigger) : null;
      });
      return values.some((value) => value !== null) ? threshold(place, stage, values) : [];
    });
  const axis = (place: number) => ({
    type: 'category',
    gridIndex: place,
    data: days,
    axisLabel: { show: place === 1, color: tone.faint, fontSize: 11, hideOverlap: true, formatter: shortDate },
    axisLine: { onZero: false, lineStyle: { color: tone.grid } },
    axisTick: { show: false },
  });
  const nameTextStyle = { align: 'left', color: tone.faint };
  return {
    grid: [
      { left: 48, right: 96, top: 32, height: '36%' },
      { left: 48, right: 96, top: '58%', bottom: 28 },
    ],
    tooltip: { trigger: 'axis', ...tooltipOf(tone) },
    xAxis: [axis(0), axis(1)],
    yAxis: [
      numberAxis('Spring flow (cfs, ten-day mean)', tone, { gridIndex: 0, min: 0, nameTextStyle }),
      numberAxis('Index well (ft msl)', tone, { gridIndex: 1, scale: true, nameTextStyle }),
    ],
    series: [
      line(
        0,
        'Spring flow (cfs)',
        tone.second,
        readings.map(({ flow_cfs }) => flow_cfs),
      ),
      ...of(0, ({ flow_cfs }) => flow_cfs),
      line(
        1,
        'Index well (ft msl)',
        tone.main,
        readings.map(({ level_ft_msl }) => level_ft_msl),
      ),
      ...of(1, ({ level_ft_msl }) => level_ft_msl),
    ],
  };
}
