import type { UploadedFile } from '../../platform/uploads/receive-upload.ts';

/** The files of a zip, read one by one as they are wanted. */
export interface Archive {
  has: (path: string) => boolean;
  /** The files that none of these paths means, in the order of the zip; the table itself is none of them. */
  others: (named: Iterable<string>) => string[];
  /** Refuses, by its size and first bytes, what may not be attached. */
  check: (path: string) => Promise<void>;
  /** Takes one out to where files are kept. Refuses what may not be attached. */
  receive: (path: string) => Promise<UploadedFile>;
}
