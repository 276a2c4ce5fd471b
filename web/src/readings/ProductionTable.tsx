import { formatUnusual } from '@artesian/domain/reading-warnings';
import {
  productionRows,
  productionToEdit,
  saveProduction,
  type ProductionToEnter,
  type ProductionToSave,
} from '@artesian/contract/metering/well-production';
import { useCallback, useMemo } from 'react';
import { api } from '../api.ts';
import { ChildTable } from '../register/rows/ChildTable.tsx';
import type { EditableChoice } from '../register/rows/editable-columns.ts';
import { useSession } from '../session/session.tsx';
import type { ChangedRow, EnteredRows, RowTone } from '../ui/editable-table/props.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import type { EntryTableProps } from './EntryPage.tsx';
import { MonthTotals } from './MonthTotals.tsx';
import { PasteFromSpreadsheet } from './PasteFromSpreadsheet.tsx';
import { readLinesByName, type NamedMonths } from './read-lines-by-name.ts';
import { ALL } from './reading-queries.ts';
import { howMeasured, keyOfProduction, problemOfMeasure, productionFrom } from './production-rows.ts';
import { monthOfReading } from './reading-rows.ts';
import { useMonths } from './use-months.ts';
import { useSaveTogether } from './use-save-together.ts';

type Choice = EditableChoice<ProductionToEnter>;

const columns: Choice[] = [
  { id: 'district_well_id', width: 140 },
  { id: 'month', header: 'Month', kind: 'text', isPinned: true, width: 140, value: monthOfReading },
  'well_name',
  { id: 'measuring_method_ndx', width: 160 },
  { id: 'quantity', width: 110, problemIn: problemOfMeasure },
  { id: 'production_gallons', width: 150, total: 'sum', isEditable: ({ quantity }) => quantity === null },
  { id: 'how', header: 'Calculation', kind: 'text', width: 240, value: howMeasured },
  { id: 'share', header: 'Share of Month', kind: 'number', unit: '%', decimals: 2, value: shareOf },
  { id: 'check', header: 'Check', kind: 'text', width: 320, value: (row) => warningOf(row)?.words ?? null },
  'mr_report_status_ndx',
  'notes',
];
const pageSizes = { atFirst: 60, offered: [5, 10, 30, 60] } as const;

const nameOf = ({ district_well_id }: ProductionToEnter) => district_well_id ?? '';
const nameOfMonth = (row: ProductionToEnter) => `${nameOf(row)}, ${monthOfReading(row)}`;

const named: NamedMonths<ProductionToEnter> = {
  name: 'well ID',
  among: 'these wells',
  column: 'production_gallons',
  number: 'volume',
  nameOf,
  monthOf: ({ c_year, c_month }) => ({ year: c_year, month: c_month }),
  keyOf: keyOfProduction,
};

function shareOf({ production_gallons: gallons, allowed_gal }: ProductionToEnter): number | null {
  return typeof gallons !== 'number' || !allowed_gal ? null : (gallons / allowed_gal) * 100;
}

function warningOf({ production_gallons: gallons, is_metered, largest_monthly_gal: most }: ProductionToEnter) {
  if (typeof gallons !== 'number') return undefined;
  if (is_metered)
    return { tone: 'orange', words: 'A meter measures this well in this month, so its water counts twice.' } as const;
  const words = formatUnusual(gallons, most);
  return words === undefined ? undefined : ({ tone: 'yellow', words } as const);
}

const gallonsOf = ({ production_gallons: gallons }: ProductionToEnter) =>
  typeof gallons === 'number' ? gallons : null;
const monthTotals = (rows: readonly ProductionToEnter[]) => <MonthTotals rows={rows} gallonsOf={gallonsOf} />;

const toneOf = (row: ProductionToEnter): RowTone | undefined => warningOf(row)?.tone;

/** A volume that follows from what is counted is not sent. */
const asSent = ({
  row,
  changes: { production_gallons, ...changes },
}: ChangedRow<ProductionToEnter>): ProductionToSave => ({
  ...changes,
  ...(production_gallons !== undefined &&
    row.quantity === null && { production_gallons: production_gallons as number }),
  well_ndx: row.well_ndx,
  c_year: row.c_year,
  c_month: row.c_month,
  version: row.version,
});

const send = (body: ProductionToSave[], idempotencyKey: string) => api.call(saveProduction, { body, idempotencyKey });

/** What wells without a meter reported in a month, or in all months of a fiscal year. */
export function ProductionTable({ year, month, whose }: EntryTableProps) {
  const { may, user } = useSession();
  const { rows, error, refetch } = useMonths(
    {
      key: [productionToEdit.path, year, month],
      groupings: whose.groupings,
      read: (grouping_ndx, signal) => api.call(productionToEdit, { params: { year, month, grouping_ndx }, signal }),
    },
    keyOfProduction,
    nameOf,
  );
  const save = useSaveTogether(asSent, send);
  const follows = useMemo(() => productionFrom(rows ?? []), [rows]);
  const isAll = month === ALL;
  const readPaste = useMemo(() => readLinesByName(rows ?? [], named, year, isAll), [rows, year, isAll]);
  const tools = useCallback(
    ({ paste }: EnteredRows<ProductionToEnter>) => (
      <PasteFromSpreadsheet
        what="production"
        columns={isAll ? 'well IDs, months and volumes' : 'well IDs and volumes'}
        onPaste={paste}
      />
    ),
    [isAll],
  );
  if (error && !rows) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <ChildTable<ProductionToEnter>
      register={productionRows}
      name="Well production"
      rows={rows}
      columns={columns}
      follows={follows}
      rowKey={keyOfProduction}
      rowName={nameOfMonth}
      rowTone={toneOf}
      readPaste={readPaste}
      tools={tools}
      {...(isAll && { below: monthTotals })}
      saveAll={save}
      isReadOnly={!may(saveProduction)}
      draft={`production of ${user?.sub} ${year} ${month} ${whose.by} ${whose.key}`}
      pageSizes={pageSizes}
      empty="Every well of this permit has a meter in this period. Enter its readings instead."
    />
  );
}
