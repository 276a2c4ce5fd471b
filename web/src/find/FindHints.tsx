import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const hints = [
  ['↑ ↓', 'move'],
  [t('Enter'), 'open'],
  [t('Esc'), 'close'],
] as const;

/** How many there are, said aloud too, and the keys for whoever has a keyboard. */
export function FindHints({ count }: { count: string }) {
  return (
    <Stack
      direction="row"
      sx={{ gap: 2, px: 2, py: 1, borderTop: 1, borderColor: 'divider', color: 'text.secondary', fontSize: '0.75rem' }}
    >
      <Box component="output" aria-live="polite" sx={{ flex: 1 }}>
        {count}
      </Box>
      {hints.map(([key, what]) => (
        <Box key={key} component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          <kbd>{key}</kbd> {what}
        </Box>
      ))}
    </Stack>
  );
}
