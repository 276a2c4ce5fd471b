import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { longDate } from '../ui/dates.ts';
import { megabytes } from '../ui/use-file-queue.ts';
import type { Attachment } from './attachment.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { Thumbnail } from './Thumbnail.tsx';

interface AttachmentLineProps {
  attachment: Attachment;
  tag: string | undefined;
  isLeaving: boolean;
  onShow: () => void;
  onRemove: (() => void) | undefined;
}

/** One attachment of the list. */
export function AttachmentLine({ attachment, tag, isLeaving, onShow, onRemove }: AttachmentLineProps) {
  const { original_filename: name } = attachment;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Thumbnail attachment={attachment} onClick={onShow} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link component="button" type="button" onClick={onShow} sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}>
          {name}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {isLeaving ? 'Removing…' : wordsOf(attachment, tag)}
        </Typography>
      </Box>
      <DownloadButton attachment={attachment} />
      {onRemove && (
        <IconButton
          size="small"
          aria-label={`Remove ${name}`}
          aria-disabled={isLeaving}
          onClick={() => !isLeaving && onRemove()}
        >
          <Delete fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

function wordsOf(attachment: Attachment, tag: string | undefined): string {
  const { notes, photo_date, photo_taken_by, size_bytes, cannot_be_shown } = attachment;
  const photo = photo_date && `taken ${longDate(photo_date)}${photo_taken_by ? ` by ${photo_taken_by}` : ''}`;
  const refusal = cannot_be_shown && 'cannot be shown as a picture';
  return [tag, megabytes(size_bytes), refusal, photo, notes].filter(Boolean).join(' · ');
}
