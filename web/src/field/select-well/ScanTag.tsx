import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Camera } from './Camera.tsx';
import type { CarriedWell } from './near.ts';
import { wellOfTag } from './tag.ts';

interface ScanTagProps {
  wells: readonly CarriedWell[];
  onFound: (well: CarriedWell) => void;
  onClose: () => void;
}

/** Reads the code on a well's tag by the camera, or what is typed of it. */
export default function ScanTag({ wells, onFound, onClose }: ScanTagProps) {
  const [notice, setNotice] = useState<string>();
  const [typed, setTyped] = useState('');
  const take = (text: string) => {
    const well = wellOfTag(wells, text);
    if (!well) return setNotice(`“${text.slice(0, 60)}” is not a well on this device.`);
    onFound(well);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="scan-title" fullWidth maxWidth="xs">
      <DialogTitle variant="h2" id="scan-title">
        Scan a well tag
      </DialogTitle>
      <DialogContent>
        <Camera
          onCode={take}
          onUnusable={() => setNotice('The camera cannot be used here. Type the number on the tag.')}
        />
        {notice && (
          <Alert severity="info" variant="outlined" sx={{ my: 1 }}>
            {notice}
          </Alert>
        )}
        <Box
          component="form"
          sx={{ display: 'flex', gap: 1, mt: 1.5 }}
          onSubmit={(event) => {
            event.preventDefault();
            take(typed.trim());
          }}
        >
          <TextField
            label="Number on the tag"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            fullWidth
          />
          <Button type="submit" variant="outlined" disabled={typed.trim() === ''}>
            Find
          </Button>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" size="large" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}
