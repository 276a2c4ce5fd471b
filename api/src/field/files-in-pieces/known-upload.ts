import type { UploadMetadata } from '@artesian/contract/field/files-in-pieces';

/** An upload as the database knows it. */
export interface KnownUpload {
  upload_id: string;
  who: string;
  metadata: UploadMetadata;
  length_bytes: number;
  /** The attachment that it became; null while it is on its way. */
  att_ndx: number | null;
}
