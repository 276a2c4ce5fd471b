import IconButton from '@mui/material/IconButton';
import { memo, type ReactNode } from 'react';
import { inWords, type Column } from './column.ts';
import type { DataTableProps } from './DataTable.tsx';
import { ACTION_WIDTH } from './table-style.ts';

interface BodyRowProps<T extends object> {
  row: T;
  /** Its place among all rows that the filters leave, from 1; the two header rows are counted before. */
  position: number;
  columns: readonly Column<T>[];
  action: DataTableProps<T>['action'];
  isSelected: boolean;
  isMuted: boolean;
}

function PlainBodyRow<T extends object>({ row, position, columns, action, isSelected, isMuted }: BodyRowProps<T>) {
  return (
    <tr
      aria-rowindex={position + 2}
      aria-current={isSelected || undefined}
      data-selected={isSelected || undefined}
      data-muted={isMuted || undefined}
    >
      {action && (
        <td data-action data-pinned="action" style={{ left: 0 }}>
          <IconButton
            size="small"
            aria-label={action.label(row)}
            title={action.label(row)}
            onClick={() => action.onAct(row)}
          >
            {action.icon}
          </IconButton>
        </td>
      )}
      {columns.map((column, index) => (
        <BodyCell key={column.id} column={column} row={row} left={index > 0 ? undefined : action ? ACTION_WIDTH : 0} />
      ))}
    </tr>
  );
}

/** Rows that stay the same are not drawn again while others scroll in. */
export const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;

/** The first cell of a row names it. */
function BodyCell<T>({ column, row, left }: { column: Column<T>; row: T; left: number | undefined }) {
  const words = inWords(column, row);
  const shown: ReactNode = column.render ? column.render(row) : words;
  if (left === undefined) {
    return (
      <td title={words} data-number={column.kind === 'number' || undefined}>
        {shown}
      </td>
    );
  }
  return (
    <th scope="row" title={words} data-pinned="first" style={{ left }}>
      {shown}
    </th>
  );
}
