import { useEffect, useRef, useState } from 'react';
import { usePrinting } from '../use-printing.ts';
import { chartLocale, echarts, type ChartOption } from './chart-library.ts';

/** What an upright sheet of either size has room for. */
const onPaper = { width: 640 };
const onScreen = { width: 'auto' } as const;

/** Paper is laid out before a chart is told of it: as wide as on the screen, it would make the whole page be printed smaller. */
export const notWider = { '@media print': { contain: 'inline-size', overflow: 'hidden' } } as const;

/** A chart in the element that gets `holder`; drawn anew for each option, and again when there is more or less room. */
export function useDrawnChart(option: ChartOption) {
  const holder = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<echarts.ECharts>();
  const isPrinting = usePrinting();

  useEffect(() => {
    const made = echarts.init(holder.current, null, { locale: chartLocale });
    const observer = new ResizeObserver(() => made.resize());
    observer.observe(holder.current!);
    setChart(made);
    return () => {
      observer.disconnect();
      made.dispose();
    };
  }, []);

  useEffect(() => {
    chart?.resize(isPrinting ? onPaper : onScreen);
    chart?.setOption(option, { replaceMerge: ['series'] });
  }, [chart, option, isPrinting]);

  return { holder, chart };
}
