import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Attachment, AttachmentCalls, AttachmentTag, EarlierAttachment } from './attachment.ts';
import { AttachmentLine } from './AttachmentLine.tsx';
import { AttachmentPreview } from './AttachmentPreview.tsx';
import { EarlierVersions } from './EarlierVersions.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useRemoving } from './use-removing.ts';

interface AttachmentListProps {
  /** What they are, for screen readers. */
  label: string;
  attachments: readonly Attachment[];
  earlier: readonly EarlierAttachment[];
  tags: readonly AttachmentTag[];
  calls: Pick<AttachmentCalls, 'remove' | 'restore'>;
  onChanged: () => void;
}

/** What is attached, to be looked at, downloaded and removed, and below each what bore its name before. */
export function AttachmentList({ label, attachments, earlier, tags, calls, onChanged }: AttachmentListProps) {
  const [asked, setAsked] = useState<Attachment>();
  const [shown, setShown] = useState<number>();
  const removing = useRemoving(calls, onChanged);
  const confirm = (attachment: Attachment) => {
    setAsked(undefined);
    void removing.remove(attachment);
  };
  const tagOf = (attachment: Attachment) =>
    tags.find(({ att_tag_ndx }) => att_tag_ndx === attachment.tags)?.att_tag_text || undefined;
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', p: 0, mt: 0, mb: 2 }}>
        {attachments.map((attachment, index) => (
          <Box component="li" key={attachment.att_ndx} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <AttachmentLine
              attachment={attachment}
              tag={tagOf(attachment)}
              isLeaving={removing.leaving.has(attachment.att_ndx)}
              onShow={() => setShown(index)}
              onRemove={calls.remove && (() => setAsked(attachment))}
            />
            <EarlierVersions
              of={attachment}
              versions={earlier.filter(({ original_filename: name }) => name === attachment.original_filename)}
              restore={calls.restore}
              onRestored={onChanged}
            />
          </Box>
        ))}
      </Box>
      {shown !== undefined && attachments[shown] && (
        <AttachmentPreview
          attachments={attachments}
          place={shown}
          tagOf={tagOf}
          onTurn={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
      {asked && (
        <RemoveDialog
          name={asked.original_filename}
          onConfirm={() => confirm(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
