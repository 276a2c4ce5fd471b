import { z } from 'zod';
import { endpoint, noAnswer, recordNumber } from '../language/endpoint.ts';
import { attachableFile, byAttachment, ofAttachment } from '../wells/attachments.ts';
import { permitAttachments } from './permits.ts';

export const attachToPermit = endpoint({
  method: 'POST',
  path: '/api/assoc-permits-to-attachments',
  access: 'staff',
  summary: 'Add a document to a permit',
  upload: attachableFile,
  body: z.object({ permit_ndx: recordNumber, ...ofAttachment }),
  answer: permitAttachments.row,
  status: 201,
});

export const removePermitAttachment = endpoint({
  method: 'PATCH',
  path: '/api/assoc-permits-to-attachments/{att_ndx}',
  access: 'staff',
  summary: 'Remove a document of a permit',
  params: byAttachment,
  answer: noAnswer,
  status: 204,
});

export const restorePermitAttachment = endpoint({
  method: 'POST',
  path: '/api/assoc-permits-to-attachments/{att_ndx}/restore',
  access: 'staff',
  summary: 'Restore a removed or earlier document of a permit',
  params: byAttachment,
  answer: noAnswer,
  status: 204,
});
