import Table from '@mui/material/Table';
import TableContainer from '@mui/material/TableContainer';
import type { ReactNode } from 'react';

/** A table of what a save changes, which scrolls in its dialog and leaves a phone's width to its numbers. */
export const ChangesTable = ({ label, children }: { label: string; children: ReactNode }) => (
  <TableContainer sx={{ maxHeight: 280 }} tabIndex={0} aria-label={label}>
    <Table size="small" stickyHeader sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}>
      {children}
    </Table>
  </TableContainer>
);
