import type { HandLevel, SeriesWindow } from '@artesian/contract/science/level-series';
import type { Judged, LevelFlag } from '@artesian/domain/levels/judge-levels';
import type { Column } from '../ui/table/column.ts';
import { isoOf } from './moments.ts';

/** One row for each stretch that is drawn. */
export interface StretchRow {
  at: number;
  until: number;
  readings: number;
  least: number;
  greatest: number;
  /** Least and greatest as measured, where the steps left the times as they were. */
  measured: readonly [number, number] | null;
  flag: LevelFlag | null;
  is_approved: boolean;
}

export function stretchRows({ measured, corrected, judged }: SeriesWindow): StretchRow[] {
  const asMeasured = new Map(measured.map(([at, , , least, greatest]) => [at, [least, greatest] as const]));
  const said = [...judged, everElse];
  return (corrected ?? measured).map(([at, until, readings, least, greatest]) => {
    const { flag, is_approved } = said.find(({ from, to }) => from <= at && at < to)!;
    return { at, until, readings, least, greatest, measured: asMeasured.get(at) ?? null, flag, is_approved };
  });
}

const everElse: Judged = { from: -Infinity, to: Infinity, flag: null, is_approved: false };

const standing = (isApproved: boolean) => (isApproved ? 'Approved' : 'Provisional');
/** Without the sign of what is nothing. */
const inHundredths = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100 + 0);
const feet = { kind: 'number', unit: 'ft', decimals: 2 } as const;

const drawn: Column<StretchRow>[] = [
  { id: 'from', header: 'From', kind: 'date', value: ({ at }) => isoOf(at), isName: true },
  { id: 'through', header: 'Through', kind: 'date', value: ({ until }) => isoOf(until) },
  { id: 'readings', header: 'Readings', kind: 'number', decimals: 0, value: ({ readings }) => readings },
  { id: 'least', header: 'Shallowest', ...feet, value: ({ least }) => least },
  { id: 'greatest', header: 'Deepest', ...feet, value: ({ greatest }) => greatest },
];
const asMeasured: Column<StretchRow>[] = [
  { id: 'measured_least', header: 'Shallowest as Measured', ...feet, value: ({ measured }) => measured?.[0] ?? null },
  { id: 'measured_greatest', header: 'Deepest as Measured', ...feet, value: ({ measured }) => measured?.[1] ?? null },
];
const said: Column<StretchRow>[] = [
  { id: 'flag', header: 'Flag', kind: 'choice', value: ({ flag }) => flag },
  { id: 'standing', header: 'Approval', kind: 'choice', value: ({ is_approved }) => standing(is_approved) },
];

/** Depths as elevations of the water, where the land surface is known. */
const elevations = ({ land_surface }: SeriesWindow): Column<StretchRow>[] => {
  if (!land_surface) return [];
  const above = { ...feet, unit: `ft ${land_surface.vertical_datum}` };
  return [
    { id: 'highest', header: 'Highest Elevation', ...above, value: ({ least }) => land_surface.elevation_ft - least },
    {
      id: 'lowest',
      header: 'Lowest Elevation',
      ...above,
      value: ({ greatest }) => land_surface.elevation_ft - greatest,
    },
  ];
};

export const stretchColumns = (series: SeriesWindow): Column<StretchRow>[] => [
  ...drawn,
  ...elevations(series),
  ...(series.corrected ? asMeasured : []),
  ...said,
];

export const handColumns: Column<HandLevel>[] = [
  { id: 'at', header: 'Measured On', kind: 'date', value: ({ at }) => isoOf(at), isName: true },
  { id: 'dtw_ft', header: 'Depth to Water', ...feet, value: ({ dtw_ft }) => dtw_ft },
  {
    id: 'water_elevation_ft',
    header: 'Water Elevation',
    ...feet,
    value: ({ water_elevation_ft }) => water_elevation_ft,
  },
  { id: 'vertical_datum', header: 'Vertical Datum', kind: 'choice', value: ({ vertical_datum }) => vertical_datum },
  {
    id: 'measured_residual_ft',
    header: 'Manual Minus Logger, as Measured',
    ...feet,
    value: ({ measured_residual_ft }) => inHundredths(measured_residual_ft),
  },
  {
    id: 'corrected_residual_ft',
    header: 'Manual Minus Logger, Corrected',
    ...feet,
    value: ({ corrected_residual_ft }) => inHundredths(corrected_residual_ft),
  },
  { id: 'is_pumping', header: 'While Pumping', kind: 'flag', value: ({ is_pumping }) => is_pumping },
  { id: 'method', header: 'Method', kind: 'choice', value: ({ method }) => method },
  { id: 'flag', header: 'Flag', kind: 'choice', value: ({ flag }) => flag },
  { id: 'standing', header: 'Approval', kind: 'choice', value: ({ is_approved }) => standing(is_approved) },
  { id: 'remarks', header: 'Remarks', kind: 'text', value: ({ remarks }) => remarks },
];
