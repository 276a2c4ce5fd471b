import { ApiError } from '@artesian/contract/language/client';
import {
  changeDistrictSetting,
  listDistrictSettings,
  type DistrictSetting,
  type SettingNow,
} from '@artesian/contract/settings/district-settings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, type FormEvent } from 'react';
import { api } from '../api.ts';
import { useKeyPerAct } from '../register/use-save.ts';
import { useKept } from '../session/use-kept.ts';
import { localTime } from '../ui/dates.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';

interface SettingDialogProps {
  setting: DistrictSetting;
  now: SettingNow;
  onClose: () => void;
}

/** One setting to change, with what it was before. What is typed is kept in the tab until it is saved. */
export function SettingDialog({ setting, now, onClose }: SettingDialogProps) {
  const { name, label, help, isReadAtStart } = setting;
  const id = useId();
  const [kept, keep] = useKept<string>(`setting ${name}`);
  const typed = kept ?? now.value ?? '';
  const { mutate, isPending, error } = useChange(now, () => {
    keep(undefined);
    notify.success(isReadAtStart ? 'Saved. It holds from the next start of the server.' : 'Saved');
    onClose();
  });
  const problem = error instanceof ApiError ? error.problem.errors?.[0]?.message : undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(typed.trim() || null);
  };
  const cancel = () => {
    keep(undefined);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={save}>
        <DialogTitle variant="h2" id={id}>
          {label}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            multiline
            label={label}
            value={typed}
            onChange={({ target }) => keep(target.value.replaceAll('\n', ' '))}
            error={problem !== undefined}
            helperText={
              problem ?? [help, isReadAtStart && 'From the next start of the server.'].filter(Boolean).join(' ')
            }
            slotProps={{ htmlInput: { maxLength: 500 }, inputLabel: { shrink: true } }}
            sx={{ mt: 1 }}
          />
          {error && !problem && (
            <Alert severity="error" variant="outlined">
              Not saved. {errorWordsToQuote(error)}
              {error instanceof ApiError &&
                error.status === 412 &&
                ` It is “${now.value ?? ''}” now. Save again to change it.`}
            </Alert>
          )}
          {now.changes.length > 0 && (
            <Box component="section" aria-label="History">
              <Typography variant="h3" sx={{ mb: 0.5 }}>
                History
              </Typography>
              <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 200, overflowY: 'auto' }} tabIndex={0}>
                {now.changes.map(({ at, who, to }) => (
                  <Typography component="li" variant="body2" key={at} sx={{ overflowWrap: 'anywhere' }}>
                    {localTime(at)}, {who}: {to ?? 'as the server was started'}
                  </Typography>
                ))}
              </Box>
            </Box>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>
          {now.isChanged && (
            <Button color="inherit" disabled={isPending} onClick={() => mutate(null)} sx={{ mr: 'auto' }}>
              As the Server Was Started
            </Button>
          )}
          <Button color="inherit" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={isPending}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useChange({ name, version }: SettingNow, onSaved: () => void) {
  const queries = useQueryClient();
  const keyOf = useKeyPerAct();
  return useMutation({
    mutationFn: (value: string | null) =>
      api.call(changeDistrictSetting, {
        params: { name },
        body: { value },
        version,
        idempotencyKey: keyOf([name, value, version]),
      }),
    onSuccess: onSaved,
    // The setting as it is now, and its version.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 412)
        void queries.invalidateQueries({ queryKey: [listDistrictSettings.path] });
    },
  });
}
