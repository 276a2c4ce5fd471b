import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { useKeepingFocus } from '../ui/use-keeping-focus.ts';
import type { AttachmentCalls } from './attachment.ts';
import { AttachmentList } from './AttachmentList.tsx';
import { AttachmentUpload } from './AttachmentUpload.tsx';

interface AttachmentsPanelProps {
  calls: AttachmentCalls;
  /** Whether there are photos of a gallery among them. */
  hasPhotos: boolean;
}

/** Photos and documents of a well (spec 2 §2), or documents of a permit (spec 3 §2). */
export function AttachmentsPanel({ calls, hasPhotos }: AttachmentsPanelProps) {
  const { of, current, earlier, tags, upload } = calls;
  const list = useQuery({ queryKey: ['attachments', ...of], queryFn: ({ signal }) => current(signal) });
  const before = useQuery({ queryKey: ['earlier-attachments', ...of], queryFn: ({ signal }) => earlier(signal) });
  const known = useQuery({
    queryKey: ['attachment-tags', of[0]],
    queryFn: ({ signal }) => tags(signal),
    staleTime: Infinity,
  });
  const panel = useRef<HTMLDivElement>(null);
  useKeepingFocus(panel);
  const refresh = () => void Promise.all([list.refetch(), before.refetch()]);
  if (list.error && !list.data) return <ErrorPanel error={list.error} onRetry={refresh} />;
  if (!list.data) return <Loading />;
  const label = hasPhotos ? 'Photos and documents' : 'Documents';
  return (
    <Box ref={panel} component="section" tabIndex={-1} aria-label={label} sx={{ outline: 0 }}>
      {list.data.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          No {hasPhotos ? 'photos or documents' : 'documents'} yet.
        </Typography>
      ) : (
        <AttachmentList
          label={label}
          attachments={list.data}
          earlier={before.data ?? []}
          tags={known.data ?? []}
          calls={calls}
          onChanged={refresh}
        />
      )}
      {upload && (
        <AttachmentUpload
          hasPhotos={hasPhotos}
          attachments={list.data}
          tags={known.data ?? []}
          upload={upload}
          onUploaded={refresh}
        />
      )}
    </Box>
  );
}

const Loading = () => (
  <Stack sx={{ gap: 1 }}>
    <Skeleton variant="rounded" height={64} />
    <Skeleton variant="rounded" height={64} />
  </Stack>
);
