import { BarChart, LineChart, PieChart, ScatterChart } from 'echarts/charts';
import {
  AriaComponent,
  DataZoomComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  TitleComponent,
  TooltipComponent,
} from 'echarts/components';
import * as echarts from 'echarts/core';
import { languageParts } from '../../language/language-parts.ts';
import { CanvasRenderer } from 'echarts/renderers';

// Only what the product draws, so that the chunk stays small; it is loaded with the first chart.
echarts.use([
  BarChart,
  LineChart,
  PieChart,
  ScatterChart,
  AriaComponent,
  DataZoomComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  TitleComponent,
  TooltipComponent,
  CanvasRenderer,
]);

export { echarts };
export type { EChartsCoreOption as ChartOption } from 'echarts/core';

/** Under which ECharts knows the language of the page. */
export const chartLocale = languageParts() ? 'page' : 'EN';
const ofPage = languageParts()?.charts;
if (ofPage) echarts.registerLocale('page', ofPage as Parameters<typeof echarts.registerLocale>[1]);
