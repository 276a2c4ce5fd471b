import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface ColorKeyProps {
  items: readonly { color: string; words: string }[];
}

/** What the colors of a table's rows and cells say; each of them says it in words too. */
export const ColorKey = ({ items }: ColorKeyProps) => (
  <Box component="ul" aria-label={t('What the colors mean')} sx={keyStyle}>
    {items.map(({ color, words }) => (
      <li key={words}>
        <Box component="span" aria-hidden sx={{ bgcolor: color }} />
        <Typography component="span" variant="body2">
          {words}
        </Typography>
      </li>
    ))}
  </Box>
);

const keyStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  listStyle: 'none',
  m: 0,
  my: 1,
  p: 0,
  color: 'text.secondary',
  '& li': { display: 'flex', alignItems: 'center', gap: 1 },
  '& li > span:first-of-type': {
    width: 16,
    height: 16,
    border: 1,
    borderColor: 'divider',
    borderRadius: 0.5,
    printColorAdjust: 'exact',
  },
} as const;
