import { t } from '@artesian/domain/texts/translate';
import { NEIGHBORHOOD_FT, type MyPlace } from '@artesian/contract/map/my-place';
import { aroundGround } from '@artesian/domain/well-intervals';
import { TOO_SHORT } from '@artesian/domain/levels/level-classes';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { reportPath } from '../adjacent-wells/report-address.ts';
import { searchOfWells } from '../compare/wells-in-address.ts';
import { DashboardCard } from '../dashboard/DashboardCard.tsx';
import { formatPlace, type Place } from '../map/coordinates.ts';
import { useSettings } from '../session/settings.tsx';
import { cardsBeside, StageCards } from '../today/TodayCards.tsx';
import { useToday } from '../today/use-today.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { counted } from '../ui/counted.ts';
import { formatMonth } from '../ui/dates.ts';
import { DistrictContact } from '../ui/DistrictContact.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { formatDistance } from '../wells/portrait/words.ts';
import { areasByLayer, formatAquifer, formatDistrict } from './words.ts';

interface AboutPlaceProps {
  place: Place;
  known: MyPlace;
}

/** All that is known of a place. */
export function AboutPlace({ place, known }: AboutPlaceProps) {
  const isOutside = known.place.in_district === false;
  return (
    <>
      <WhereItIs place={place} known={known} />
      {!isOutside && <AllowedNow />}
      <Box sx={sideBySide}>
        <Below known={known} />
        <Monitored wells={known.monitored} />
      </Box>
      <Wells place={place} count={known.wells_within_a_mile} />
      {!isOutside && <ToDrill />}
    </>
  );
}

const sideBySide = { ...cardsBeside(380), alignItems: 'start' } as const;

/** The State names the districts of all its counties. */
const MAP_OF_DISTRICTS = 'https://www.twdb.texas.gov/groundwater/conservation_districts/';

function WhereItIs({ place, known: { place: at, areas } }: AboutPlaceProps) {
  const { districtName } = useSettings();
  const facts: [string, string | null | false][] = [
    [t('Location'), formatPlace(place)],
    [t('County'), at.county_name],
    [t('Management Zone'), at.mgmtzone_name],
    [t('Texas Grid'), at.tx_grid],
    ...areasByLayer(areas),
  ];
  return (
    <DashboardCard name={t('Where it is')}>
      <Typography sx={{ fontSize: '1.125rem' }}>
        {formatDistrict(at, districtName)}
        {at.in_district === false && (
          <>
            {' '}
            <Link href={MAP_OF_DISTRICTS} target="_blank" rel="noopener">
              {t('Districts in Texas')}
            </Link>
          </>
        )}
      </Typography>
      <Facts facts={facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))} />
    </DashboardCard>
  );
}

const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <Box component="dl" sx={list}>
    {facts.map(([name, value]) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <Typography component="dt" sx={{ color: 'text.secondary' }}>
          {name}
        </Typography>
        <Typography component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
);

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(110px, auto) 1fr',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
} as const;

/** The stages in force; nothing where the district has no areas with stages. */
function AllowedNow() {
  const { data, error, refetch } = useToday();
  if (!data && error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={260} />;
  if (data.areas.length === 0) return null;
  return (
    <Box sx={sideBySide}>
      <StageCards today={data} />
    </Box>
  );
}

function Below({ known: { aquifers } }: Pick<AboutPlaceProps, 'known'>) {
  return (
    <DashboardCard name={t('Aquifers below')}>
      {aquifers.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('No published well within a mile names its aquifer.')}
        </Typography>
      ) : (
        <>
          <Facts
            facts={aquifers.map((aquifer) => [
              t(aquifer.aquifer_name),
              <TextLink key="link" to={`/aquifers/${encodeURIComponent(aquifer.aquifer_name)}`}>
                {formatAquifer(aquifer)}
              </TextLink>,
            ])}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(
              'By the wells within a mile. Depths differ over short distances; ask the District or a licensed driller.',
            )}
          </Typography>
        </>
      )}
    </DashboardCard>
  );
}

function Monitored({ wells }: { wells: MyPlace['monitored'] }) {
  return (
    <DashboardCard
      name={t('Nearest water levels')}
      actions={
        wells.length > 1 && (
          <ButtonLink
            size="small"
            className="not-printed"
            to="/compare"
            search={{ wells: searchOfWells(wells.map(({ well_ndx }) => well_ndx)) }}
          >
            {t('Compare')}
          </ButtonLink>
        )
      }
    >
      {wells.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('No well with recent water levels is within ten miles.')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
        {wells.map((well) => (
          <li key={well.well_ndx}>
            <Typography>
              <TextLink to={`/wells/${encodeURIComponent(well.well_id)}`}>{well.well_id}</TextLink>
              {well.aquifer_name && `, ${t(well.aquifer_name)}`},{' '}
              {t('{distance} away', { distance: formatDistance(well.distance_ft) })}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('Water {depth_ft} in {last_month}{level_class}', {
                depth_ft: aroundGround(well.depth_ft),
                last_month: formatMonth(well.last_month),
                level_class: well.level_class === TOO_SHORT ? '' : `, ${t(well.level_class)}`,
              })}
            </Typography>
          </li>
        ))}
      </Box>
    </DashboardCard>
  );
}

function Wells({ place, count }: { place: Place; count: number }) {
  const report = reportPath({ ...place, distanceFt: NEIGHBORHOOD_FT });
  return (
    <DashboardCard name={t('Wells within a mile')}>
      <Typography>
        {count === 0
          ? t('No published well is within a mile.')
          : t('{count} within a mile.', { count: counted(count, 'published well') })}
      </Typography>
      {count > 0 && (
        <Box className="not-printed" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ButtonLink variant="outlined" to={report}>
            {t('List them')}
          </ButtonLink>
          <ButtonLink variant="outlined" to="/map" search={{ at: `${place.latitude},${place.longitude},15` }}>
            {t('See them on the map')}
          </ButtonLink>
        </Box>
      )}
    </DashboardCard>
  );
}

function ToDrill() {
  return (
    <DashboardCard name={t('If you plan a well')}>
      <Typography>
        {t(
          'Ask the District before you drill. Its rules say what must be registered, which wells need a permit, how wells are built, and how far apart they must be.',
        )}
      </Typography>
      <Box className="not-printed" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ButtonLink variant="contained" to="/public-well-registration">
          {t('Register a well')}
        </ButtonLink>
        <ButtonLink variant="outlined" to="/alerts">
          {t('Get alerts')}
        </ButtonLink>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <DistrictContact />
      </Typography>
    </DashboardCard>
  );
}
