import { formatLikeness, type LikelyDuplicate } from '@artesian/contract/merging/likely-duplicates';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { TextLink } from '../../ui/TextLink.tsx';
import { useRecordPage } from '../use-record-page.ts';

interface LikelyRecordsProps {
  title: string;
  /** The path of the register that they are in. */
  register: string;
  found: readonly LikelyDuplicate[];
  /** What can be done with each. */
  renderActs: (one: LikelyDuplicate) => ReactNode;
  /** In a new tab, so that what is entered here stays open. */
  isInNewTab?: boolean;
}

/** As many as are worth a look at once. */
const FIRST = 3;

/** Records that may be the one that is looked at, the likeliest first, each with why. Nothing where there is none. */
export function LikelyRecords({ title, register, found, renderActs, isInNewTab = false }: LikelyRecordsProps) {
  const id = useId();
  const page = useRecordPage(register);
  const [isWhole, setWhole] = useState(false);
  if (found.length === 0) return null;
  const shown = isWhole ? found : found.slice(0, FIRST);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mb: 2.5, px: 2, py: 1.25, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'action.hover' }}
    >
      <Typography variant="h4" component="h3" id={id}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((one) => (
          <Box
            component="li"
            key={one.key}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, py: 0.5 }}
          >
            <Typography variant="body2" sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {page ? (
                <TextLink underline="always" to={`${page}/${one.key}`} {...(isInNewTab && { target: '_blank' })}>
                  {one.label}
                </TextLink>
              ) : (
                one.label
              )}{' '}
              {one.known_by}
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {formatLikeness(one.likeness)}: {one.reasons.join(', ')}
              </Box>
            </Typography>
            <Box sx={{ display: 'flex', gap: 0.5 }}>{renderActs(one)}</Box>
          </Box>
        ))}
      </Box>
      {found.length > shown.length && (
        <Button size="small" color="inherit" onClick={() => setWhole(true)}>
          Show {found.length - shown.length} more
        </Button>
      )}
    </Box>
  );
}
