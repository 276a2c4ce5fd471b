import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { notify } from '../notify.ts';
import { QrCode } from '../QrCode.tsx';

interface ShareDialogProps {
  /** Of what is shared. */
  title: string;
  /** The address of a picture of it. */
  picture?: string | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** The address of what is on the screen, with all that it shows, to take along in each way there is. */
export function ShareDialog({ title, picture, isOpen, onClose }: ShareDialogProps) {
  const id = useId();
  const address = globalThis.location.href;
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>Share</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField
          label="Link to what you see"
          value={address}
          fullWidth
          slotProps={{ htmlInput: { readOnly: true, onFocus: selectAll } }}
          sx={{ mt: 1.5 }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" startIcon={<ContentCopy />} onClick={() => void copy(address)}>
            Copy link
          </Button>
          {'share' in navigator && (
            <Button variant="outlined" onClick={() => void shareByApp(title, address)}>
              Share by app
            </Button>
          )}
          {picture && (
            <Button variant="outlined" href={picture} download>
              Save picture
            </Button>
          )}
        </Box>
        <QrCode value={address} alt={`QR code of the link to ${title}`} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const selectAll = ({ target }: { target: HTMLInputElement }) => target.select();

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    notify.success('The link was copied.');
  } catch {
    notify.error('The browser blocked copying. Select the link and copy it.');
  }
}

/** Whoever closes the list of apps again has changed their mind, which is no failure. */
const shareByApp = (title: string, url: string) => navigator.share({ title, url }).catch(() => undefined);
