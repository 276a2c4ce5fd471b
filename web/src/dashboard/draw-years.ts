import type { permittedVolumesOverTime } from '@artesian/contract/dashboard/dashboard';
import type { z } from 'zod';
import type { ChartOption } from '../ui/chart/chart-library.ts';
import { numberAxis, type ChartTone } from '../ui/chart/chart-tone.ts';
import type { Column } from '../ui/table/column.ts';
import { decals, incompleteNote, tooltipOf } from './chart-parts.ts';
import type { SeriesKey } from './drawing.ts';
import { addKnown, formatLarge, largeUnit, toLarge, volumeColumn } from './large-volume.ts';

export type VolumeRow = z.output<typeof permittedVolumesOverTime.row>;

/** What permits of a type authorize in a fiscal year, in gallons; null where nothing is known. */
export interface YearOfType {
  fiscal_year: number;
  type_group: string;
  authorized: number | null;
  /** Permits whose volume is not known. */
  incomplete: number;
}

export function sumYearsOfTypes(rows: readonly VolumeRow[]): YearOfType[] {
  const years = new Map<string, YearOfType>();
  for (const { fiscal_year, type_group, total_authorized_volume_gallons: volume, incomplete_permits } of rows) {
    const key = `${fiscal_year} ${type_group}`;
    const { authorized, incomplete } = years.get(key) ?? { authorized: null, incomplete: 0 };
    years.set(key, {
      fiscal_year,
      type_group,
      authorized: addKnown(authorized, volume),
      incomplete: incomplete + incomplete_permits,
    });
  }
  return [...years.values()].toSorted(
    (one, other) => one.fiscal_year - other.fiscal_year || other.type_group.localeCompare(one.type_group),
  );
}

const looks: readonly Omit<SeriesKey, 'name'>[] = [
  { mark: 'bar', colorIn: ({ main }) => main },
  { mark: 'hatched', colorIn: ({ third }) => third },
  { mark: 'dotted', colorIn: ({ second }) => second },
  { mark: 'bar', colorIn: ({ fourth }) => fourth },
  { mark: 'hatched', colorIn: ({ main }) => main },
  { mark: 'dotted', colorIn: ({ third }) => third },
];

/** A series for each name that types are counted under. */
export const yearSeries = (years: readonly YearOfType[]): SeriesKey[] =>
  [...new Set(years.map(({ type_group }) => type_group))]
    .toSorted((one, other) => other.localeCompare(one))
    .map((name, index) => ({ name, ...looks[index % looks.length]! }));

export const yearColumns: readonly Column<YearOfType>[] = [
  {
    id: 'fiscal_year',
    header: 'Fiscal Year',
    kind: 'number',
    ungrouped: true,
    value: ({ fiscal_year }) => fiscal_year,
  },
  { id: 'type_group', header: 'Permit Type', kind: 'choice', value: ({ type_group }) => type_group },
  volumeColumn('authorized', 'Authorized Volume', ({ authorized }) => authorized),
  { id: 'incomplete', header: 'Permits of Unknown Volume', kind: 'number', value: ({ incomplete }) => incomplete },
];

/** Fiscal years side by side, types of permits on one another. */
export function yearsOption(years: readonly YearOfType[], hidden: ReadonlySet<string>, tone: ChartTone): ChartOption {
  const names = fiscalYearsOf(years);
  const found = new Map(years.map((year) => [`${year.fiscal_year} ${year.type_group}`, year]));
  return {
    grid: { left: 8, right: 16, top: 40, bottom: 8, containLabel: true },
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' }, ...tooltipOf(tone) },
    xAxis: {
      type: 'category',
      data: names.map(String),
      axisLabel: { color: tone.faint, fontSize: 11, hideOverlap: true },
      axisPointer: { label: { formatter: ({ value }: { value: string }) => `Fiscal year ${value}` } },
      axisLine: { lineStyle: { color: tone.grid } },
      axisTick: { show: false },
    },
    yAxis: numberAxis(`${largeUnit().symbol} a year`, tone, { nameTextStyle: { align: 'left', color: tone.faint } }),
    series: yearSeries(years)
      .filter(({ name }) => !hidden.has(name))
      .map(({ name, mark, colorIn }) => {
        const volumes = names.map((year) => found.get(`${year} ${name}`)?.authorized ?? null);
        return {
          name,
          type: 'bar',
          stack: 'authorized',
          barMaxWidth: 44,
          cursor: 'pointer',
          itemStyle: {
            color: colorIn(tone),
            ...((mark === 'hatched' || mark === 'dotted') && { decal: decals[mark] }),
          },
          data: volumes.map(toLarge),
          tooltip: { valueFormatter: (_drawn: unknown, index: number) => formatLarge(volumes[index]!) },
        };
      }),
  };
}

export const fiscalYearsOf = (years: readonly { fiscal_year: number }[]): number[] =>
  [...new Set(years.map(({ fiscal_year }) => fiscal_year))].toSorted((one, other) => one - other);

export function formatYears(years: readonly YearOfType[]): string {
  const names = fiscalYearsOf(years);
  if (names.length === 0) return 'No fiscal years are chosen.';
  const totalOf = (name: number) =>
    formatLarge(
      years.filter(({ fiscal_year }) => fiscal_year === name).reduce((sum, year) => sum + (year.authorized ?? 0), 0),
    );
  const [first, last] = [names[0]!, names.at(-1)!];
  return `Volumes that permits authorize, by fiscal year: ${totalOf(first)} in ${first}, ${totalOf(last)} in ${last}.`;
}

export const yearNotes = (years: readonly YearOfType[]): string[] => {
  const permits = fiscalYearsOf(years).map((name) =>
    years.filter(({ fiscal_year }) => fiscal_year === name).reduce((sum, { incomplete }) => sum + incomplete, 0),
  );
  return incompleteNote(Math.max(0, ...permits));
};
