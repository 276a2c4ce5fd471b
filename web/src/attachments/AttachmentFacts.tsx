import Box from '@mui/material/Box';
import { localTime, longDate } from '../ui/dates.ts';
import { megabytes } from '../ui/use-file-queue.ts';
import type { Attachment } from './attachment.ts';

interface AttachmentFactsProps {
  attachment: Attachment;
  tag: string | undefined;
}

/** What is known of an attachment, beside its preview. */
export function AttachmentFacts({ attachment, tag }: AttachmentFactsProps) {
  const { photo_date, photo_taken_by, photo_lat_dd, photo_lon_dd } = attachment;
  const facts: [string, string | null | undefined][] = [
    ['Tag', tag],
    ['Size', megabytes(attachment.size_bytes)],
    ['Added', localTime(attachment.created_timestamp)],
    ['Added By', attachment.added_by_name],
    ['In Photo Gallery', attachment.photo_gallery ? 'Yes' : undefined],
    ['Photo Date', photo_date && longDate(photo_date)],
    ['Photo Taken By', photo_taken_by],
    ['Photo Taken At', placeOf(photo_lat_dd, photo_lon_dd)],
    ['Notes', attachment.notes],
  ];
  return (
    <Box component="dl" sx={{ m: 0, p: 2, width: { md: 260 }, overflowWrap: 'anywhere' }}>
      {facts.map(
        ([name, fact]) =>
          fact && (
            <Box key={name} sx={{ mb: 1.5 }}>
              <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
                {fact}
              </Box>
            </Box>
          ),
      )}
    </Box>
  );
}

const placeOf = (latitude: number | null | undefined, longitude: number | null | undefined): string | undefined =>
  typeof latitude === 'number' && typeof longitude === 'number'
    ? `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
    : undefined;
