import type { StageOfDistrict } from '@artesian/contract/drought/drought-stages';
import { colorOfStage, shortNameOfStage } from '../drought/district-stages.ts';
import type { ChartTone } from '../ui/chart/chart-tone.ts';
import type { PumpageMonth } from './sum-months.ts';

type MonthOfStage = Pick<PumpageMonth, 'drought_stage' | 'drought_stage_ndx'>;

interface Band {
  /** In words: where it is that of a part of the district, with its name. */
  stage: string;
  of: StageOfDistrict;
  /** Places of its first month and of the first one after it. */
  from: number;
  to: number;
}

/** Months that follow one another in the same stage. Only those have a band whose stage restricts pumping. */
export function bandsOf(months: readonly MonthOfStage[], stages: readonly StageOfDistrict[]): Band[] {
  const bands: Band[] = [];
  for (const [index, { drought_stage: stage, drought_stage_ndx: key }] of months.entries()) {
    const last = bands.at(-1);
    const of = stages.find(({ drought_stage_ndx }) => drought_stage_ndx === key);
    if (stage === null || !of?.restricts) continue;
    if (last?.stage === stage && last.to === index) last.to = index + 1;
    else bands.push({ stage, of, from: index, to: index + 1 });
  }
  return bands;
}

/** The stages of the bands, the mildest first. */
export function stagesOf(months: readonly MonthOfStage[], stages: readonly StageOfDistrict[]): StageOfDistrict[] {
  const shown = new Set(bandsOf(months, stages).map(({ of }) => of));
  return stages.filter((stage) => shown.has(stage));
}

export const BAND_OPACITY = 0.12;

/** The bands as a series without data. A band too narrow for its name has it in the tooltip alone. */
export const droughtBands = (months: readonly PumpageMonth[], stages: readonly StageOfDistrict[], tone: ChartTone) => ({
  name: 'Drought',
  type: 'line',
  xAxisIndex: 1,
  silent: true,
  tooltip: { show: false },
  data: [],
  markArea: {
    silent: true,
    label: { position: 'insideTop', distance: 4, color: tone.faint, fontSize: 11 },
    data: bandsOf(months, stages).map(({ stage, of, from, to }) => [
      {
        xAxis: from,
        name: nameThatFits(stage, (to - from) / months.length),
        itemStyle: { color: colorOfStage(of), opacity: BAND_OPACITY },
      },
      { xAxis: to },
    ]),
  },
});

/** `share` is that of the chart's width. */
function nameThatFits(stage: string, share: number): string {
  if (share > 0.1) return stage;
  return share > 0.045 ? shortNameOfStage(stage) : '';
}
