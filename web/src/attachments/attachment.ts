import type { permitAttachments, earlierPermitAttachments } from '@artesian/contract/permits/permits';
import type { attachmentTags } from '@artesian/contract/wells/well-lists';
import type { wellAttachments } from '@artesian/contract/wells/well-relations';
import type { z } from 'zod';

type OfPermit = Omit<z.output<(typeof permitAttachments)['row']>, 'permit_ndx'>;
type OfWell = z.output<(typeof wellAttachments)['row']>;

/** A photo or document, whatever it belongs to; what only photos have may be missing. */
export type Attachment = OfPermit &
  Partial<Pick<OfWell, 'photo_gallery' | 'photo_date' | 'photo_taken_by' | 'photo_lat_dd' | 'photo_lon_dd'>>;
/** One whose name another bears now. */
export type EarlierAttachment = Attachment &
  Pick<z.output<(typeof earlierPermitAttachments)['row']>, 'removed_timestamp' | 'removed_by_name'>;

type TagOfWell = z.output<(typeof attachmentTags)['row']>;
/** Without photos, all tags are for documents. */
export type AttachmentTag = Pick<TagOfWell, 'att_tag_ndx' | 'att_tag_text'> & Partial<TagOfWell>;

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

/** How the attachments of one record are read and changed. */
export interface AttachmentCalls {
  /** Their record, among all that is remembered of the server: `['wells', 11]`. */
  of: readonly [string, number];
  current: (signal: AbortSignal) => Promise<readonly Attachment[]>;
  earlier: (signal: AbortSignal) => Promise<readonly EarlierAttachment[]>;
  tags: (signal: AbortSignal) => Promise<readonly AttachmentTag[]>;
  /** Without, none can be added. */
  upload?: UploadAttachment | undefined;
  /** Without, none can be removed. */
  remove?: ((key: number) => Promise<unknown>) | undefined;
  /** Undoes a removal, or makes an earlier one current again. Without, neither can be done. */
  restore?: ((key: number) => Promise<unknown>) | undefined;
}

/** What the names of files that may be attached end with. */
export const attachableExtensions =
  '.jpg .jpeg .png .webp .gif .heic .heif .pdf .txt .csv .zip .doc .docx .xls .xlsx .ppt .pptx'.split(' ');
