import { wellAttachments } from '@artesian/contract/wells/well-relations';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../api.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { useKeepingFocus } from '../ui/use-keeping-focus.ts';
import { AttachmentList, type RemoveAttachment } from './AttachmentList.tsx';
import { AttachmentUpload, type UploadAttachment } from './AttachmentUpload.tsx';

interface AttachmentsPanelProps {
  well: number;
  /** Without, none can be added. */
  upload?: UploadAttachment | undefined;
  /** Without, none can be removed. */
  remove?: RemoveAttachment | undefined;
}

/** Photos and documents of a well (spec 2 §2). */
export function AttachmentsPanel({ well, upload, remove }: AttachmentsPanelProps) {
  const { data, error, refetch } = useQuery({
    queryKey: [wellAttachments.path, well],
    queryFn: ({ signal }) => api.view(wellAttachments, { params: { well_ndx: well }, signal }),
  });
  const panel = useRef<HTMLDivElement>(null);
  useKeepingFocus(panel);
  const refresh = () => void refetch();
  if (error && !data) return <ErrorPanel error={error} onRetry={refresh} />;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  return (
    <Box ref={panel} component="section" tabIndex={-1} aria-label="Photos and documents" sx={{ outline: 0 }}>
      <AttachmentList attachments={data} remove={remove} onRemoved={refresh} />
      {upload && <AttachmentUpload attachments={data} upload={upload} onUploaded={refresh} />}
    </Box>
  );
}
