import type { Register } from '@artesian/contract/language/register';
import {
  likelyDuplicatesOf,
  likenessInWords,
  type LikelyDuplicate,
} from '@artesian/contract/merging/likely-duplicates';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useRecordPage } from '../use-record-page.ts';
import { sayDistinct } from './acts.ts';
import { likelyOfQuery } from './merge-queries.ts';
import { mergeScreenOf } from './merge-screen-of.ts';

interface PossibleDuplicatesProps {
  register: Register;
  record: number;
}

/** As many as are worth a look at once. */
const FIRST = 3;

/** Records that may be the same as the one that is open, with why. Nothing where there is none, or while nobody knows. */
export function PossibleDuplicates({ register, record }: PossibleDuplicatesProps) {
  const id = useId();
  const { may } = useSession();
  const [isWhole, setWhole] = useState(false);
  const { data = [] } = useQuery({
    ...likelyOfQuery(register.path, record),
    enabled: register.mergeable === true && record !== 0 && may(likelyDuplicatesOf),
  });
  if (data.length === 0) return null;
  const shown = isWhole ? data : data.slice(0, FIRST);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mb: 2.5, px: 2, py: 1.25, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'action.hover' }}
    >
      <Typography variant="h4" component="h3" id={id}>
        Possible duplicates
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((other) => (
          <OneDuplicate key={other.key} register={register} record={record} other={other} />
        ))}
      </Box>
      {data.length > shown.length && (
        <Button size="small" color="inherit" onClick={() => setWhole(true)}>
          Show {data.length - shown.length} more
        </Button>
      )}
    </Box>
  );
}

function OneDuplicate({ register, record, other }: PossibleDuplicatesProps & { other: LikelyDuplicate }) {
  const page = useRecordPage(register.path);
  const mergeScreen = mergeScreenOf(register.path);
  const { key, label, known_by, likeness, reasons } = other;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, py: 0.5 }}>
      <Typography variant="body2" sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {page ? <TextLink to={`${page}/${key}`}>{label}</TextLink> : label} {known_by}
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {likenessInWords(likeness)}: {reasons.join(', ')}
        </Box>
      </Typography>
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        {mergeScreen && (
          <ButtonLink
            size="small"
            to={mergeScreen}
            search={{ keep: record, drop: key }}
            aria-label={`Compare and merge with ${label}`}
          >
            Compare and merge
          </ButtonLink>
        )}
        <Button
          size="small"
          color="inherit"
          aria-label={`${label} is not the same`}
          onClick={() => void sayDistinct(register, { key: record, other: key })}
        >
          Not the same
        </Button>
      </Box>
    </Box>
  );
}
