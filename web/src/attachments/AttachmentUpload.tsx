import Box from '@mui/material/Box';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FileDrop } from '../ui/FileDrop.tsx';
import { notify } from '../ui/notify.ts';
import { unsent, useFileQueue, type QueuedFile } from '../ui/use-file-queue.ts';
import type { Attachment } from './AttachmentList.tsx';
import { tagsQuery } from './tags.ts';

/** What is said of the files that are sent together. */
export interface SaidOfFiles {
  tag: number | null;
  notes: string;
  isPhoto: boolean;
  /** As the browser's calendar has it: `2025-09-01`. */
  photoDate: string;
  photoTakenBy: string;
}

interface Sending {
  onProgress: (share: number) => void;
  /** Names the act of sending the file. */
  act: string;
}
export type UploadAttachment = (file: File, said: SaidOfFiles, sending: Sending) => Promise<unknown>;

const rules = {
  extensions: '.jpg .jpeg .png .webp .gif .heic .heif .pdf .txt .csv .zip .doc .docx .xls .xlsx .ppt .pptx'.split(' '),
  mostBytes: 25_000_000,
};

const nothing: SaidOfFiles = { tag: null, notes: '', isPhoto: false, photoDate: '', photoTakenBy: '' };

interface AttachmentUploadProps {
  attachments: readonly Attachment[];
  upload: UploadAttachment;
  onUploaded: () => void;
}

/** Files with what is said of them, sent one by one. */
export function AttachmentUpload({ attachments, upload, onUploaded }: AttachmentUploadProps) {
  const [said, setSaid] = useState(nothing);
  const queue = useFileQueue({
    ...rules,
    upload: (file, onProgress, act) => upload(file, said, { onProgress, act }),
  });
  const known = new Set(attachments.map(({ original_filename: name }) => name));
  const again = unsent(queue).filter(({ file }) => known.has(file.name));

  const send = async (files: readonly QueuedFile[]) => {
    if (queue.isSending) return;
    if (files.length === 0) return void notify.warning('No files selected');
    const { sent, failed } = await queue.sendAll(files);
    if (sent.length > 0) {
      notify.forgetErrors();
      notify.success(`${sent.length} file(s) uploaded successfully`);
      onUploaded();
    }
    if (failed.length > 0) notify.error(`Failed to upload: ${failed.join(', ')}`);
    else setSaid(nothing);
  };

  return (
    <Box component="section" aria-label="Add photos or documents" sx={{ display: 'grid', gap: 2 }}>
      <FileDrop {...rules} label="Choose photos or documents" queue={queue} onRetry={(file) => void send([file])} />
      {again.length > 0 && (
        <Alert severity="warning">
          Attached already: {again.map(({ file }) => file.name).join(', ')}. Existing files will be overwritten.
        </Alert>
      )}
      <SaidInputs said={said} onChange={setSaid} />
      <Box>
        <Button
          variant="contained"
          disabled={said.tag === null}
          aria-disabled={queue.isSending}
          onClick={() => void send(unsent(queue))}
        >
          {queue.isSending ? 'Uploading' : 'Upload'}
        </Button>
      </Box>
    </Box>
  );
}

function SaidInputs({ said, onChange }: { said: SaidOfFiles; onChange: (said: SaidOfFiles) => void }) {
  const { data: tags = [] } = useQuery(tagsQuery);
  const offered = (isPhoto: boolean) => tags.filter((tag) => (isPhoto ? tag.for_photos : tag.for_documents));
  const change = (changes: Partial<SaidOfFiles>) => onChange({ ...said, ...changes });
  /** A tag that is none for the other kind goes, and so does what only photos have. */
  const turn = (isPhoto: boolean) => {
    const fits = offered(isPhoto).some(({ att_tag_ndx }) => att_tag_ndx === said.tag);
    change({ isPhoto, photoDate: '', photoTakenBy: '', ...(!fits && { tag: null }) });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
      <FormControlLabel
        label="In Photo Gallery"
        control={<Checkbox checked={said.isPhoto} onChange={({ target }) => turn(target.checked)} />}
      />
      <TextField
        select
        required
        label="Tag"
        value={said.tag ?? ''}
        onChange={({ target }) => change({ tag: Number(target.value) })}
      >
        {offered(said.isPhoto).map(({ att_tag_ndx: tag, att_tag_text: text }) => (
          <MenuItem key={tag} value={tag}>
            {text}
          </MenuItem>
        ))}
      </TextField>
      {said.isPhoto && (
        <TextField
          type="date"
          label="Photo Date"
          value={said.photoDate}
          onChange={({ target }) => change({ photoDate: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      {said.isPhoto && (
        <TextField
          label="Photo Taken By"
          value={said.photoTakenBy}
          onChange={({ target }) => change({ photoTakenBy: target.value })}
        />
      )}
      <TextField
        multiline
        label="Notes"
        value={said.notes}
        onChange={({ target }) => change({ notes: target.value })}
        sx={{ gridColumn: '1 / -1' }}
      />
    </Box>
  );
}
