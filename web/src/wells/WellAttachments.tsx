import { attachToWell, removeWellAttachment, restoreWellAttachment } from '@artesian/contract/wells/attachments';
import { attachmentTags } from '@artesian/contract/wells/well-lists';
import { earlierWellAttachments, wellAttachments } from '@artesian/contract/wells/well-relations';
import { api } from '../api.ts';
import type { UploadAttachment } from '../attachments/attachment.ts';
import { AttachmentsPanel } from '../attachments/AttachmentsPanel.tsx';
import { useSession } from '../session/session.tsx';

/** Photos and documents of the well that is open. */
export function WellAttachments({ record: well }: { record: number }) {
  const { may } = useSession();
  const params = { well_ndx: well };
  const upload: UploadAttachment = (file, said, { onProgress, act }) =>
    api.upload(attachToWell, {
      file,
      fields: {
        well_ndx: well,
        tags: JSON.stringify([said.tag]),
        notes: said.notes,
        photo_gallery: said.isPhoto ? 'true' : 'false',
        // Told of photos of the gallery alone, as the specification has it.
        ...(said.isPhoto && said.photoDate && { photo_date: said.photoDate, photo_taken_by: said.photoTakenBy }),
      },
      idempotencyKey: act,
      onProgress,
    });
  const change = (call: typeof removeWellAttachment) =>
    may(call)
      ? (att_ndx: number) => api.call(call, { params: { att_ndx }, idempotencyKey: crypto.randomUUID() })
      : undefined;
  return (
    <AttachmentsPanel
      hasPhotos
      calls={{
        of: ['wells', well],
        current: (signal) => api.view(wellAttachments, { params, signal }),
        earlier: (signal) => api.view(earlierWellAttachments, { params, signal }),
        tags: (signal) => api.view(attachmentTags, { signal }),
        upload: may(attachToWell) ? upload : undefined,
        remove: change(removeWellAttachment),
        restore: change(restoreWellAttachment),
      }}
    />
  );
}
