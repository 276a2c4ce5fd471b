import { MOST_ROWS } from '@artesian/contract/language/register-calls';
import type { Register, Row } from '@artesian/contract/language/register';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { BulkChangeForm } from './BulkChangeForm.tsx';
import { counted } from './save-many.ts';

export interface BulkChangeDialogProps {
  register: Register;
  /** What can be changed, in the order to offer it. */
  fields: readonly string[];
  /** Rows of any list of the records; the keys tell which. */
  chosen: readonly Row[];
  isOpen: boolean;
  onClose: () => void;
  /** It is gone. */
  onClosed: () => void;
}

/** Changes one field of many records, and says of each what it was and becomes before it is saved. */
export function BulkChangeDialog({ register, fields, chosen, isOpen, onClose, onClosed }: BulkChangeDialogProps) {
  const id = useId();
  const [isSaving, setSaving] = useState(false);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const leave = () => {
    if (!isSaving) onClose();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      aria-labelledby={id}
      maxWidth="md"
      fullWidth
      fullScreen={isPhone}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle variant="h2" id={id}>
        Change {counted(register, chosen.length)}
      </DialogTitle>
      {chosen.length > MOST_ROWS ? (
        <TooMany register={register} count={chosen.length} onClose={onClose} />
      ) : (
        <BulkChangeForm
          register={register}
          fields={fields}
          chosen={chosen}
          isSaving={isSaving}
          onSaving={setSaving}
          onClose={leave}
          onSaved={onClose}
        />
      )}
    </Dialog>
  );
}

interface TooManyProps {
  register: Register;
  count: number;
  onClose: () => void;
}

const TooMany = ({ register, count, onClose }: TooManyProps) => (
  <>
    <DialogContent>
      <Alert severity="info" variant="outlined">
        At most {counted(register, MOST_ROWS)} are changed at once, and {count.toLocaleString('en-US')} are chosen.
        Narrow the list by a filter, and change one part after the other.
      </Alert>
    </DialogContent>
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button onClick={onClose}>Close</Button>
    </DialogActions>
  </>
);
