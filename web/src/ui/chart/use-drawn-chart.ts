import { useEffect, useRef, useState } from 'react';
import { echarts, type ChartOption } from './chart-library.ts';

/** A chart in the element that gets `holder`; drawn anew for each option, and again when there is more or less room. */
export function useDrawnChart(option: ChartOption) {
  const holder = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<echarts.ECharts>();

  useEffect(() => {
    const made = echarts.init(holder.current);
    const observer = new ResizeObserver(() => made.resize());
    observer.observe(holder.current!);
    setChart(made);
    return () => {
      observer.disconnect();
      made.dispose();
    };
  }, []);

  useEffect(() => {
    chart?.resize();
    chart?.setOption(option, { replaceMerge: ['series'] });
  }, [chart, option]);

  return { holder, chart };
}
