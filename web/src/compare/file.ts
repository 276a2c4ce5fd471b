import { t } from '@artesian/domain/texts/translate';
import type { ComparedWell } from '@artesian/contract/map/compared-levels';
import type { Column } from '../ui/table/column.ts';
import type { ComparedView } from './address.ts';
import { compareWells, DAY_MS, isoOf } from './compared-lines.ts';

interface Row {
  well_id: string;
  day: string;
  depth_ft: number;
  elevation_ft: number | null;
  vertical_datum: string | null;
  rise_ft: number | null;
}

/** Of the file with all levels between the days of the graph. What changes count from stands in the header. */
export function fileColumns(wells: readonly ComparedWell[], view: ComparedView): Column<Row>[] {
  const { since } = compareWells(wells, view);
  const feet = { kind: 'number', unit: t('ft'), decimals: 2 } as const;
  return [
    { id: 'well_id', header: t('Well ID'), kind: 'text', value: (row) => row.well_id },
    { id: 'day', header: t('Day'), kind: 'date', value: (row) => row.day },
    {
      id: 'depth_ft',
      header: t('Depth to Water'),
      ...feet,
      unit: t('ft below land surface'),
      value: (row) => row.depth_ft,
    },
    { id: 'elevation_ft', header: t('Elevation of Water'), ...feet, value: (row) => row.elevation_ft },
    { id: 'vertical_datum', header: t('Vertical Datum'), kind: 'text', value: (row) => row.vertical_datum },
    ...(since === undefined
      ? []
      : [{ id: 'rise_ft', header: t('Rise since {since}', { since }), ...feet, value: (row: Row) => row.rise_ft }]),
  ];
}

/** A line for each well and day, wells in the order of the address. */
export function fileRows(wells: readonly ComparedWell[], view: ComparedView): Row[] {
  const rises = view.measure === 'change' ? risesByWell(wells, view) : undefined;
  return wells
    .flatMap((well) =>
      well.days.map((day, place) => ({
        well_id: well.well_id,
        day: isoOf(day),
        depth_ft: well.depths_ft[place]!,
        elevation_ft: well.elevations_ft?.[place] ?? null,
        vertical_datum: well.elevations_ft?.[place] == null ? null : well.vertical_datum,
        rise_ft: rises?.get(well.well_ndx)?.get(day * DAY_MS) ?? null,
      })),
    )
    .filter(({ day }) => (view.from === undefined || day >= view.from) && (view.to === undefined || day <= view.to));
}

/** By well and moment. */
const risesByWell = (wells: readonly ComparedWell[], view: ComparedView) =>
  new Map(
    compareWells(wells, view).lines.map(({ well, points }) => [
      well.well_ndx,
      new Map(Array.from({ length: points.length / 2 }, (_, place) => [points[2 * place]!, points[2 * place + 1]!])),
    ]),
  );
