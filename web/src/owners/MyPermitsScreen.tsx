import { t } from '@artesian/domain/texts/translate';
import Folder from '@mui/icons-material/FolderOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { wells } from '@artesian/contract/wells/wells';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api.ts';
import { PermitBalance } from '../dashboard/balances/PermitBalances.tsx';
import { WellsOnMap } from '../location/WellsOnMap.tsx';
import { useSession } from '../session/session.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { DroughtNote } from './DroughtNote.tsx';
import { DueReadings } from './DueReadings.tsx';
import { HomeSection } from './HomeSection.tsx';
import { OwnRegistrations } from './OwnRegistrations.tsx';
import { ACCESS, PAST } from './paths.ts';
import { SentReadings } from './SentReadings.tsx';
import { useBalances } from './use-balances.ts';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';

/** Where a well owner begins: what is due, where each permit stands, and what was sent. Not in the specification: the path is ours. */
export default function MyPermitsScreen() {
  const { user } = useSession();
  const { data: balances, error, refetch } = useBalances();
  if (balances?.length === 0) return <NoPermits />;
  return (
    <>
      <PageHeader
        title={t('Hello, {name}', { name: user?.name ?? '' })}
        purpose={t('Your permits, meters and due dates.')}
      />
      <Box sx={pageStyle}>
        {balances && <DroughtNote balances={balances} />}
        <DueReadings />
        <HomeSection heading={permitBalancesHeading(balances?.length)}>
          {error && !balances && <ErrorPanel error={error} onRetry={() => void refetch()} />}
          {!balances && !error && <LoadingBlock height={210} />}
          <Box sx={cardsStyle}>
            {balances?.map((balance) => (
              <PermitBalance key={balance.permit_ndx} {...balance} />
            ))}
          </Box>
        </HomeSection>
        <SentReadings />
        <OwnWells />
        <OwnRegistrations />
        <Box
          component="nav"
          aria-label={t('More about your permits')}
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}
        >
          <ButtonLink to={PAST} variant="outlined" size="large" color="inherit" startIcon={<Folder />}>
            {t('Past readings and statements')}
          </ButtonLink>
          <ButtonLink to={ACCESS} variant="outlined" size="large" color="inherit" startIcon={<Group />}>
            {t('Who sees my permits')}
          </ButtonLink>
        </Box>
      </Box>
    </>
  );
}

const permitBalancesHeading = (permits: number | undefined) => (permits === 1 ? t('Your permit') : t('Your permits'));

/** Until the district or a code has linked permits. An exempt well needs none. */
const NoPermits = () => (
  <Box sx={pageStyle}>
    <EmptyState
      isPage
      title={t('No permit is linked to your account yet')}
      action={
        <ButtonLink to={ACCESS} variant="contained" size="large">
          {t('Link my permits')}
        </ButtonLink>
      }
    >
      {t(
        'With a code from the district your permits, wells and meters are linked in a minute. The permit holder can also let you see them. An exempt well needs no permit.',
      )}
    </EmptyState>
    <OwnRegistrations />
  </Box>
);

function OwnWells() {
  const { data = [] } = useQuery({
    queryKey: [wells.path],
    queryFn: () => api.register(wells).list(),
  });
  const placed = useMemo(
    () =>
      data.map(({ well_ndx, district_well_id, well_name, lat_dd, lon_dd }) => ({
        well_ndx,
        lat_dd,
        lon_dd,
        linked_well_identifier: [district_well_id, well_name].filter(Boolean).join(' · '),
      })),
    [data],
  );
  if (placed.length === 0) return null;
  return (
    <HomeSection heading={placed.length === 1 ? t('Your well') : t('Your wells')}>
      <WellsOnMap wells={placed} />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {placed.map(({ well_ndx, linked_well_identifier }) => (
          <Typography key={well_ndx} component="li" variant="body2" sx={{ color: 'text.secondary' }}>
            {linked_well_identifier}
          </Typography>
        ))}
      </Box>
    </HomeSection>
  );
}

const pageStyle = {
  display: 'grid',
  gap: { xs: 3, sm: 4 },
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 1080,
} as const;
const cardsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
} as const;
