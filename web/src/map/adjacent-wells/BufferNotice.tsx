import { t } from '@artesian/domain/texts/translate';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { floating } from '../panels/floating.ts';

/** Says that clicks on the map now draw buffers, and ends it. */
export function BufferNotice({ onDone }: { onDone: () => void }) {
  return (
    <Paper component="output" sx={[floating, place]}>
      <Typography variant="body2">{t('Choose a location to draw a buffer around it.')}</Typography>
      <Button size="small" onClick={onDone}>
        {t('Done')}
      </Button>
    </Paper>
  );
}

const place = {
  position: 'absolute',
  // Below the buttons of a phone, beside those of the map.
  top: { xs: 176, sm: 76 },
  left: { xs: 12, sm: '50%' },
  transform: { sm: 'translateX(-50%)' },
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: 1.5,
  pr: 0.5,
  py: 0.25,
  maxWidth: 'calc(100% - 76px)',
} as const;
