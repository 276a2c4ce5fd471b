import { messages } from '@artesian/contract/language/messages';
import type { wellAttachments } from '@artesian/contract/wells/well-relations';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { longDate } from '../ui/dates.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { megabytes } from '../ui/use-file-queue.ts';
import { tagsQuery } from './tags.ts';

export type Attachment = z.output<(typeof wellAttachments)['row']>;
/** Answers how to bring it back, where that can be. */
export type RemoveAttachment = (attachment: Attachment) => Promise<(() => Promise<unknown>) | void>;

interface AttachmentListProps {
  attachments: readonly Attachment[];
  remove: RemoveAttachment | undefined;
  /** Also when one was brought back. */
  onRemoved: () => void;
}

/** What is attached, each a link to the file. */
export function AttachmentList({ attachments, remove, onRemoved }: AttachmentListProps) {
  const [asked, setAsked] = useState<Attachment>();
  const [leaving, setLeaving] = useState<readonly number[]>([]);
  const { data: tags = [] } = useQuery(tagsQuery);
  if (attachments.length === 0) {
    return <Typography sx={{ color: 'text.secondary', mb: 2 }}>No photos or documents yet.</Typography>;
  }
  const confirm = async (attachment: Attachment) => {
    const { att_ndx: key } = attachment;
    setAsked(undefined);
    setLeaving((known) => [...known, key]);
    await removeOne(remove!, attachment, onRemoved);
    setLeaving((known) => known.filter((one) => one !== key));
  };
  const tagOf = ({ tags: tag }: Attachment) => tags.find(({ att_tag_ndx }) => att_tag_ndx === tag)?.att_tag_text;
  return (
    <Box component="ul" aria-label="Photos and documents" sx={{ listStyle: 'none', p: 0, mt: 0, mb: 2 }}>
      {attachments.map((attachment) => (
        <Box component="li" key={attachment.att_ndx} sx={line}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Link href={attachment.system_filepath} target="_blank" rel="noopener">
              {attachment.original_filename}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {leaving.includes(attachment.att_ndx) ? 'Removing…' : wordsOf(attachment, tagOf(attachment))}
            </Typography>
          </Box>
          {remove && (
            <IconButton
              size="small"
              aria-label={`Remove ${attachment.original_filename}`}
              aria-disabled={leaving.includes(attachment.att_ndx)}
              onClick={() => !leaving.includes(attachment.att_ndx) && setAsked(attachment)}
            >
              <Delete fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
      {asked && (
        <RemoveDialog
          name={asked.original_filename}
          onConfirm={() => void confirm(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
}

async function removeOne(remove: RemoveAttachment, attachment: Attachment, onRemoved: () => void) {
  try {
    const undo = await remove(attachment);
    notify.forgetErrors();
    onRemoved();
    const bringBack = () => void undo!().then(onRemoved, (error) => notify.error(errorWordsToQuote(error)));
    notify.success('Record was deleted successfully', undo ? { action: { label: 'Undo', onClick: bringBack } } : {});
  } catch (error) {
    notify.error(errorWordsToQuote(error) || messages.somethingWentWrong);
  }
}

function wordsOf({ notes, photo_date, photo_taken_by, size_bytes }: Attachment, tag: string | undefined): string {
  const photo = photo_date && `taken ${longDate(photo_date)}${photo_taken_by ? ` by ${photo_taken_by}` : ''}`;
  return [tag, megabytes(size_bytes), photo, notes].filter(Boolean).join(' · ');
}

/** In the words of the specification (3 §8). */
const RemoveDialog = ({
  name,
  onConfirm,
  onCancel,
}: Record<'onConfirm' | 'onCancel', () => void> & { name: string }) => (
  <Dialog open onClose={onCancel} aria-labelledby="remove-title" maxWidth="xs" fullWidth>
    <DialogTitle variant="h2" id="remove-title">
      Delete Record
    </DialogTitle>
    <DialogContent>
      <DialogContentText>Are you sure you want to delete {name}?</DialogContentText>
    </DialogContent>
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button color="inherit" onClick={onCancel}>
        Cancel
      </Button>
      <Button variant="contained" color="error" onClick={onConfirm}>
        Yes, delete record
      </Button>
    </DialogActions>
  </Dialog>
);

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
