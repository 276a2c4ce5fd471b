import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSettings } from '../session/settings.tsx';
import { FileDrop } from '../ui/FileDrop.tsx';
import { notify } from '../ui/notify.ts';
import { SaveButton } from '../ui/SaveButton.tsx';
import { unsent, useFileQueue, type FailedFile, type QueuedFile } from '../ui/use-file-queue.ts';
import {
  attachableExtensions,
  type Attachment,
  type AttachmentTag,
  type SaidOfFiles,
  type UploadAttachment,
} from './attachment.ts';
import { SaidInputs } from './SaidInputs.tsx';

const nothing: SaidOfFiles = { tag: null, notes: '', isPhoto: false, photoDate: '', photoTakenBy: '' };

interface AttachmentUploadProps {
  hasPhotos: boolean;
  attachments: readonly Attachment[];
  tags: readonly AttachmentTag[];
  upload: UploadAttachment;
  onUploaded: () => void;
}

/** Files with what is said of them, sent one by one. */
export function AttachmentUpload({ hasPhotos, attachments, tags, upload, onUploaded }: AttachmentUploadProps) {
  const { mostBytesOfAttachment: mostBytes } = useSettings();
  const [said, setSaid] = useState(nothing);
  const queue = useFileQueue({
    extensions: attachableExtensions,
    mostBytes,
    upload: (file, onProgress, act) => upload(file, said, { onProgress, act }),
  });
  const taken = namesTaken(attachments, unsent(queue));
  const isReady = said.tag !== null && !queue.isSending;

  const send = async (files: readonly QueuedFile[]) => {
    if (!isReady) return;
    if (files.length === 0) return notify.warning('No files selected');
    const { sent, failed } = await queue.sendAll(files);
    if (sent > 0) {
      notify.forgetErrors();
      notify.success(`${sent} file(s) uploaded successfully`);
      onUploaded();
    }
    if (failed.length > 0) sayFailed(failed, sent === 0);
    else setSaid(nothing);
  };

  const names = hasPhotos ? 'photos or documents' : 'documents';
  return (
    <Box component="section" aria-label={`Add ${names}`} sx={{ display: 'grid', gap: 2 }}>
      <FileDrop
        label={`Choose ${names}`}
        extensions={attachableExtensions}
        mostBytes={mostBytes}
        queue={queue}
        onRetry={(file) => void send([file])}
      />
      {taken.length > 0 && (
        <Alert severity="warning">
          Attached already: {taken.join(', ')}. Existing files will be overwritten. Their earlier versions can be
          restored.
        </Alert>
      )}
      <SaidInputs hasPhotos={hasPhotos} tags={tags} said={said} onChange={setSaid} />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <SaveButton isReady={isReady} describedBy="upload-state" onClick={() => void send(unsent(queue))}>
          {queue.isSending ? 'Uploading' : 'Upload'}
        </SaveButton>
        <Typography component="output" id="upload-state" variant="body2" sx={{ color: 'text.secondary' }}>
          {said.tag === null && 'Still missing: Tag'}
        </Typography>
      </Stack>
    </Box>
  );
}

/** Why nothing arrived, where that is one thing, and of which files. */
function sayFailed(failed: readonly FailedFile[], isWhole: boolean) {
  const names = `Failed to upload: ${failed.map(({ name }) => name).join(', ')}`;
  if (!isWhole) return notify.error(names);
  const [why, ...others] = new Set(failed.map((one) => one.why));
  return notify.error((others.length === 0 && why) || 'Upload failed', { description: names });
}

/** Names that are attached already, or were chosen twice. */
function namesTaken(attachments: readonly Attachment[], chosen: readonly QueuedFile[]): string[] {
  const known = new Set(attachments.map(({ original_filename: name }) => name));
  const again = chosen.map(({ file }) => file.name).filter((name) => known.has(name) || !known.add(name));
  return [...new Set(again)];
}
