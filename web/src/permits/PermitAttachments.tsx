import {
  attachToPermit,
  removePermitAttachment,
  restorePermitAttachment,
} from '@artesian/contract/permits/attachments';
import { documentTags } from '@artesian/contract/permits/permit-lists';
import { earlierPermitAttachments, permitAttachments } from '@artesian/contract/permits/permits';
import { api } from '../api.ts';
import type { UploadAttachment } from '../attachments/attachment.ts';
import { AttachmentsPanel } from '../attachments/AttachmentsPanel.tsx';
import { useSession } from '../session/session.tsx';

/** Documents of the permit that is open. */
export function PermitAttachments({ record: permit }: { record: number }) {
  const { may } = useSession();
  const params = { permit_ndx: permit };
  const upload: UploadAttachment = (file, { tag, notes }, { onProgress, act }) =>
    api.upload(attachToPermit, {
      file,
      fields: { permit_ndx: permit, tags: JSON.stringify([tag]), notes },
      idempotencyKey: act,
      onProgress,
    });
  const change = (call: typeof removePermitAttachment) =>
    may(call)
      ? (att_ndx: number) => api.call(call, { params: { att_ndx }, idempotencyKey: crypto.randomUUID() })
      : undefined;
  return (
    <AttachmentsPanel
      hasPhotos={false}
      calls={{
        of: ['permits', permit],
        current: (signal) => api.view(permitAttachments, { params, signal }),
        earlier: (signal) => api.view(earlierPermitAttachments, { params, signal }),
        tags: (signal) => api.view(documentTags, { signal }),
        upload: may(attachToPermit) ? upload : undefined,
        remove: change(removePermitAttachment),
        restore: change(restorePermitAttachment),
      }}
    />
  );
}
