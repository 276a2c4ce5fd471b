import { z } from 'zod';
import { attachToWell } from '../wells/attachments.ts';

// Photos and documents of wells that come in pieces, after the protocol tus 1.0.0 (creation, and pieces by PATCH). Not in the specification.

/** POST makes an upload here; HEAD and PATCH go to the address that it answers as `Location`. Nothing is read from it or deleted. */
export const UPLOADS_PATH = '/api/field-services/uploads';

/** The header of the answer that ends an upload, and of HEAD ever after: the number of the attachment that it became. */
export const ATTACHMENT_HEADER = 'attachment-ndx';

/**
 * `Upload-Metadata` of an upload. `id` is made by the device, one for each file: the same id never makes two attachments, and a second
 * POST with it answers the upload that is there. The others are the fields of `attachToWell`, as text.
 */
export const uploadMetadata = attachToWell.body!.extend({
  id: z.uuid({ error: 'An upload has a UUID of its own.' }),
  filename: z
    .string({ error: 'Name the file.' })
    .trim()
    .min(1, 'Name the file.')
    .max(200, 'Use at most 200 characters.'),
});
export type UploadMetadata = z.output<typeof uploadMetadata>;
