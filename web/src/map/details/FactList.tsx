import Box from '@mui/material/Box';
import type { Fact } from './well-facts.ts';

/** Names and values, one under another. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(104px, auto) 1fr',
        columnGap: 1.5,
        rowGap: 0.5,
        m: 0,
        mt: 1.25,
        fontSize: '0.8125rem',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
        // Large text leaves no room for two columns.
        '@container details (max-width: 18rem)': {
          gridTemplateColumns: '1fr',
          rowGap: 0,
          '& dd': { mb: 0.75, overflowWrap: 'anywhere' },
        },
      }}
    >
      {facts.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}
