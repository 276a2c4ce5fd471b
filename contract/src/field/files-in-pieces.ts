import { z } from 'zod';
import { endpoint, noAnswer } from '../language/endpoint.ts';
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
  id: z.uuid({ error: 'Each upload needs its own UUID.' }),
  filename: z
    .string({ error: 'Name the file.' })
    .trim()
    .min(1, 'Name the file.')
    .max(200, 'Use at most 200 characters.'),
});
export type UploadMetadata = z.output<typeof uploadMetadata>;

/** `Upload-Length` says how long the file is, `Upload-Metadata` what it is. Answers its `Location`, and `Upload-Offset`: how much is there. */
export const beginUpload = endpoint({
  method: 'POST',
  path: UPLOADS_PATH,
  access: 'staff',
  summary: 'Begin to send a photo or document of a well in pieces (tus 1.0.0), or go on with the one that has this id',
  answer: noAnswer,
  status: 201,
});

/**
 * The next piece, as `application/offset+octet-stream`. The one that ends the file answers the number of its attachment; what may not be
 * attached is refused then, and nothing is left of it. HEAD of the same address says how much is there.
 */
export const sendPiece = endpoint({
  method: 'PATCH',
  path: `${UPLOADS_PATH}/{upload_id}`,
  access: 'staff',
  summary: 'Send the next piece of a photo or document of a well (tus 1.0.0)',
  params: z.object({ upload_id: z.string().max(100) }),
  answer: noAnswer,
  status: 204,
});
