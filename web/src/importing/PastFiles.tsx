import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AskedTable, type AskedTableProps } from '../ui/table/AskedTable.tsx';

interface PastFilesProps<A, T extends object> extends AskedTableProps<A, T> {
  heading: string;
}

/** The list of earlier imports or uploads under its heading, or why it could not be loaded. */
export const PastFiles = <A, T extends object>({ heading, ...table }: PastFilesProps<A, T>) => (
  <Box component="section" aria-label={heading}>
    <Typography variant="h2" sx={{ mb: 1 }}>
      {heading}
    </Typography>
    <AskedTable {...table} />
  </Box>
);
