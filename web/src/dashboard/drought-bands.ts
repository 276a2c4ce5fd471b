import type { ChartTone } from '../ui/chart/chart-tone.ts';
import type { PumpageMonth } from './sum-months.ts';

interface Band {
  stage: string;
  /** Places of its first month and of the first one after it. */
  from: number;
  to: number;
}

/** Months that follow one another in the same stage. Stage 1 is no drought, and a month for which nothing was declared has none. */
export function bandsOf(months: readonly Pick<PumpageMonth, 'drought_stage'>[]): Band[] {
  const bands: Band[] = [];
  for (const [index, { drought_stage: stage }] of months.entries()) {
    const last = bands.at(-1);
    if (!stage || levelOf(stage) < 2) continue;
    if (last?.stage === stage && last.to === index) last.to = index + 1;
    else bands.push({ stage, from: index, to: index + 1 });
  }
  return bands;
}

/** `Stage 3 Critical` is 3; 0 where a name has no number. */
const levelOf = (stage: string): number => Number(/\d+/.exec(stage)?.[0] ?? 0);

/** The stages of the bands, the lowest first, each with how strongly it is drawn. */
export function stagesOf(months: readonly Pick<PumpageMonth, 'drought_stage'>[]) {
  const stages = [...new Set(bandsOf(months).map(({ stage }) => stage))].toSorted(
    (one, other) => levelOf(one) - levelOf(other),
  );
  return stages.map((stage) => ({ stage, opacity: opacityOf(stage) }));
}

const opacityOf = (stage: string): number => 0.06 * (levelOf(stage) - 1);

/** The bands as a series without data: the higher the stage, the stronger. A band too narrow for its name has it in the tooltip alone. */
export const droughtBands = (months: readonly PumpageMonth[], tone: ChartTone) => ({
  name: 'Drought',
  type: 'line',
  xAxisIndex: 1,
  silent: true,
  tooltip: { show: false },
  data: [],
  markArea: {
    silent: true,
    label: { position: 'insideTop', distance: 4, color: tone.faint, fontSize: 11 },
    data: bandsOf(months).map(({ stage, from, to }) => [
      {
        xAxis: from,
        name: nameThatFits(stage, (to - from) / months.length),
        itemStyle: { color: tone.needsYou, opacity: opacityOf(stage) },
      },
      { xAxis: to },
    ]),
  },
});

/** `share` is that of the chart's width. */
function nameThatFits(stage: string, share: number): string {
  if (share > 0.1) return stage;
  return share > 0.045 ? `Stage ${levelOf(stage)}` : '';
}
