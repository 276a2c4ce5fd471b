import { originalFile } from '@artesian/contract/wells/attachments';
import Download from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import { downloadFile } from '../session/download-file.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import type { Attachment } from './attachment.ts';

interface DownloadButtonProps {
  attachment: Attachment;
  /** What it is called where several have the same name. */
  label?: string;
}

/** Saves a file as it was uploaded: pictures with the place that the camera wrote into them. */
export const DownloadButton = ({ attachment, label }: DownloadButtonProps) => (
  <IconButton
    size="small"
    aria-label={label ?? `Download ${attachment.original_filename}`}
    onClick={() => void download(attachment)}
  >
    <Download fontSize="small" />
  </IconButton>
);

async function download({ system_filename, original_filename }: Attachment) {
  try {
    await downloadFile(originalFile.path.replace('{system_filename}', system_filename), original_filename);
  } catch (error) {
    notify.error(errorWordsToQuote(error));
  }
}
