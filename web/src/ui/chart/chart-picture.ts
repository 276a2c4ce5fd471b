import { chartLocale, echarts, type ChartOption } from './chart-library.ts';

const PICTURE = { width: 1040, height: 420 };

/** A chart on white paper as a data address; `legend` says which series are on, where the chart's own legend does. */
export function pictureOf(option: ChartOption, type: 'jpeg' | 'png', legend?: object): string {
  const chart = echarts.init(document.createElement('div'), null, { ...PICTURE, locale: chartLocale });
  chart.setOption({ ...option, animation: false });
  if (legend) chart.setOption({ legend });
  const picture = chart.getDataURL({ type, pixelRatio: 2, backgroundColor: '#ffffff' });
  chart.dispose();
  return picture;
}
