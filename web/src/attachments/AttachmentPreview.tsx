import OpenInNew from '@mui/icons-material/OpenInNew';
import IconButton from '@mui/material/IconButton';
import { BrowseDialog } from '../ui/BrowseDialog.tsx';
import type { Attachment } from './attachment.ts';
import { AttachmentFacts } from './AttachmentFacts.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { PreviewedFile } from './PreviewedFile.tsx';

interface AttachmentPreviewProps {
  attachments: readonly Attachment[];
  /** Which of them is looked at. */
  place: number;
  tagOf: (attachment: Attachment) => string | undefined;
  onTurn: (place: number) => void;
  onClose: () => void;
}

/** One attachment after another, each with what is known of it. */
export function AttachmentPreview({ attachments, place, tagOf, onTurn, onClose }: AttachmentPreviewProps) {
  const attachment = attachments[place]!;
  return (
    <BrowseDialog
      title={attachment.original_filename}
      place={place}
      count={attachments.length}
      actions={
        <>
          <IconButton
            size="small"
            component="a"
            href={attachment.system_filepath}
            target="_blank"
            rel="noopener"
            aria-label={`Open ${attachment.original_filename} in a new tab`}
          >
            <OpenInNew fontSize="small" />
          </IconButton>
          <DownloadButton attachment={attachment} />
        </>
      }
      stage={<PreviewedFile key={attachment.att_ndx} attachment={attachment} />}
      onTurn={onTurn}
      onClose={onClose}
    >
      <AttachmentFacts attachment={attachment} tag={tagOf(attachment)} />
    </BrowseDialog>
  );
}
