import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { usePrinting } from '../use-printing.ts';
import { echarts, type ChartOption } from './chart-library.ts';

/** Draws another option, such as the same in the colours of paper, with the series that the reader left on: a JPEG in a data address. */
export type Picture = (option: ChartOption) => string;

interface ChartProps {
  /** What it shows in a sentence, for who cannot see it; the same data stand as a table beside it. */
  label: string;
  option: ChartOption;
  height: number;
  /** Gives the means to print the chart as it stands. */
  onReady?: (picture: Picture) => void;
}

/**
 * One chart. A click, Enter or Space turns zooming by the wheel on and off, and a border shows when it is on: a page that
 * scrolls must not be caught by its charts.
 */
export function Chart({ label, option, height, onReady }: ChartProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<echarts.ECharts>();
  const [isZoomed, setZoomed] = useState(false);
  const isPrinting = usePrinting();

  useEffect(() => {
    const made = echarts.init(holder.current);
    const observer = new ResizeObserver(() => made.resize());
    observer.observe(holder.current!);
    setChart(made);
    onReady?.((printed) => pictureOf(printed, legendOf(made)));
    return () => {
      observer.disconnect();
      made.dispose();
    };
  }, [onReady]);

  useEffect(() => {
    chart?.resize(isPrinting ? onPaper : onScreen);
    chart?.setOption({ ...option, dataZoom: [wheelZoom(isZoomed)] }, { replaceMerge: ['series'] });
  }, [chart, option, isZoomed, isPrinting]);

  return (
    <Box
      component="button"
      type="button"
      aria-pressed={isZoomed}
      aria-label={`${label} Zooming by the wheel is ${isZoomed ? 'on' : 'off'}.`}
      title={isZoomed ? 'Click to turn off zooming by the wheel' : 'Click to turn on zooming by the wheel'}
      onClick={() => setZoomed(!isZoomed)}
      sx={frame(isZoomed)}
    >
      <Box ref={holder} aria-hidden sx={[{ width: '100%', height }, notWider]} />
    </Box>
  );
}

const wheelZoom = (isOn: boolean) => ({ type: 'inside', xAxisIndex: 0, filterMode: 'none', disabled: !isOn });

const frame = (isZoomed: boolean) => ({
  display: 'block',
  width: '100%',
  p: 0.5,
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  bgcolor: 'transparent',
  borderRadius: 1,
  border: 2,
  borderColor: isZoomed ? 'primary.main' : 'transparent',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
});

/** What an upright sheet of either size has room for. */
const onPaper = { width: 640 };
const onScreen = { width: 'auto' } as const;
/** Paper is laid out before the chart is told of it: as wide as on the screen, it would make the whole page be printed smaller. */
const notWider = { '@media print': { contain: 'inline-size', overflow: 'hidden' } } as const;

const PICTURE = { width: 1040, height: 420 };

function pictureOf(option: ChartOption, legend: object | undefined): string {
  const chart = echarts.init(document.createElement('div'), null, PICTURE);
  chart.setOption({ ...option, animation: false });
  if (legend) chart.setOption({ legend });
  const picture = chart.getDataURL({ type: 'jpeg', pixelRatio: 2, backgroundColor: '#ffffff' });
  chart.dispose();
  return picture;
}

/** Which series are on. */
function legendOf(chart: echarts.ECharts): object | undefined {
  const { legend } = chart.getOption() as { legend?: { selected?: object }[] };
  return legend?.[0]?.selected && { selected: legend[0].selected };
}
