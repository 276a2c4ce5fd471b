import Restore from '@mui/icons-material/RestoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { localTime } from '../ui/dates.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { megabytes } from '../ui/use-file-queue.ts';
import type { Attachment, AttachmentCalls, EarlierAttachment } from './attachment.ts';
import { DownloadButton } from './DownloadButton.tsx';

interface EarlierVersionsProps {
  of: Attachment;
  versions: readonly EarlierAttachment[];
  restore: AttachmentCalls['restore'];
  onRestored: () => void;
}

/** What bore the name of an attachment before it, each to be had again. */
export function EarlierVersions({ of, versions, restore, onRestored }: EarlierVersionsProps) {
  const [busy, setBusy] = useState<number>();
  if (versions.length === 0) return null;
  const bringBack = async (key: number) => {
    setBusy(key);
    try {
      await restore!(key);
      notify.success(`An earlier version of ${of.original_filename} is current again.`, {
        action: { label: 'Undo', onClick: () => void bringBack(of.att_ndx) },
      });
      onRestored();
    } catch (error) {
      notify.error(errorWordsToQuote(error));
    }
    setBusy(undefined);
  };
  return (
    <Box component="details" sx={{ mt: 0.5, ml: { sm: '84px' } }}>
      <Box component="summary" sx={{ cursor: 'pointer', typography: 'body2', color: 'text.secondary', py: 0.5 }}>
        Earlier versions ({versions.length})
      </Box>
      <Box component="ul" aria-label={`Earlier versions of ${of.original_filename}`} sx={{ listStyle: 'none', p: 0 }}>
        {versions.map((version) => (
          <Box component="li" key={version.att_ndx} sx={line}>
            <Typography variant="body2" sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0, color: 'text.secondary' }}>
              {wordsOf(version)}
            </Typography>
            <DownloadButton
              attachment={version}
              label={`Download the version of ${localTime(version.created_timestamp)}`}
            />
            {restore && (
              <Button
                size="small"
                startIcon={<Restore />}
                aria-label={`Restore the version of ${localTime(version.created_timestamp)}`}
                aria-disabled={busy !== undefined}
                onClick={() => busy === undefined && void bringBack(version.att_ndx)}
              >
                {busy === version.att_ndx ? 'Restoring' : 'Restore'}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function wordsOf(version: EarlierAttachment): string {
  const { created_timestamp, added_by_name, removed_timestamp, removed_by_name, size_bytes } = version;
  const act = (what: string, when: string, who: string | null) =>
    `${what} ${localTime(when)}${who ? ` by ${who}` : ''}`;
  return [
    act('Added', created_timestamp, added_by_name),
    act('replaced', removed_timestamp, removed_by_name),
    megabytes(size_bytes),
  ].join(' · ');
}

const line = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: 1,
  py: 0.25,
} as const;
