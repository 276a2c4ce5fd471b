import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useState } from 'react';
import type { ChartOption, echarts } from './chart-library.ts';
import { pictureOf } from './chart-picture.ts';
import { notWider, useDrawnChart } from './use-drawn-chart.ts';

/** Draws another option, such as the same in the colors of paper, with the series that the reader left on: a JPEG in a data address. */
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
  const [isZoomed, setZoomed] = useState(false);
  const zoomable = useMemo(() => ({ ...option, dataZoom: [wheelZoom(isZoomed)] }), [option, isZoomed]);
  const { holder, chart } = useDrawnChart(zoomable);

  useEffect(() => {
    if (chart) onReady?.((printed) => pictureOf(printed, 'jpeg', legendOf(chart)));
  }, [chart, onReady]);

  return (
    <Box
      component="button"
      type="button"
      aria-pressed={isZoomed}
      aria-label={t('{label} Zooming with the mouse wheel is {zoom, select, on {on} other {off}}.', {
        label,
        zoom: isZoomed ? 'on' : 'off',
      })}
      title={
        isZoomed
          ? t('Click to turn off zooming with the mouse wheel')
          : t('Click to turn on zooming with the mouse wheel')
      }
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

/** Which series are on. */
function legendOf(chart: echarts.ECharts): object | undefined {
  const { legend } = chart.getOption() as { legend?: { selected?: object }[] };
  return legend?.[0]?.selected && { selected: legend[0].selected };
}
