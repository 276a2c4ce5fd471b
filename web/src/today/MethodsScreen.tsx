import { LEAST_YEARS, STANDING_DAYS } from '@artesian/domain/levels/level-classes';
import { ALPHA, LEAST_VALUES } from '@artesian/domain/levels/level-trend';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DashboardCard } from '../dashboard/DashboardCard.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { useToday } from './use-today.ts';
import { TextLink } from '../ui/TextLink.tsx';
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

/** The rules for comparing levels with their history and for the outlook, with formulas and sources. */
export default function MethodsScreen() {
  return (
    <Box sx={{ maxWidth: 820, display: 'grid', gap: 2, '& p': { m: 0 } }}>
      <PageHeader
        breadcrumb={crumbs}
        title="Methods"
        purpose="How water levels are compared with their history, how trends are tested, and how the outlook is made."
      />
      <DashboardCard name="Levels that count">
        <p>
          A level is the published depth to water on one day, in a well at rest. Levels measured while pumping do not
          count. Days flagged by a water-level rule do not count until staff have checked them. Provisional levels count
          and are marked.
        </p>
        <p>The level of a month is the median of its days. One measurement in the month is enough.</p>
      </DashboardCard>
      <DashboardCard name="Classes of water levels">
        <p>
          The level of a month is compared with the levels of the same month in all years of the well’s record,
          including its own. At least {LEAST_YEARS} years are needed; otherwise the record is too short. In a record of
          n years, the level with rank r, counted from the lowest, has the percentile 100 × r ÷ (n + 1). The classes are
          those of the U.S. Geological Survey:
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
          If several years have the same level, the class closest to normal applies. A well keeps the class of its last
          month for {STANDING_DAYS} days. As years are added, the percentiles of past months change.
        </p>
      </DashboardCard>
      <DashboardCard name="The band in graphs">
        <p>
          Behind the line of a well, the graph shows the 10th, 25th, 75th and 90th percentiles of each month. The
          percentile p is the value with rank p ÷ 100 × (n + 1), interpolated between two years.
        </p>
      </DashboardCard>
      <DashboardCard name="Trends of water levels">
        <p>
          The Mann-Kendall test shows whether levels rise or fall. Sen’s slope, the median of the slopes between all
          pairs of values, shows by how much. For the whole record, the values are the medians of each year’s months;
          for the last year, the levels of its months. A trend is shown if there are at least {LEAST_VALUES} values and
          the p-value is at most {ALPHA} (normal approximation, corrected for ties and continuity).
        </p>
      </DashboardCard>
      <DashboardCard name="Outlook">
        <p>
          Each past year shows one way in which an indicator may develop: the change of its mean from the same day of
          that year is added to today’s mean; what was never below zero does not go below it. Years with gaps in those
          days are left out. With fewer than {LEAST_YEARS} years there is no outlook. The fan shows the median of these
          years, their 25th to 75th and their 10th to 90th percentile. A threshold counts as reached if a year meets it
          on any day. An outlook cannot show what has not happened before: levels may fall below all of these years.
        </p>
        <Hindcasts />
      </DashboardCard>
      <DashboardCard name="Alerts">
        <p>
          Stages, indicators and wells are compared with how they stood before whenever their data change, and each
          night. An indicator is at the level of the most severe stage whose threshold its latest mean meets. A well is
          no longer measured if the first of its last month with a level is more than {STANDING_DAYS} days ago, or 120
          days if it was measured in at least six months of that year. <TextLink to="/alerts">Get alerts</TextLink>
        </p>
      </DashboardCard>
      <DashboardCard name="Sources">
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
      </DashboardCard>
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
        How often past outlooks held: from the first day of each month of the record, leaving out its own year, the
        reading came to lie between the 10th and the 90th percentile as often as follows. About 8 in 10 are expected.
      </p>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {told.map(({ one, outlook }) => (
          <li key={`${one.indicator_ndx} ${one.window_days}`}>
            {nameOf(one)}:{' '}
            {outlook.hindcast
              .map(({ lead_days, held, tried }) => `${held} of ${tried} after ${lead_days} days`)
              .join(', ')}
            .
          </li>
        ))}
      </Box>
    </>
  );
}

const crumbs = [{ label: 'The District Today', to: '/today' }];

const list = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  '& dt': { fontWeight: 560 },
  '& dd': { m: 0 },
} as const;
