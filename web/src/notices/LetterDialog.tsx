import type { DraftLetter } from '@artesian/contract/notices/letter';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { LetterText } from './LetterText.tsx';
import { wayOf } from './letters.ts';

interface LetterDialogProps {
  letter: Omit<DraftLetter, 'rolo_ndx' | 'language'>;
  /** What else there is to do than to close it. */
  actions?: ReactNode;
  onClose: () => void;
}

/** A letter, word for word. */
export function LetterDialog({ letter, actions, onClose }: LetterDialogProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const to = [letter.addressee, letter.organization].filter((name) => name).join(', ');
  return (
    <Dialog open onClose={onClose} aria-labelledby="letter-title" maxWidth="md" fullWidth fullScreen={isPhone}>
      <DialogTitle variant="h2" id="letter-title" sx={{ overflowWrap: 'anywhere' }}>
        {letter.subject}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>
          To {to} · {wayOf(letter)}
        </Typography>
        <LetterText body={letter.body} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {actions}
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
