import { readingsOfChain } from '@artesian/contract/metering/replacement';
import type { Column } from '../../ui/table/column.ts';
import { formatMonth, monthOfRow } from '../../ui/dates.ts';
import { declaredColumns } from '../../ui/table/declared-column.ts';
import type { RowTone } from '../../ui/table/grid/row-parts.ts';
import type { ChainedReading } from './chain.ts';

const declared = declaredColumns(readingsOfChain.row);

export const readingColumns: readonly Column<ChainedReading>[] = [
  {
    id: 'month',
    header: 'Month',
    kind: 'text',
    width: 120,
    value: monthOfRow,
    render: (row) => formatMonth(monthOfRow(row)),
  },
  ...declared({ id: 'meter_id', kind: 'choice', width: 120 }, 'prev_meter_reading', 'meter_reading', 'dial'),
  ...declared({ id: 'calculated_gallons', total: 'sum' }, 'adjustment', 'mr_adjustment_reason_desc', 'notes'),
  ...declared({ id: 'fiscal_year', hidden: true }),
];

export const keyOfReading = ({ meter_reading_ndx }: ChainedReading) => String(meter_reading_ndx);

export const toneOfReading = ({ calculated_gallons }: ChainedReading): RowTone | undefined =>
  (calculated_gallons ?? 0) < 0 ? { tone: 'warning', words: 'The meter ran backwards' } : undefined;
