import { readingColumns, type PreviewedReadings } from '@artesian/contract/metering/readings-files';
import { formatMonth } from '../../ui/dates.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { RowTone } from '../../ui/table/grid/row-parts.ts';
import { Consequences } from '../Consequences.tsx';

type Previewed = PreviewedReadings['rows'][number];

const columns: Column<Previewed>[] = [
  { id: 'line', header: 'Line', kind: 'number', value: ({ line }) => line, width: 80 },
  { id: 'meter_id', header: 'Meter ID', kind: 'text', isName: true, value: ({ meter_id }) => meter_id || null },
  { id: 'month', header: 'Month', kind: 'text', value: ({ month }) => month && formatMonth(month) },
  {
    id: 'meter_reading',
    header: 'Meter Reading',
    kind: 'text',
    value: (row) => row.meter_reading || null,
  },
  { id: 'dial', header: 'Unit', kind: 'text', width: 110, value: ({ dial }) => dial },
  { id: 'state', header: 'Effect', kind: 'text', width: 420, value: stateOf },
  { id: 'gallons_before', header: 'Gallons Before', unit: 'gal', kind: 'number', value: (row) => row.gallons_before },
  { id: 'gallons', header: 'Calculated Gallons', unit: 'gal', kind: 'number', value: (row) => row.calculated_gallons },
];
const pageSizes = [10, 30, 60, 200];
const keyOf = ({ line }: Previewed) => String(line);

function stateOf({ problems, is_known }: Previewed): string {
  if (problems.length === 0) return is_known ? 'No change: already on record' : 'Is entered';
  return problems.map(({ column, message }) => (column ? `${readingColumns[column]}: ${message}` : message)).join(' ');
}

function toneOf({ problems, is_known }: Previewed): RowTone | undefined {
  if (problems.length > 0) return { tone: 'warning', words: 'Blocks the import' };
  return is_known ? { tone: 'ended', words: 'Known already' } : undefined;
}

/** What each row of the file would do. */
export function PreviewTable({ preview: { rows, consequences } }: { preview: PreviewedReadings }) {
  return (
    <>
      <Consequences readings={consequences} />
      <DataTable
        name="Rows of the file"
        rows={rows}
        columns={columns}
        rowKey={keyOf}
        pageSize={60}
        pageSizes={pageSizes}
        rowTone={toneOf}
      />
    </>
  );
}
