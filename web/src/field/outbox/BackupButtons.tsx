import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useSession } from '../../session/session.tsx';
import { today } from '../../ui/dates.ts';
import { notify } from '../../ui/notify.ts';
import { saveFile } from '../../ui/save-file.ts';
import { readBackup, writeBackup } from './backup.ts';
import { wakeSender } from './sender.ts';

/** A copy of what is not sent, for whom the device is all there is of it; and the way back in, on this device or another. */
export function BackupButtons({ isAnythingHere }: { isAnythingHere: boolean }) {
  const owner = useSession().user?.sub ?? '';
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const save = async () => saveFile(`field-outbox-${today()}.json`, await writeBackup(owner));
  const read = async (file: File | undefined) => {
    if (!file) return;
    setError(undefined);
    try {
      const { new: added, alreadyThere } = await readBackup(owner, file);
      notify.success(`Backup restored: ${added} new, ${alreadyThere} already here.`);
      void wakeSender();
    } catch (reason) {
      setError((reason as Error).message);
    }
  };
  return (
    <Box component="section" aria-label="Backup" sx={{ mt: 4 }}>
      <Typography variant="h2">Backup</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        A file with all unsent entries and photos. You can restore it on this or another device; nothing is duplicated.
      </Typography>
      {error && (
        <Alert severity="error" variant="outlined" sx={{ mb: 1 }}>
          {error}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" size="large" disabled={!isAnythingHere} onClick={() => void save()}>
          Save a backup file
        </Button>
        <Button variant="outlined" size="large" onClick={() => input.current?.click()}>
          Restore a backup file
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json"
          aria-label="Backup file"
          hidden
          onChange={({ target }) => {
            void read(target.files?.[0]);
            target.value = '';
          }}
        />
      </Box>
    </Box>
  );
}
