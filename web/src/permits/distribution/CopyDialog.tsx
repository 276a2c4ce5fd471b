import type { Row } from '@artesian/contract/language/register';
import { activePermits } from '@artesian/contract/permits/permit-lists';
import { monthlyDistribution } from '@artesian/contract/permits/permit-rows';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { createOptionSearch, MOST_SUGGESTIONS } from '../../register/form/option-search.ts';
import { viewQuery, type Option } from '../../register/form/options.ts';
import { rowsQuery } from '../../register/list/use-rows.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { inPercent, nameOfMonth, shareOf, WHOLE } from './shares.ts';

interface CopyDialogProps {
  /** The permit that is copied to. */
  permit: number;
  onCopy: (name: string, rows: readonly Row[]) => void;
  onClose: () => void;
}

const NONE: readonly Option[] = [];

/** Takes the twelve shares of another permit over, to be looked at before they are saved. */
export function CopyDialog({ permit, onCopy, onClose }: CopyDialogProps) {
  const permits = useQuery({ ...viewQuery(activePermits), select: optionsOf });
  const search = useMemo(
    () => createOptionSearch((permits.data ?? NONE).filter(({ value }) => value !== permit)),
    [permits.data, permit],
  );
  const [chosen, setChosen] = useState<Option | null>(null);
  const theirs = useQuery({ ...rowsQuery(monthlyDistribution, chosen?.value ?? 0), enabled: chosen !== null });
  const rows = chosen ? theirs.data : undefined;
  const error = permits.error ?? (chosen ? theirs.error : null);
  return (
    <Dialog open onClose={onClose} aria-labelledby="copy-title" maxWidth="sm" fullWidth>
      <DialogTitle variant="h2" id="copy-title">
        Copy from another permit
      </DialogTitle>
      <DialogContent>
        <Autocomplete
          options={search.all}
          filterOptions={(_all, { inputValue }) => search.find(inputValue).slice(0, MOST_SUGGESTIONS)}
          value={chosen}
          onChange={(_event, option) => setChosen(option)}
          getOptionKey={({ value }) => value}
          getOptionLabel={({ label, detail }) => [label, detail].filter(Boolean).join(' · ')}
          isOptionEqualToValue={(one, other) => one.value === other.value}
          loading={permits.isPending}
          noOptionsText="No matching permit."
          autoHighlight
          renderInput={(parameters) => <TextField {...parameters} label="Permit" sx={{ mt: 1 }} />}
        />
        {error ? (
          <ErrorPanel error={error} />
        ) : (
          <Typography component="output" sx={{ display: 'block', mt: 2, minHeight: 66 }}>
            {chosen && (rows ? formatShares(rows) : 'Loading…')}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" disabled={!rows} onClick={() => onCopy(chosen!.label, rows!)}>
          Copy
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const optionsOf = (rows: readonly Row[]): Option[] =>
  rows.map((row) => ({
    value: row.permit_ndx as number,
    label: String(row.permit_number),
    detail: String(row.permit_name ?? ''),
    row,
  }));

function formatShares(rows: readonly Row[]): string {
  const shares = rows.map((row) => shareOf(row) ?? 0);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const months = rows.map((row, index) => `${nameOfMonth(row).slice(0, 3)} ${inPercent(shares[index]!)}`).join(', ');
  return total === WHOLE ? `${months}.` : `${months}. They total ${inPercent(total)} and must be completed.`;
}
