import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatSum } from '../ui/table/grid/add-up.ts';
import { headerOf, formatCell, type Column } from '../ui/table/column.ts';
import { ToolbarButton } from '../ui/table/ToolbarButton.tsx';

interface PrintRowsProps<T> {
  title: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
}

/** Prints all rows that are left, not the page of them that the screen shows. */
export function PrintRows<T>(props: PrintRowsProps<T>) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <ToolbarButton icon={<Print />} label="Print" onClick={() => setPrinting(true)} />
      {isPrinting && <OnPaper {...props} onDone={() => setPrinting(false)} />}
    </>
  );
}

/** Beside the page, which is hidden on paper meanwhile. */
function OnPaper<T>({ title, columns, rows, keyOf, onDone }: PrintRowsProps<T> & { onDone: () => void }) {
  useEffect(() => {
    document.body.toggleAttribute('data-printing-apart', true);
    window.print();
    onDone();
    return () => void document.body.toggleAttribute('data-printing-apart', false);
  }, [onDone]);
  return createPortal(
    <Box component="table" aria-label={title} data-apart sx={paper}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col">
              {headerOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.id} data-number={column.kind === 'number' || undefined}>
                {formatCell(column, row)}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          {columns.map((column, index) => (
            <td key={column.id} data-number={column.kind === 'number' || undefined}>
              {index === 0 ? 'Total' : column.total && formatSum(column, rows)}
            </td>
          ))}
        </tr>
      </tbody>
    </Box>,
    document.body,
  );
}

const paper = {
  display: 'none',
  page: 'wide',
  borderCollapse: 'collapse',
  width: '100%',
  fontSize: '6.5pt',
  color: '#000',
  '& caption': { captionSide: 'top', textAlign: 'left', fontSize: '11pt', fontWeight: 600, pb: 1 },
  '& th, & td': { border: '0.5px solid #999', px: '2px', py: '1px', textAlign: 'left' },
  '& tr': { breakInside: 'avoid' },
  '& tr:last-of-type td': { fontWeight: 700 },
  '& [data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '@media print': { display: 'table' },
} as const;
