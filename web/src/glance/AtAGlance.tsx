import type { View } from '@artesian/contract/language/view';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { useGlance } from './use-glance.ts';

/** One thing that is asked of a record first. */
export interface Fact {
  label: string;
  /** Undefined for what there is nothing to say of. */
  value: string | undefined;
  /** What makes the value understood, below it. */
  note?: string | undefined;
  /** Where more of it stands: another screen, or `#part` of this page. */
  to?: string | undefined;
  /** Whether somebody should look at it. */
  isUrgent?: boolean;
}

interface AtAGlanceProps<V extends View> {
  view: V;
  params: Record<string, number>;
  /** In the order in which they are asked. */
  factsOf: (row: z.output<V['row']>) => readonly Fact[];
}

/** What is asked of a record first, above its forms. It keeps nobody from them: while it is away, or cannot be had, they are there. */
export function AtAGlance<V extends View>({ view, params, factsOf }: AtAGlanceProps<V>) {
  const { data, error, refetch, isFetching } = useGlance(view, params);
  return (
    <Box component="section" aria-label="At a glance" sx={frameStyle}>
      {data ? (
        <Box component="dl" sx={listStyle}>
          {factsOf(data).map((fact) => (
            <OneFact key={fact.label} fact={fact} />
          ))}
        </Box>
      ) : error ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The summary could not be loaded: {errorWordsToQuote(error)}{' '}
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </Typography>
      ) : (
        <Skeleton component="output" aria-label="Loading the summary" variant="rounded" height={104} />
      )}
    </Box>
  );
}

const OneFact = ({ fact: { label, value, note, to, isUrgent = false } }: { fact: Fact }) => (
  <Box data-urgent={isUrgent || undefined}>
    <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Box component="dd">
      {linked(value ?? 'None', to)}
      {note && <small>{note}</small>}
    </Box>
  </Box>
);

function linked(value: string, to: string | undefined): ReactNode {
  if (to === undefined) return value;
  return to.startsWith('#') ? <Link href={to}>{value}</Link> : <TextLink to={to}>{value}</TextLink>;
}

const frameStyle = {
  mb: 2.5,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  breakInside: 'avoid',
} as const;

const listStyle = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(116px, 100%), 1fr))',
    sm: 'repeat(auto-fill, minmax(168px, 1fr))',
  },
  gap: 2,
  m: 0,
  overflowWrap: 'anywhere',
  '& dd': { m: 0, fontWeight: 560, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', fontWeight: 400, color: 'text.secondary' },
  '& [data-urgent] dd': { color: 'secondary.main' },
} as const;
