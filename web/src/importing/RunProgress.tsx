import type { ImportRun } from '@artesian/contract/importing/runs';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { howFar } from './format.ts';

interface RunProgressProps {
  run: ImportRun;
  /** `Bringing in` */
  doing: string;
  isStopping: boolean;
  onStop: () => void;
}

/** How far something under way is, with a way to stop it. */
export function RunProgress({ run, doing, isStopping, onStop }: RunProgressProps) {
  const { state, rows_done, rows_total } = run;
  const words = state === 'waiting' ? 'Waiting to start' : `${doing}: ${howFar(run)}`;
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 3 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography component="output" sx={{ flex: '1 1 220px', fontVariantNumeric: 'tabular-nums' }}>
          {words}
        </Typography>
        <Button color="inherit" variant="outlined" loading={isStopping} onClick={onStop}>
          Stop
        </Button>
      </Stack>
      <LinearProgress
        {...(rows_done > 0 && { variant: 'determinate', value: (100 * rows_done) / Math.max(rows_total, 1) })}
        aria-label={doing}
        sx={{ mt: 1.5 }}
      />
    </Paper>
  );
}
