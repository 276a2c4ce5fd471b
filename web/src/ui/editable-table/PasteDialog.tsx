import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PastedCell, PastePlan } from './paste.ts';

interface PasteDialogProps {
  table: string;
  plan: PastePlan;
  isOpen: boolean;
  onApply: () => void;
  /** Another reading of the same is to be seen. */
  onRead: (plan: PastePlan) => void;
  onClose: () => void;
  /** It is gone, and the focus may go back. */
  onClosed: () => void;
}

const MOST_SHOWN = 200;

/** Says what a paste would change, and what of it is not understood, before anything is. */
export function PasteDialog({ table, plan, isOpen, onApply, onRead, onClose, onClosed }: PasteDialogProps) {
  const id = useId();
  const { cells, meant, refused = [] } = plan;
  // What is not understood is seen first.
  const shown = [...cells.filter(({ problem }) => problem), ...cells.filter(({ problem }) => !problem)].slice(
    0,
    MOST_SHOWN,
  );
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="md"
      fullWidth
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle variant="h2" id={id}>
        Paste into {table}?
      </DialogTitle>
      <DialogContent>
        {meant && (
          <Alert
            severity="info"
            variant="outlined"
            sx={{ mb: 2 }}
            action={
              <Button color="inherit" size="small" onClick={() => onRead(meant.asItStands)}>
                Paste the cells as they are
              </Button>
            }
          >
            {meant.words}
          </Alert>
        )}
        {refused.length > 0 && <Refused reasons={refused} />}
        {formatPlan(plan).map((line) => (
          <Typography key={line}>{line}</Typography>
        ))}
        {shown.length > 0 && <Changes cells={shown} />}
        {cells.length > MOST_SHOWN && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            And {cells.length - MOST_SHOWN} more.
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        {cells.length > 0 && refused.length === 0 && (
          <Button variant="contained" onClick={onApply}>
            {cells.length === 1 ? 'Paste 1 cell' : `Paste ${cells.length} cells`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** All or nothing: what could be pasted beside these stays out too. */
function Refused({ reasons }: { reasons: readonly string[] }) {
  const shown = reasons.slice(0, MOST_REASONS);
  return (
    <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
      Nothing is pasted until {reasons.length === 1 ? 'this line is' : `these ${reasons.length} lines are`} corrected:
      <ul>
        {shown.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {reasons.length > MOST_REASONS && `And ${reasons.length - MOST_REASONS} more.`}
    </Alert>
  );
}

const MOST_REASONS = 20;

function Changes({ cells }: { cells: readonly PastedCell[] }) {
  return (
    <Table size="small" sx={{ mt: 2 }}>
      <TableHead>
        <TableRow>
          {['Row', 'Column', 'Now', 'After'].map((header) => (
            <TableCell key={header}>{header}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {cells.map(({ row, column, rowName, header, before, after, problem }) => (
          <TableRow key={`${row} ${column}`}>
            <TableCell>{rowName}</TableCell>
            <TableCell>{header}</TableCell>
            <TableCell>{before || '–'}</TableCell>
            <TableCell sx={problem ? { color: 'error.main' } : undefined}>
              {after || '–'}
              {problem && ` (not understood: ${problem})`}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function formatPlan({ cells, newRows, same, fixed, outside }: PastePlan): string[] {
  const bad = cells.filter(({ problem }) => problem).length;
  return [
    cells.length === 0 ? 'Nothing would change.' : `${counted(cells.length)} will change.`,
    ...(newRows > 0 ? [newRows === 1 ? '1 row will be added.' : `${newRows} rows will be added.`] : []),
    ...(bad > 0 ? [`${counted(bad)} cannot be saved and will be marked for correction.`] : []),
    ...(same > 0 ? [`${counted(same)} would stay the same.`] : []),
    ...(fixed > 0 ? [`${counted(fixed)} cannot be changed here and will stay unchanged.`] : []),
    ...(outside > 0 ? [`${counted(outside)} would be outside the table and will be skipped.`] : []),
  ];
}

const counted = (count: number) => `${count} ${count === 1 ? 'cell' : 'cells'}`;
