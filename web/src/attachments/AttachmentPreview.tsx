import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { KeyboardEvent } from 'react';
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
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const attachment = attachments[place]!;
  const turn = (by: 1 | -1) => attachments[place + by] && onTurn(place + by);
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="lg"
      fullScreen={isNarrow}
      aria-labelledby="preview-title"
      onClose={onClose}
      onKeyDown={turnByKey}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pl: 2, pr: 1, py: 1 }}>
        <Typography variant="h3" component="h2" id="preview-title" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {attachment.original_filename}
        </Typography>
        <Typography component="output" variant="body2" noWrap sx={{ color: 'text.secondary', px: 1 }}>
          {place + 1} of {attachments.length}
        </Typography>
        <IconButton aria-label="The one before" aria-disabled={place === 0} sx={turning} onClick={() => turn(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton
          aria-label="The next"
          aria-disabled={place === attachments.length - 1}
          sx={turning}
          onClick={() => turn(1)}
        >
          <ChevronRight />
        </IconButton>
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
        <IconButton aria-label="Close" onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, minHeight: 0, overflow: 'auto' }}>
        <Box sx={stage}>
          <PreviewedFile key={attachment.att_ndx} attachment={attachment} />
        </Box>
        <AttachmentFacts attachment={attachment} tag={tagOf(attachment)} />
      </Box>
    </Dialog>
  );
}

/** At the end it stays where the keyboard is. */
const turning = { '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' } } as const;

const stage = {
  flex: { xs: 'none', md: 1 },
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: { xs: '55vh', md: '70vh' },
  bgcolor: 'action.hover',
} as const;
