import { LEAST_YEARS, STANDING_DAYS } from '@artesian/domain/levels/level-classes';
import { ALPHA, LEAST_VALUES } from '@artesian/domain/levels/level-trend';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeader } from '../ui/PageHeader.tsx';
import { useToday } from './use-today.ts';
import { nameOf } from './words.ts';

const classes = [
  ['Lowest on Record', 'the lowest of the month'],
  ['Much Below Normal', 'below the 10th percentile'],
  ['Below Normal', 'from the 10th to below the 25th percentile'],
  ['Normal', 'from the 25th to the 75th percentile'],
  ['Above Normal', 'above the 75th, up to the 90th percentile'],
  ['Much Above Normal', 'above the 90th percentile'],
  ['Highest on Record', 'the highest of the month'],
] as const;

/** By which rules levels are compared with their history and what may come is told, with formulas and sources. */
export default function MethodsScreen() {
  return (
    <Box sx={{ maxWidth: 820 }}>
      <PageHeader
        breadcrumb={crumbs}
        title="How It Is Computed"
        purpose="How water levels are compared with their history, what a trend is, and where the outlook comes from."
      />
      <Part title="Levels that count">
        <p>
          A level is the published depth to water of a day, at rest. Levels measured while pumping do not count, and
          neither do days that a water-level rule has flagged, until staff have checked them. Provisional levels count
          and are marked.
        </p>
        <p>A month’s level is the median of its days. One measurement in a month is enough.</p>
      </Part>
      <Part title="Classes of water levels">
        <p>
          A month’s level is compared with the levels of the same month in all years of the well, its own included. At
          least {LEAST_YEARS} years are needed; otherwise the record is too short. With n years, the level in place r
          from the lowest has the percentile 100 × r ÷ (n + 1). The classes are those of the U.S. Geological Survey:
        </p>
        <Box component="dl" sx={list}>
          {classes.map(([name, what]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{what}</dd>
            </Box>
          ))}
        </Box>
        <p>
          Of equal levels the class nearest to normal counts. A well is shown with the class of its last month for{' '}
          {STANDING_DAYS} days; after that it has none.
        </p>
      </Part>
      <Part title="The band in a graph">
        <p>
          Behind the line of a well lie the 10th, 25th, 75th and 90th percentiles of each month, between two years in
          proportion: the percentile p is at place p ÷ 100 × (n + 1).
        </p>
      </Part>
      <Part title="Trends of water levels">
        <p>
          Whether levels rise or fall is tested with the Mann-Kendall test; by how much is Sen’s slope, the median of
          the slopes between any two values. For the record, the values are the medians of each year’s months; for the
          last year, those of its months. A trend is told from {LEAST_VALUES} values on, where its p-value is at most{' '}
          {ALPHA}, by the normal approximation with ties and continuity. Otherwise no trend is told.
        </p>
      </Part>
      <Part title="What may come">
        <p>
          For an indicator of drought, each past year tells one way the coming months may go: what its mean changed by
          from the same day of that year on is applied to today’s mean. Years with a gap in those days are left out, and
          with fewer than {LEAST_YEARS} years there is no outlook. The fan shows the 10th to the 90th and the 25th to
          the 75th percentile of these ways and their middle. A threshold counts as reached once a way has met it on any
          day. Nothing is known of what has never happened: a level below all of these ways may come.
        </p>
        <Hindcasts />
      </Part>
      <Part title="Sources">
        <p>
          U.S. Geological Survey,{' '}
          <Link href="https://waterwatch.usgs.gov/ptile.html" target="_blank" rel="noopener noreferrer">
            explanation of the percentile classes
          </Link>
          . Helsel, Hirsch, Ryberg, Archfield and Gilroy,{' '}
          <Link href="https://doi.org/10.3133/tm4A3" target="_blank" rel="noopener noreferrer">
            Statistical Methods in Water Resources
          </Link>{' '}
          (2020), chapters 1 and 12.
        </p>
      </Part>
    </Box>
  );
}

/** How often outlooks of the past held, by indicator. */
function Hindcasts() {
  const { data } = useToday();
  const told = data?.indicators.flatMap(({ outlook, ...one }) => (outlook ? [{ one, outlook }] : [])) ?? [];
  if (told.length === 0) return null;
  return (
    <>
      <p>
        How often what came lay between the 10th and the 90th percentile, from the first of each month of the record,
        its own year left out. Eight times in ten is what the band promises:
      </p>
      <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5 }}>
        {told.map(({ one, outlook }) => (
          <li key={`${one.indicator_ndx} ${one.window_days}`}>
            {nameOf(one)}:{' '}
            {outlook.hindcast
              .map(({ lead_days, held, tried }) => `${held} of ${tried} times after ${lead_days} days`)
              .join(', ')}
            .
          </li>
        ))}
      </Box>
    </>
  );
}

const crumbs = [{ label: 'The District Today', to: '/today' }];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, mb: 2, '& p': { m: 0, mt: 1 } }}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Paper>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 3,
  rowGap: 0.5,
  mt: 1.5,
  mb: 0.5,
  '& dt': { fontWeight: 560 },
  '& dd': { m: 0 },
} as const;
