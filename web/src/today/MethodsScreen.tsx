import { t } from '@artesian/domain/texts/translate';
import { Trans } from '../language/Trans.tsx';
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
  [t('Lowest on Record'), t('the lowest of the month')],
  [t('Much Below Normal'), t('below the 10th percentile')],
  [t('Below Normal'), t('from the 10th to below the 25th percentile')],
  [t('Normal'), t('from the 25th to the 75th percentile')],
  [t('Above Normal'), t('above the 75th, up to the 90th percentile')],
  [t('Much Above Normal'), t('above the 90th percentile')],
  [t('Highest on Record'), t('the highest of the month')],
] as const;

/** The rules for comparing levels with their history and for the outlook, with formulas and sources. */
export default function MethodsScreen() {
  return (
    <Box sx={{ maxWidth: 820, display: 'grid', gap: 2, '& p': { m: 0 } }}>
      <PageHeader
        breadcrumb={crumbs}
        title={t('Methods')}
        purpose={t(
          'How water levels are compared with their history, how trends are tested, and how the outlook is made.',
        )}
      />
      <DashboardCard name={t('Levels that count')}>
        <p>
          {t(
            'A level is the published depth to water on one day, in a well at rest. Levels measured while pumping do not count. Days flagged by a water-level rule do not count until staff have checked them. Provisional levels count and are marked.',
          )}
        </p>
        <p>{t('The level of a month is the median of its days. One measurement in the month is enough.')}</p>
      </DashboardCard>
      <DashboardCard name={t('Classes of water levels')}>
        <p>
          {t(
            'The level of a month is compared with the levels of the same month in all years of the well’s record, including its own. At least {least} years are needed; otherwise the record is too short. In a record of n years, the level with rank r, counted from the lowest, has the percentile 100 × r ÷ (n + 1). The classes are those of the U.S. Geological Survey:',
            { least: LEAST_YEARS },
          )}
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
          {t(
            'If several years have the same level, the class closest to normal applies. A well keeps the class of its last month for {days} days. As years are added, the percentiles of past months change.',
            { days: STANDING_DAYS },
          )}
        </p>
      </DashboardCard>
      <DashboardCard name={t('The band in graphs')}>
        <p>
          {t(
            'Behind the line of a well, the graph shows the 10th, 25th, 75th and 90th percentiles of each month. The percentile p is the value with rank p ÷ 100 × (n + 1), interpolated between two years.',
          )}
        </p>
      </DashboardCard>
      <DashboardCard name={t('Trends of water levels')}>
        <p>
          {t(
            'The Mann-Kendall test shows whether levels rise or fall. Sen’s slope, the median of the slopes between all pairs of values, shows by how much. For the whole record, the values are the medians of each year’s months; for the last year, the levels of its months. A trend is shown if there are at least {least} values and the p-value is at most {alpha} (normal approximation, corrected for ties and continuity).',
            { least: LEAST_VALUES, alpha: ALPHA },
          )}
        </p>
      </DashboardCard>
      <DashboardCard name={t('Outlook')}>
        <p>
          {t(
            'Each past year shows one way in which an indicator may develop: the change of its mean from the same day of that year is added to today’s mean; what was never below zero does not go below it. Years with gaps in those days are left out. With fewer than {least} years there is no outlook. The fan shows the median of these years, their 25th to 75th and their 10th to 90th percentile. A threshold counts as reached if a year meets it on any day. An outlook cannot show what has not happened before: levels may fall below all of these years.',
            { least: LEAST_YEARS },
          )}
        </p>
        <Hindcasts />
      </DashboardCard>
      <DashboardCard name={t('Alerts')}>
        <p>
          <Trans
            text="Stages, indicators and wells are compared with how they stood before whenever their data change, and each night. An indicator is at the level of the most severe stage whose threshold its latest mean meets. A well is no longer measured if the first of its last month with a level is more than {days} days ago, or 120 days if it was measured in at least six months of that year. <0>Get alerts</0>"
            parts={{ 0: <TextLink to="/alerts" /> }}
            values={{ days: STANDING_DAYS }}
          />
        </p>
      </DashboardCard>
      <DashboardCard name={t('Sources')}>
        <p>
          <Trans
            text="U.S. Geological Survey, <0>explanation of the percentile classes</0>. Helsel, Hirsch, Ryberg, Archfield and Gilroy, <1>Statistical Methods in Water Resources</1> (2020), chapters 1 and 12."
            parts={{
              0: <Link href="https://waterwatch.usgs.gov/ptile.html" target="_blank" rel="noopener noreferrer" />,
              1: <Link href="https://doi.org/10.3133/tm4A3" target="_blank" rel="noopener noreferrer" />,
            }}
          />
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
        {t(
          'How often past outlooks held: from the first day of each month of the record, leaving out its own year, the reading came to lie between the 10th and the 90th percentile as often as follows. About 8 in 10 are expected.',
        )}
      </p>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {told.map(({ one, outlook }) => (
          <li key={`${one.indicator_ndx} ${one.window_days}`}>
            {nameOf(one)}:{' '}
            {outlook.hindcast
              .map(({ lead_days, held, tried }) =>
                t('{held} of {tried} after {lead_days} days', { held, tried, lead_days }),
              )
              .join(', ')}
            .
          </li>
        ))}
      </Box>
    </>
  );
}

const crumbs = [{ label: t('The District Today'), to: '/today' }];

const list = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  '& dt': { fontWeight: 560 },
  '& dd': { m: 0 },
} as const;
