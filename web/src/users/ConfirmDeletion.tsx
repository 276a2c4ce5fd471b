import type { User } from '@artesian/contract/people/users';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

export interface AskedDeletion {
  user: User;
  answer: (isMeant: boolean) => void;
}

/** Asks, because nothing brings a user back. */
export function ConfirmDeletion({ user, answer, onClosed }: AskedDeletion & { onClosed: () => void }) {
  const id = useId();
  const close = (isMeant: boolean) => {
    answer(isMeant);
    onClosed();
  };
  return (
    <Dialog open onClose={() => close(false)} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle variant="h2" id={id}>
        Delete {user.auth0_name}?
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          {user.auth0_email} can no longer sign in, and what they have open ends. What they entered stays, under their
          name. This cannot be undone.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={() => close(false)}>
          Cancel
        </Button>
        <Button variant="contained" color="error" onClick={() => close(true)}>
          Delete user
        </Button>
      </DialogActions>
    </Dialog>
  );
}
