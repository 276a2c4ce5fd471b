import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import type { CarriedWell } from './near.ts';
import { wellOfTag } from './tag.ts';

/** How often the picture is looked at, in ms. */
const LOOK_EVERY_MS = 150;

interface ScanTagProps {
  wells: readonly CarriedWell[];
  onFound: (well: CarriedWell) => void;
  onClose: () => void;
}

/** Reads the code on a well's tag by the camera, or what is typed of it. */
export default function ScanTag({ wells, onFound, onClose }: ScanTagProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [notice, setNotice] = useState<string>();
  const [typed, setTyped] = useState('');
  const take = (text: string) => {
    const well = wellOfTag(wells, text);
    if (!well) return setNotice(`“${text.slice(0, 60)}” is no well on this device.`);
    onFound(well);
    onClose();
  };
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  });

  useEffect(() => {
    const leaving = new AbortController();
    watch(video.current!, leaving.signal, (text) => taking.current(text)).catch(() =>
      setNotice('The camera cannot be used here. Type the number on the tag.'),
    );
    return () => leaving.abort();
  }, []);

  return (
    <Dialog open onClose={onClose} aria-labelledby="scan-title" fullWidth maxWidth="xs">
      <DialogTitle variant="h2" id="scan-title">
        Scan the tag of a well
      </DialogTitle>
      <DialogContent>
        <Box
          component="video"
          ref={video}
          muted
          playsInline
          aria-label="Picture of the camera"
          sx={{ width: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: 1, bgcolor: '#000' }}
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

/** Shows the camera and tells of the first code in its picture. Rejects where there is no camera, or it may not be used. */
async function watch(video: HTMLVideoElement, signal: AbortSignal, onCode: (text: string) => void): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  signal.addEventListener('abort', () => stream.getTracks().forEach((track) => track.stop()));
  if (signal.aborted) return;
  video.srcObject = stream;
  const [{ codesIn }] = await Promise.all([import('./codes.ts'), video.play()]);
  while (!signal.aborted) {
    const text = await codesIn(video);
    if (text !== undefined && !signal.aborted) onCode(text);
    await new Promise((resolve) => setTimeout(resolve, text === undefined ? LOOK_EVERY_MS : 1000));
  }
}
