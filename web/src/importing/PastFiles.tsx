import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AskedTable, type AskedTableProps } from '../ui/table/AskedTable.tsx';

interface PastFilesProps<A, T extends object> extends AskedTableProps<A, T> {
  heading: string;
}

/** Files that were brought in before: what became of each, and the way back from it. */
export const PastFiles = <A, T extends object>({ heading, ...table }: PastFilesProps<A, T>) => (
  <Box component="section" aria-label={heading}>
    <Typography variant="h2" sx={{ mb: 1 }}>
      {heading}
    </Typography>
    <AskedTable {...table} />
  </Box>
);
