import { attachToWell, removeWellAttachment } from '@artesian/contract/wells/attachments';
import { api } from '../api.ts';
import { AttachmentsPanel } from '../attachments/AttachmentsPanel.tsx';
import type { RemoveAttachment } from '../attachments/AttachmentList.tsx';
import type { UploadAttachment } from '../attachments/AttachmentUpload.tsx';
import { useSession } from '../session/session.tsx';

/** Photos and documents of the well that is open. */
export function WellAttachments({ record: well }: { record: number }) {
  const { may } = useSession();
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
  const remove: RemoveAttachment = async ({ att_ndx }) => {
    await api.call(removeWellAttachment, { params: { att_ndx }, idempotencyKey: crypto.randomUUID() });
  };
  return (
    <AttachmentsPanel
      well={well}
      upload={may(attachToWell) ? upload : undefined}
      remove={may(removeWellAttachment) ? remove : undefined}
    />
  );
}
