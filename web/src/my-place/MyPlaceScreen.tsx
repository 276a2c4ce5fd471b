import { t } from '@artesian/domain/texts/translate';
import { myPlace } from '@artesian/contract/map/my-place';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { api } from '../api.ts';
import { toFiveDecimals } from '../location/camera.ts';
import { LocationMap } from '../location/LocationMap.tsx';
import { UseMyPosition } from '../location/UseMyPosition.tsx';
import type { Place } from '../map/coordinates.ts';
import { PlaceSearch } from '../map/search/PlaceSearch.tsx';
import { useSession } from '../session/session.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { AboutPlace } from './AboutPlace.tsx';
import { placeOfSearch, searchOfPlace } from './place-in-address.ts';

/** What applies at a place, what lies below it, and which wells are near. The place is in the address. */
export default function MyPlaceScreen() {
  const { at }: { at?: unknown } = useSearch({ strict: false });
  const place = useMemo(() => placeOfSearch(at), [at]);
  const navigate = useNavigate();
  const go = (chosen: Place) => void navigate({ to: '.', search: searchOfPlace(toFiveDecimals(chosen)) });
  return (
    <Box sx={{ maxWidth: 1160, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeader
        title={t('My Place')}
        purpose={t('What applies where you live or plan to drill, which aquifers lie below, and the nearest wells.')}
        actions={
          place && (
            <>
              <ShareButton title={t('My Place')} />
              <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => globalThis.print()}>
                {t('Print')}
              </Button>
            </>
          )
        }
      />
      {at !== undefined && !place && (
        <Alert severity="warning" variant="outlined">
          {t('The place in this address could not be read. Choose it below.')}
        </Alert>
      )}
      <Box className="not-printed" sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <PlaceSearch onChoose={go} sx={{ flex: '1 1 260px', maxWidth: 460 }} />
          <UseMyPosition onPlace={go} />
        </Box>
        {!place && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('Search for an address, a street or a town, use your position, or click on the map.')}
          </Typography>
        )}
        <LocationMap place={place} onPlace={go} isSearched={false} />
      </Box>
      {place && <Known place={place} />}
    </Box>
  );
}

function Known({ place }: { place: Place }) {
  const { status, user } = useSession();
  const { latitude: lat, longitude: lon } = place;
  const { data, error, refetch } = useQuery({
    queryKey: [myPlace.path, lat, lon, user?.sub],
    queryFn: ({ signal }) => api.call(myPlace, { params: { lat, lon }, signal }),
    enabled: status !== 'loading',
  });
  if (data) return <AboutPlace place={place} known={data} />;
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <Box component="output" aria-label={t('Loading')} sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={180} />
      <Skeleton variant="rounded" height={180} />
    </Box>
  );
}
