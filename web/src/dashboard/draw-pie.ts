import type { ChartOption } from '../ui/chart/chart-library.ts';
import type { ChartTone } from '../ui/chart/chart-tone.ts';
import type { Column } from '../ui/table/column.ts';
import { decals, incompleteNote, tooltipOf } from './chart-parts.ts';
import type { Mark, SeriesKey } from './drawing.ts';
import { formatLarge, largeUnit, roundedDigits, toLarge, volumeColumn } from './large-volume.ts';

/** A part of what a fiscal year permits, in gallons; null where nothing is known. */
export interface Slice {
  name: string;
  permitted: number | null;
  /** Permits whose volume is not known. */
  incomplete: number;
}

/** The palette of the map's categories; slices cycle through it, and after each round are drawn otherwise. */
const colors = ['#0072b2', '#e69f00', '#009e73', '#d55e00', '#56b4e9', '#cc79a7', '#882255', '#44aa99'];
const marks: readonly Mark[] = ['bar', 'hatched', 'dotted'];

export const keysOf = (slices: readonly Slice[]): SeriesKey[] =>
  slices.map(({ name }, index) => ({
    name,
    mark: marks[index % marks.length]!,
    colorIn: () => colors[index % colors.length]!,
  }));

export const sliceColumns = (named: string, slices: readonly Slice[]): readonly Column<Slice>[] => {
  const total = totalOf(slices);
  return [
    { id: 'name', header: named, kind: 'choice', value: ({ name }) => name },
    volumeColumn('permitted', 'Permitted', ({ permitted }) => permitted),
    {
      id: 'share',
      header: 'Share',
      unit: '%',
      kind: 'number',
      decimals: 1,
      value: ({ permitted }) => (permitted === null || total === 0 ? null : (permitted / total) * 100),
    },
    { id: 'incomplete', header: 'Permits of Unknown Volume', kind: 'number', value: ({ incomplete }) => incomplete },
  ];
};

const totalOf = (slices: readonly Slice[]) => slices.reduce((sum, { permitted }) => sum + (permitted ?? 0), 0);

/** A ring with its sum in the middle; each slice is named beside itself. */
export function pieOption(slices: readonly Slice[], hidden: ReadonlySet<string>, tone: ChartTone): ChartOption {
  const shown = shownSlices(slices, hidden);
  const keys = new Map(keysOf(slices).map((key) => [key.name, key]));
  return {
    title: {
      text: roundedDigits(totalOf(shown)),
      subtext: largeUnit().symbol,
      left: 'center',
      top: 'middle',
      itemGap: 2,
      textStyle: { color: tone.text, fontSize: 20, fontWeight: 600 },
      subtextStyle: { color: tone.faint, fontSize: 12 },
    },
    tooltip: { trigger: 'item', ...tooltipOf(tone) },
    series: [
      {
        name: 'Permitted',
        type: 'pie',
        radius: ['48%', '76%'],
        cursor: 'pointer',
        label: { color: tone.text, formatter: '{b}\n{d} %', lineHeight: 15, fontSize: 12 },
        labelLine: { lineStyle: { color: tone.faint } },
        itemStyle: { borderColor: tone.ground, borderWidth: 2 },
        tooltip: { valueFormatter: (_drawn: unknown, index: number) => formatLarge(shown[index]!.permitted) },
        data: shown.map(({ name, permitted }) => {
          const { mark, colorIn } = keys.get(name)!;
          const decal = mark === 'hatched' || mark === 'dotted' ? decals[mark] : undefined;
          return { name, value: toLarge(permitted), itemStyle: { color: colorIn(tone), ...(decal && { decal }) } };
        }),
      },
    ],
  };
}

export const shownSlices = (slices: readonly Slice[], hidden: ReadonlySet<string>) =>
  slices.filter(({ name, permitted }) => !hidden.has(name) && permitted !== null && permitted > 0);

export function formatPie(slices: readonly Slice[], fiscal_year: number | undefined): string {
  const parts = slices.map(({ name, permitted }) => `${name} ${formatLarge(permitted)}`).join(', ');
  return `Permitted in fiscal year ${fiscal_year}: ${formatLarge(totalOf(slices))}; ${parts}.`;
}

export const pieNotes = (slices: readonly Slice[]): string[] =>
  incompleteNote(slices.reduce((sum, { incomplete }) => sum + incomplete, 0));
