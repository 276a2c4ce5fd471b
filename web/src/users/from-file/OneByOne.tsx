import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface OneByOneProps {
  /** `Adding` */
  doing: string;
  done: number;
  all: number;
  isStopping: boolean;
  onStop: () => void;
}

/** How far something is that is done to users one by one, with a way to stop it. */
export const OneByOne = ({ doing, done, all, isStopping, onStop }: OneByOneProps) => (
  <Paper variant="outlined" sx={{ p: 2 }}>
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Typography component="output" sx={{ flex: '1 1 220px', fontVariantNumeric: 'tabular-nums' }}>
        {doing}: {done} of {all}
      </Typography>
      <Button color="inherit" variant="outlined" loading={isStopping} onClick={onStop}>
        Stop
      </Button>
    </Stack>
    <LinearProgress
      variant="determinate"
      value={(100 * done) / Math.max(all, 1)}
      aria-label={`${doing} users`}
      sx={{ mt: 1.5 }}
    />
  </Paper>
);
