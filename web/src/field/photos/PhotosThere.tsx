import { isPicture, pictureAddress } from '@artesian/contract/wells/attachments';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Attachment } from '../../attachments/attachment.ts';
import { longDate } from '../../ui/dates.ts';
import { useCarried } from '../carried/use-carried.ts';
import { FailedToLoad } from '../page/FailedToLoad.tsx';
import { isUnreachable } from '../page/is-unreachable.ts';
import type { FieldWell } from '../well/field-well.ts';

/** What is attached to the well already. */
export function PhotosThere({ well }: { well: FieldWell }) {
  const { data, error, isFetching, refetch } = useCarried<Attachment[]>(
    `/api/assoc-wells-to-attachments/${well.number}`,
  );
  return (
    <Box component="section" aria-labelledby="there" sx={{ mt: 4 }}>
      <Typography variant="h2" id="there" sx={{ mb: 1.5 }}>
        At this well
      </Typography>
      {data ? (
        data.answer.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>No photos or documents yet.</Typography>
        ) : (
          <Box component="ul" sx={grid}>
            {data.answer.map((attachment) => (
              <One key={attachment.att_ndx} {...attachment} />
            ))}
          </Box>
        )
      ) : (
        error &&
        (isUnreachable(error) ? (
          <Typography sx={{ color: 'text.secondary' }}>Shown when online.</Typography>
        ) : (
          <FailedToLoad
            title={`Failed to Load Data for Well ${well.name}`}
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ))
      )}
    </Box>
  );
}

const One = ({ original_filename, content_type, system_filepath, cannot_be_shown, photo_date, notes }: Attachment) => (
  <Box component="li" sx={{ minWidth: 0 }}>
    {isPicture(content_type) && !cannot_be_shown && (
      <Box component="img" src={pictureAddress(system_filepath, 320)} alt="" loading="lazy" sx={picture} />
    )}
    <Link
      href={isPicture(content_type) && !cannot_be_shown ? pictureAddress(system_filepath, 1280) : system_filepath}
      target="_blank"
      rel="noopener"
      sx={{ display: 'block', py: 1.25, overflowWrap: 'anywhere' }}
    >
      {original_filename}
    </Link>
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {[photo_date && longDate(photo_date), notes].filter(Boolean).join(' · ')}
    </Typography>
  </Box>
);

const grid = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
} as const;
const picture = {
  display: 'block',
  width: '100%',
  height: 130,
  objectFit: 'cover',
  borderRadius: 1,
  bgcolor: 'action.hover',
} as const;
