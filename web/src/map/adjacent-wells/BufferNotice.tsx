import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { floating } from '../floating.ts';

/** Says that clicks on the map now draw buffers, and ends it. */
export function BufferNotice({ onDone }: { onDone: () => void }) {
  return (
    <Paper component="output" sx={[floating, place]}>
      <Typography variant="body2">Choose a place on the map to see the wells around it.</Typography>
      <Button size="small" onClick={onDone}>
        Done
      </Button>
    </Paper>
  );
}

const place = {
  position: 'absolute',
  top: 76,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: 1.5,
  pr: 0.5,
  py: 0.25,
  maxWidth: 'calc(100% - 24px)',
} as const;
