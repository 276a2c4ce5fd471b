import { applyDistrictFile, checkDistrictFile, type AppliedFile } from '@artesian/contract/settings/district-file';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useKeyPerAct } from '../../register/form/use-save.ts';
import { counted } from '../../ui/counted.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';
import { FileLines } from './FileLines.tsx';
import type { GivenFile } from './given-file.ts';

interface CheckFileProps {
  given: GivenFile;
  onChange: (given: GivenFile | undefined) => void;
}

/** The text of a file, which can be mended here; what it changes and what is wrong with it; and applying it. */
export function CheckFile({ given, onChange }: CheckFileProps) {
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState<{ text: string; reason: string; found: AppliedFile }>();
  const keyOf = useKeyPerAct();
  const body = { ...given, ...(reason.trim() && { reason: reason.trim() }) };
  const check = useMutation({
    mutationFn: () => api.call(checkDistrictFile, { body }),
    onSuccess: (found) => setChecked({ text: given.text, reason, found }),
  });
  const apply = useMutation({
    mutationFn: () => api.call(applyDistrictFile, { body, idempotencyKey: keyOf(JSON.stringify(body)) }),
    onSuccess: ({ changes }) => {
      notify.success(`${counted(changes.length, 'change was', 'changes were')} saved.`);
      onChange(undefined);
    },
  });
  // What was found is of what was asked.
  const found = checked?.text === given.text && checked.reason === reason ? checked.found : undefined;
  const isBusy = check.isPending || apply.isPending;
  return (
    <section aria-labelledby="the-file">
      <Typography variant="h2" id="the-file" sx={{ mb: 1.5 }}>
        {given.file_name}
      </Typography>
      <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 2 }}>
        <TextField
          label="Text of the file"
          multiline
          minRows={6}
          maxRows={20}
          value={given.text}
          onChange={({ target }) => onChange({ ...given, text: target.value })}
          slotProps={{ htmlInput: { spellCheck: false, sx: mono } }}
        />
        <TextField
          label="Reason"
          value={reason}
          helperText="Needed where the file changes past months. It is kept in history."
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
          sx={{ maxWidth: 560 }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant={found ? 'outlined' : 'contained'}
            loading={check.isPending}
            disabled={isBusy}
            onClick={() => check.mutate()}
          >
            Check
          </Button>
          {found && found.problems.length === 0 && found.changes.length > 0 && (
            <Button variant="contained" loading={apply.isPending} disabled={isBusy} onClick={() => apply.mutate()}>
              Apply {counted(found.changes.length, 'change', 'changes')}
            </Button>
          )}
          <Button color="inherit" disabled={isBusy} onClick={() => onChange(undefined)}>
            Discard
          </Button>
        </Box>
        {check.error && <Failure words="The file was not checked." error={check.error} />}
        {apply.error && <Failure words="Nothing was saved." error={apply.error} />}
        {found && <Found {...found} />}
      </Paper>
    </section>
  );
}

const Failure = ({ words, error }: { words: string; error: Error }) => (
  <Alert severity="error" variant="outlined">
    {words} {errorWordsToQuote(error)}
  </Alert>
);

function Found({ changes, problems, months }: AppliedFile) {
  if (problems.length > 0)
    return (
      <FileLines
        title={`${counted(problems.length, 'mistake', 'mistakes')}. Correct ${problems.length === 1 ? 'it' : 'them'} above, then check again.`}
        lines={problems}
        severity="error"
      />
    );
  if (changes.length === 0)
    return (
      <Alert severity="success" variant="outlined">
        The district already matches the file.
      </Alert>
    );
  return (
    <>
      {months.months > 0 && (
        <Alert severity="warning" variant="outlined">
          {formatMonths(months)}
        </Alert>
      )}
      <FileLines
        title={`${counted(changes.length, 'change', 'changes')}. Nothing is saved yet.`}
        lines={changes}
        severity="info"
      />
    </>
  );
}

/** `12 months change on 2 permits: 1,200 gallons less after drought reduction in all.` */
function formatMonths({ months, permits, gallons }: AppliedFile['months']): string {
  const by = `${Math.abs(gallons).toLocaleString('en-US')} gallons ${gallons < 0 ? 'less' : 'more'}`;
  return `${counted(months, 'month changes', 'months change')} on ${counted(permits, 'permit', 'permits')}: ${by} after drought reduction in all.`;
}

const mono = { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace', fontSize: 13, lineHeight: 1.5 } as const;
