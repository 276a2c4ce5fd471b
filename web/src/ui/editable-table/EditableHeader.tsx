import Box from '@mui/material/Box';
import { headerOf } from '../table/column.ts';
import { REMOVE_COLUMN } from './cells.ts';
import { pinnedOf, type EditableColumn } from './column.ts';
import { heardOnly } from '../heard-only.ts';

interface EditableHeaderProps<T> {
  columns: readonly EditableColumn<T>[];
  /** Of all columns, also those that hold a button. */
  ids: readonly string[];
  /** Rows can be added, so it counts what they must have. */
  adds: boolean;
  removeLabel: string | undefined;
}

export function EditableHeader<T>({ columns, ids, adds, removeLabel = 'Delete' }: EditableHeaderProps<T>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column, index) => (
          <th
            key={column.id}
            scope="col"
            aria-colindex={index + 1}
            title={headerOf(column)}
            data-number={column.kind === 'number' || undefined}
            data-pinned={pinnedOf(column, index)}
          >
            {headerOf(column)}
            {adds && column.entry?.isRequired && <span aria-hidden> *</span>}
          </th>
        ))}
        {ids.slice(columns.length).map((id, index) => (
          <th key={id} scope="col" data-button aria-colindex={columns.length + index + 1}>
            <Box component="span" sx={heardOnly}>
              {id === REMOVE_COLUMN ? removeLabel : 'Saved'}
            </Box>
          </th>
        ))}
      </tr>
    </thead>
  );
}
