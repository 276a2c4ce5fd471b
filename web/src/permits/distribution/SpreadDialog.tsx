import type { Row } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { inPercent, nameOfMonth, restBeside, shareOf, spread } from './shares.ts';

interface SpreadDialogProps {
  rows: readonly Row[];
  /** By month, in hundred-thousandths. */
  onSpread: (shares: ReadonlyMap<number, number>) => void;
  onClose: () => void;
}

const monthOf = (row: Row) => row.c_month as number;

/** What the other months leave of the year, in equal parts over those that are ticked: at first those that are empty. */
export function SpreadDialog({ rows, onSpread, onClose }: SpreadDialogProps) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(
    () => new Set(rows.filter((row) => !shareOf(row)).map(monthOf)),
  );
  const months = rows.map(monthOf).filter((month) => ticked.has(month));
  const rest = restBeside(rows, ticked);
  const isPossible = months.length > 0 && rest >= 0;
  const parts = isPossible ? spread(rest, months) : new Map<number, number>();
  const tick = (month: number) =>
    setTicked((before) => new Set(before.has(month) ? [...before].filter((one) => one !== month) : [...before, month]));
  return (
    <Dialog open onClose={onClose} aria-labelledby="spread-title" maxWidth="sm" fullWidth>
      <DialogTitle variant="h2" id="spread-title">
        Spread the rest
      </DialogTitle>
      <DialogContent>
        <Typography component="output" sx={{ display: 'block', mb: 1.5, color: rest < 0 ? 'error.main' : undefined }}>
          {formatRest(rest, months.length)}
        </Typography>
        <Box component="fieldset" aria-label="Months to spread over" sx={monthsStyle}>
          {rows.map((row) => (
            <FormControlLabel
              key={monthOf(row)}
              control={<Checkbox size="small" checked={ticked.has(monthOf(row))} onChange={() => tick(monthOf(row))} />}
              label={`${nameOfMonth(row)}: ${inPercent(parts.get(monthOf(row)) ?? shareOf(row) ?? 0)}`}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" disabled={!isPossible} onClick={() => onSpread(parts)}>
          Spread
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function formatRest(rest: number, months: number): string {
  if (months === 0) return 'Check the months that share the remainder.';
  if (rest < 0)
    return `The other months already exceed 100 % by ${inPercent(-rest)}. Check more months, or lower them first.`;
  return `The remaining ${inPercent(rest)} is divided equally among ${months === 1 ? '1 month' : `${months} months`}:`;
}

const monthsStyle = {
  m: 0,
  p: 0,
  border: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
} as const;
