import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useBlocker } from '@tanstack/react-router';

interface LeaveGuardProps {
  isDirty: () => boolean;
  /** The entries are given up. */
  onDiscard?: () => void;
}

/** Asks before somebody leaves entries behind. Filters and pages of the same screen are no leaving. */
export function LeaveGuard({ isDirty, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isLeaving(current, next) && isDirty(),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  const discard = () => {
    onDiscard?.();
    blocker.proceed();
  };
  return (
    <Dialog open onClose={blocker.reset} aria-labelledby="leave-title" maxWidth="xs" fullWidth>
      <DialogTitle variant="h2" id="leave-title">
        Leave without saving?
      </DialogTitle>
      <DialogContent>
        <DialogContentText>There are changes that are not saved. They are lost if you leave.</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={discard}>
          Discard changes
        </Button>
        <Button variant="contained" onClick={blocker.reset}>
          Keep editing
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface Place {
  pathname: string;
  search: unknown;
}

function isLeaving(current: Place, next: Place): boolean {
  const record = ({ search }: Place) => (search as { edit?: unknown }).edit;
  return current.pathname !== next.pathname || record(current) !== record(next);
}
