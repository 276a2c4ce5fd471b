import { t } from '@artesian/domain/texts/translate';
import { formatSum } from './add-up.ts';
import { nameIndexOf, type Column, unitOfColumn } from '../column.ts';
import { pinnedAt } from './row-parts.ts';

interface TotalsRowProps<T> {
  /** All rows that the filters leave, or those of them that are chosen. */
  rows: readonly T[];
  columns: readonly Column<T>[];
  /** How many cells stand before the columns. */
  lead: number;
  lefts: readonly (number | undefined)[];
}

/** The sums of the columns that have one, under the rows. */
export function TotalsRow<T>({ rows, columns, lead, lefts }: TotalsRowProps<T>) {
  const [first, ...others] = columns;
  const named = nameIndexOf(columns);
  return (
    <tfoot>
      <tr>
        {lead > 0 && <td aria-hidden colSpan={lead} data-lead data-pinned style={{ left: 0 }} />}
        <th scope="row" {...pinnedAt(lefts, 0, named === 0)}>
          {t('Total')} {first?.total && <Sum column={first} rows={rows} />}
        </th>
        {others.map((column, index) => (
          <td
            key={column.id}
            data-number={column.kind === 'number' || undefined}
            {...pinnedAt(lefts, index + 1, named === index + 1)}
          >
            {column.total && <Sum column={column} rows={rows} />}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

function Sum<T>({ column, rows }: { column: Column<T>; rows: readonly T[] }) {
  const sum = formatSum(column, rows);
  const unit = unitOfColumn(column);
  return sum && `${sum}${unit ? ` ${unit}` : ''}`;
}
