import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pinnedOf, totalOf, type EditableColumn, type Total } from './column.ts';
import { asEntered, ownProblemsOf, type ShownRow } from './entries.ts';

export interface ColumnTotal {
  column: string;
  /** Undefined while a cell of the column is not understood. */
  total: Total | undefined;
}

/** The feet of the columns that have one, of the rows as they were entered. */
export function totalsOf<T extends object>(
  columns: readonly EditableColumn<T>[],
  shown: readonly ShownRow<T>[],
): ColumnTotal[] {
  const summed = columns.filter(({ total }) => total);
  if (summed.length === 0 || shown.length === 0) return [];
  const problems = shown.map(({ base, entry }) => ownProblemsOf(columns, base, entry));
  const rows = shown.map(({ base, entry }) => asEntered(columns, base, entry?.changes));
  const isKnown = ({ id, entry }: EditableColumn<T>) =>
    problems.every((found) => (entry ? found[id] === undefined : Object.keys(found).length === 0));
  return summed.map((column) => ({ column: column.id, total: isKnown(column) ? totalOf(column, rows) : undefined }));
}

interface TotalsRowProps<T> {
  columns: readonly EditableColumn<T>[];
  totals: readonly ColumnTotal[];
  /** How many columns hold a button. */
  buttons: number;
  /** From 1. */
  rowIndex: number;
}

export function TotalsRow<T>({ columns, totals, buttons, rowIndex }: TotalsRowProps<T>) {
  const rest = columns.slice(1);
  return (
    <tfoot>
      <tr aria-rowindex={rowIndex}>
        <th scope="row" data-pinned="first">
          Total
        </th>
        {rest.map((column, index) => {
          const { id, header } = column;
          const found = totals.find((one) => one.column === id);
          return (
            <td
              key={id}
              data-pinned={pinnedOf(column, index + 1)}
              data-number
              data-met={found?.total?.target?.isMet}
              aria-label={found && `Total ${header}: ${found.total?.words ?? 'not known'}`}
            >
              {found && (found.total?.words ?? '–')}
            </td>
          );
        })}
        {buttons > 0 && <td aria-hidden colSpan={buttons} />}
      </tr>
    </tfoot>
  );
}

/** Whether totals are what they must be, in words. */
export function TargetLines({ totals }: { totals: readonly ColumnTotal[] }) {
  const targets = totals.flatMap(({ total }) => total?.target ?? []);
  return targets.map(({ isMet, message }) => (
    <Box
      key={message}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      {isMet ? <CheckCircle color="success" fontSize="small" /> : <ErrorOutlined color="error" fontSize="small" />}
      <Typography component="output" variant="body2" sx={{ color: isMet ? 'success.main' : 'error.main' }}>
        {message}
      </Typography>
    </Box>
  ));
}
