import type { ChartTone } from '../ui/chart/chart-tone.ts';

/** What the charts of the dashboard share. */

/** Lines and dots within a mark, so that it is known without its color. */
export const decals = {
  hatched: {
    symbol: 'rect',
    rotation: -Math.PI / 4,
    dashArrayX: [1, 0],
    dashArrayY: [2, 4],
    color: 'rgb(255 255 255 / 0.6)',
  },
  dotted: {
    symbol: 'circle',
    dashArrayX: [
      [6, 6],
      [0, 6, 6, 0],
    ],
    dashArrayY: [5, 0],
    symbolSize: 0.55,
    color: 'rgb(255 255 255 / 0.75)',
  },
};

export const tooltipOf = (tone: ChartTone) => ({
  confine: true,
  backgroundColor: tone.ground,
  borderColor: tone.grid,
  textStyle: { color: tone.text, fontSize: 12 },
});

/** Says which permits the sums lack. */
export function incompleteNote(permits: number): string[] {
  if (permits === 0) return [];
  const [are, their] = permits === 1 ? ['1 permit is', 'its'] : [`${permits} permits are`, 'their'];
  return [`${are} missing from the permitted volumes: ${their} monthly shares do not total 100 %.`];
}
