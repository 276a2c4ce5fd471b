import type { Row } from '@artesian/contract/language/register';
import { sendBackRegistration } from '@artesian/contract/registrations/registrations';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useKeyPerAct } from '../../register/form/use-save.ts';
import { useKept } from '../../session/use-kept.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';

interface SendBackDialogProps {
  registration: Row;
  onClose: () => void;
}

/** Asks the sender to correct something, in words of one's own. What is written stays until it is sent. */
export function SendBackDialog({ registration, onClose }: SendBackDialogProps) {
  const { reg_ndx, version, first_name, last_name, primary_email } = registration;
  const sender = `${String(first_name)} ${String(last_name)}`;
  const [message = '', keepMessage] = useKept<string>(`message to the sender of registration ${String(reg_ndx)}`);
  const [isAsked, setAsked] = useState(false);
  const keyOf = useKeyPerAct();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.call(sendBackRegistration, {
        params: { reg_ndx },
        body: { message },
        version,
        idempotencyKey: keyOf([message, version]),
      }),
    onSuccess: () => {
      keepMessage(undefined);
      notify.success(`Sent back. The registration is waiting for ${sender}.`);
      onClose();
    },
  });
  const isMissing = message.trim() === '';
  const send = () => {
    setAsked(true);
    if (!isMissing) mutate();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="send-back-title" maxWidth="sm" fullWidth>
      <DialogTitle variant="h2" id="send-back-title">
        Send Back for Correction
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {sender} will be asked to correct this: by e-mail ({String(primary_email)}) if e-mail is set up, and on their
          registration status page. The registration waits until they respond.
        </DialogContentText>
        {error && (
          <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
            Could not send back. {errorWordsToQuote(error)}
          </Alert>
        )}
        <TextField
          fullWidth
          multiline
          minRows={4}
          required
          label="What needs correction"
          value={message}
          onChange={({ target }) => keepMessage(target.value || undefined)}
          error={isAsked && isMissing}
          helperText={isAsked && isMissing ? '*Required field' : 'The sender will see this text.'}
          slotProps={{ htmlInput: { maxLength: 4000 }, inputLabel: { shrink: true } }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" disabled={isPending} onClick={send}>
          {isPending ? 'Sending' : 'Send back'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
