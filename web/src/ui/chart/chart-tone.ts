import { locale } from '@artesian/domain/texts/translate';
import { useColorScheme, useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { shortDate } from '../dates.ts';
import { useIsHighContrast } from '../known-contrast.ts';
import { usePrinting } from '../use-printing.ts';

/** The colors of a chart, for light and dark: one palette that people with any color vision tell apart. */
export interface ChartTone {
  text: string;
  faint: string;
  grid: string;
  ground: string;
  /** Bars and the main line. */
  main: string;
  second: string;
  third: string;
  fourth: string;
  needsYou: string;
}

/** Also the colors of paper. */
export const lightTone: ChartTone = {
  text: '#14211f',
  faint: '#50625f',
  grid: '#dbe4e2',
  ground: '#ffffff',
  main: '#0f766e',
  second: '#0072b2',
  third: '#b45309',
  fourth: '#7a3e9d',
  needsYou: '#b45309',
};

/** The type of a chart that is saved: it comes by no theme. */
export const paperText = { fontFamily: 'Inter Variable, sans-serif', color: lightTone.text };

const dark: ChartTone = {
  text: '#e4eeec',
  faint: '#9bb0ad',
  grid: '#22353a',
  ground: '#111f21',
  main: '#2dd4bf',
  second: '#56b4e9',
  third: '#fbbf24',
  fourth: '#c99ae0',
  needsYou: '#fbbf24',
};

const strengthened = (tone: ChartTone): ChartTone => ({ ...tone, faint: tone.text, grid: tone.faint });
const inHighContrast = { light: strengthened(lightTone), dark: strengthened(dark) };

/** The colors of charts as the page is now. */
export function useChartTone(): ChartTone {
  const { mode, systemMode } = useColorScheme();
  const isHighContrast = useIsHighContrast();
  const isPrinting = usePrinting();
  if (isPrinting) return lightTone;
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  if (isHighContrast) return isDark ? inHighContrast.dark : inHighContrast.light;
  return isDark ? dark : lightTone;
}

/** What every chart shares: type, axes and legend in the colors and sizes of the product. */
export function useChartBase() {
  const tone = useChartTone();
  const isPrinting = usePrinting();
  const { typography } = useTheme();
  return useMemo(
    () => ({
      tone,
      base: {
        textStyle: { fontFamily: typography.fontFamily, color: tone.text },
        // Paper does not wait.
        animation: !isPrinting,
        animationDuration: 150,
      },
    }),
    [tone, isPrinting, typography.fontFamily],
  );
}

/** An axis of numbers with its unit as its name. */
export const numberAxis = (name: string, tone: ChartTone, more: object = {}) => ({
  type: 'value',
  name,
  nameTextStyle: { color: tone.faint, fontSize: 11 },
  axisLabel: { color: tone.faint, fontSize: 11, formatter: (value: number) => compact(value) },
  splitLine: { lineStyle: { color: tone.grid } },
  ...more,
});

export const timeAxis = (tone: ChartTone, more: object = {}) => ({
  type: 'time',
  axisLabel: { color: tone.faint, fontSize: 11, hideOverlap: true },
  axisLine: { lineStyle: { color: tone.grid } },
  // Days are read on a chart as everywhere else.
  axisPointer: { label: { formatter: ({ value }: { value: number }) => shortDate(isoDay(value)) } },
  ...more,
});

/** Charts put a day without a time at midnight of the reader's own. */
const isoDay = (instant: number) =>
  new Date(instant - new Date(instant).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

const short = new Intl.NumberFormat(locale(), { notation: 'compact', maximumFractionDigits: 1 });

/** `1.2M`: axes have little room; tooltips and tables show every gallon. */
export const compact = (value: number): string => (Math.abs(value) >= 10_000 ? short.format(value) : String(value));
