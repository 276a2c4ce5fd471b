import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { headerOf, formatCell, type Column } from '../ui/table/column.ts';

interface DataRowsProps<R> {
  name: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  /** What stands in the first cell of a row, around its words. */
  lead?: ((row: R, words: ReactNode) => ReactNode) | undefined;
}

/** A short table without filters: what a chart shows, in numbers. It scrolls by itself, also by keyboard. */
export function DataRows<R>({ name, columns, rows, keyOf, lead }: DataRowsProps<R>) {
  return (
    <Box component="section" aria-label={`${name}, table`} tabIndex={0} sx={scroller}>
      <Box component="table" aria-label={name} sx={tableStyle}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-kind={column.kind}>
                {headerOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, index) => {
                const words = column.render?.(row) ?? formatCell(column, row);
                const isFirst = index === 0;
                const Cell = isFirst ? 'th' : 'td';
                return (
                  <Cell key={column.id} data-kind={column.kind} {...(isFirst && { scope: 'row' })}>
                    {isFirst && lead ? lead(row, words) : words}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const scroller = {
  overflow: 'auto',
  // As high as what stands beside it, and no higher.
  flex: '1 1 300px',
  height: 300,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '@media print': { height: 'auto', flex: 'none', overflow: 'visible' },
} as const;

const tableStyle = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  width: '100%',
  fontSize: '0.8125rem',
  '& th, & td': {
    px: { xs: 1, sm: 1.5 },
    height: 34,
    textAlign: 'left',
    fontWeight: 400,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& tr:last-of-type > *': { borderBottom: 0 },
  '& td, & thead th': { whiteSpace: 'nowrap' },
  '& [data-kind="number"]': { textAlign: 'right' },
  '& tbody th': { fontWeight: 520, minWidth: 112 },
  // The first column names the row, also where it is a number.
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    fontWeight: 600,
    borderBottom: 1,
    borderColor: 'divider',
  },
} as const;
