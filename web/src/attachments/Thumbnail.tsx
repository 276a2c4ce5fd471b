import { isPicture, pictureAddress } from '@artesian/contract/wells/attachments';
import BrokenImage from '@mui/icons-material/BrokenImageOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import FolderZip from '@mui/icons-material/FolderZipOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import type { Attachment } from './attachment.ts';

interface ThumbnailProps {
  attachment: Attachment;
  onClick: () => void;
}

/** A small picture of what is attached, or a sign of its kind. The name beside it opens the same, so it has no stop of its own. */
export const Thumbnail = ({ attachment, onClick }: ThumbnailProps) => (
  <ButtonBase tabIndex={-1} aria-hidden onClick={onClick} sx={frame}>
    <Face {...attachment} />
  </ButtonBase>
);

function Face({ content_type: type, cannot_be_shown, system_filepath }: Attachment) {
  const [isBroken, setBroken] = useState(cannot_be_shown);
  if (isPicture(type)) {
    return isBroken ? (
      <BrokenImage />
    ) : (
      <img src={pictureAddress(system_filepath, 320)} alt="" loading="lazy" onError={() => setBroken(true)} />
    );
  }
  if (type === 'application/pdf') return <PictureAsPdf />;
  return type === 'application/zip' ? <FolderZip /> : <Description />;
}

const frame = {
  flex: 'none',
  width: 72,
  height: 54,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'action.hover',
  color: 'text.secondary',
  overflow: 'hidden',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
} as const;
