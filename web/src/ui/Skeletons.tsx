import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The shape of a table that is on its way. */
export function TableSkeleton({ rows = 8, columns = 6 }: { rows?: number; columns?: number }) {
  return (
    <Paper variant="outlined" component="output" aria-label="Loading the table" sx={{ overflow: 'hidden' }}>
      {range(rows + 1).map((row) => (
        <Box
          key={row}
          sx={{
            display: 'grid',
            gridTemplateColumns: `repeat(${columns}, 1fr)`,
            alignItems: 'center',
            gap: 3,
            height: 36,
            px: 2,
            borderTop: row === 0 ? 0 : 1,
            borderColor: 'divider',
            bgcolor: row === 0 ? 'background.default' : undefined,
          }}
        >
          {range(columns).map((column) => (
            <Skeleton key={column} width={`${55 + ((row * 7 + column * 13) % 40)}%`} />
          ))}
        </Box>
      ))}
    </Paper>
  );
}

/** The shape of a form that is on its way. */
export function FormSkeleton({ fields = 8 }: { fields?: number }) {
  return (
    <Box
      component="output"
      aria-label="Loading the form"
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}
    >
      {range(fields).map((field) => (
        <Stack key={field} sx={{ gap: 0.5 }}>
          <Skeleton width="40%" height={18} />
          <Skeleton variant="rounded" height={38} />
        </Stack>
      ))}
    </Box>
  );
}

/** The shape of a card with a drawing, such as a chart. */
export function CardSkeleton({ height = 280 }: { height?: number }) {
  return (
    <Paper variant="outlined" component="output" aria-label="Loading" sx={{ p: 2.5 }}>
      <Skeleton width="35%" height={28} />
      <Skeleton variant="rounded" height={height} sx={{ mt: 1.5 }} />
    </Paper>
  );
}
