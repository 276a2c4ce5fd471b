import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatCell, headerOf, isVolume, type Column } from '../../ui/table/column.ts';

interface FiguresTableProps<L> {
  label: string;
  lines: readonly L[];
  /** The first one heads each line. Volumes are in the unit that is said beside the table. */
  columns: readonly Column<L>[];
  keyOf: (line: L) => string;
  isSum?: (line: L) => boolean;
  /** What it pumped beyond what it may, in a column `exceeding_gal`, stands out. */
  isExceeding: (line: L) => boolean;
}

/** A few lines of figures under each other. */
export const FiguresTable = <L,>({ label, lines, columns, keyOf, isSum, isExceeding }: FiguresTableProps<L>) => (
  <TableContainer tabIndex={0} aria-label={label}>
    <Table size="small" sx={tableStyle}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column.id} align={column.kind === 'number' ? 'right' : 'left'}>
              {isVolume(column) ? column.header : headerOf(column)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={keyOf(line)} data-sum={isSum?.(line) || undefined} data-over={isExceeding(line) || undefined}>
            {columns.map((column, place) => (
              <TableCell
                key={column.id}
                data-column={column.id}
                align={column.kind === 'number' ? 'right' : 'left'}
                {...(place === 0 && { component: 'th', scope: 'row' })}
              >
                {formatCell(column, line).replaceAll('\n', '; ') || '–'}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

const tableStyle = {
  fontVariantNumeric: 'tabular-nums',
  // A collapsed line would stay behind where the first column lies over the others.
  borderCollapse: 'separate',
  '& th, & td': { px: 1, py: 0.75 },
  '& thead th': { verticalAlign: 'bottom', lineHeight: 1.3 },
  '& tbody > tr > *': { whiteSpace: 'nowrap' },
  // The year stays in sight beside its figures.
  '& th:first-of-type': { position: 'sticky', left: 0, bgcolor: 'background.paper' },
  '& tbody th': { fontWeight: 560 },
  '& [data-sum] > *': { fontWeight: 620 },
  '& [data-over] > [data-column="exceeding_gal"]': { color: 'secondary.main', fontWeight: 620 },
} as const;
