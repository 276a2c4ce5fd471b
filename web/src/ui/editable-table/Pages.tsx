import TablePagination from '@mui/material/TablePagination';
import type { PageSizes } from './props.ts';
import type { Page } from './use-pages.ts';

interface PagesProps {
  name: string;
  sizes: PageSizes;
  count: number;
  page: Page;
  onTurn: (page: number) => void;
  onSize: (size: number) => void;
}

/** Turns the pages of a table, where there is more than the smallest page holds. */
export function Pages({ name, sizes: { offered }, count, page, onTurn, onSize }: PagesProps) {
  if (count <= Math.min(...offered)) return null;
  return (
    <TablePagination
      component="div"
      aria-label={`Pages of ${name}`}
      count={count}
      page={page.number}
      rowsPerPage={page.size}
      rowsPerPageOptions={[...offered]}
      onPageChange={(_event, next) => onTurn(next)}
      onRowsPerPageChange={(event) => onSize(Number(event.target.value))}
      labelRowsPerPage="Rows per page"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        overflow: 'hidden',
        '& .MuiTablePagination-toolbar': { minHeight: 40 },
      }}
    />
  );
}
