import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface ColorKeysProps {
  label: string;
  items: readonly { color: string; words: string }[];
}

/** What the colors of a picture beside it mean: each with its words. */
export function ColorKeys({ label, items }: ColorKeysProps) {
  return (
    <Box component="ul" aria-label={label} sx={list}>
      {items.map(({ color, words }) => (
        <Box component="li" key={words} sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75 }}>
          <Box aria-hidden sx={{ ...dot, bgcolor: color }} />
          <Typography variant="body2">{words}</Typography>
        </Box>
      ))}
    </Box>
  );
}

const list = { display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, p: 0, m: 0, listStyle: 'none' } as const;
const dot = { width: 10, height: 10, borderRadius: '50%', flexShrink: 0, printColorAdjust: 'exact' } as const;
