import { t } from '@artesian/domain/texts/translate';
import { alertFeed, listAlerts, type Alerts } from '@artesian/contract/alerts/alerts';
import RssFeed from '@mui/icons-material/RssFeed';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { api } from '../api.ts';
import { DashboardCard } from '../dashboard/DashboardCard.tsx';
import { localTime } from '../ui/dates.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { AskForAlerts } from './AskForAlerts.tsx';

/** Alerts of drought stages, thresholds and one well: by e-mail without an account, as a feed, and those of late. */
export default function AlertsScreen() {
  const { well }: { well?: unknown } = useSearch({ strict: false });
  const well_ndx = typeof well === 'number' && Number.isInteger(well) ? well : undefined;
  const query = well_ndx === undefined ? {} : { well_ndx };
  const { data, error, refetch } = useQuery({
    queryKey: [listAlerts.path, well_ndx],
    queryFn: ({ signal }) => api.call(listAlerts, { query, signal }),
  });
  const name = data?.well?.district_well_id;
  return (
    <Box sx={{ maxWidth: 860, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeader
        breadcrumb={name ? [{ label: t('Well {name}', { name }), to: `/wells/${encodeURIComponent(name)}` }] : []}
        title={t('Alerts')}
        purpose={
          name
            ? t('When the water level of well {name} changes class, or its levels stop.', { name })
            : t('When a drought stage is declared or ends, and when a drought indicator crosses a threshold.')
        }
        actions={
          <Button
            variant="outlined"
            startIcon={<RssFeed />}
            href={`${alertFeed.path}${well_ndx === undefined ? '' : `?well_ndx=${well_ndx}`}`}
          >
            {t('Feed (Atom)')}
          </Button>
        }
      />
      {data ? (
        <>
          <DashboardCard name={t('By e-mail')}>
            {data.has_mail ? (
              <AskForAlerts well={data.well} />
            ) : (
              <Typography sx={{ color: 'text.secondary' }}>
                {t('The District does not send alerts by e-mail. Follow the feed in a news reader instead.')}
              </Typography>
            )}
          </DashboardCard>
          <Latest alerts={data.alerts} />
        </>
      ) : error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <Box component="output" aria-label={t('Loading')} sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={260} />
          <Skeleton variant="rounded" height={200} />
        </Box>
      )}
    </Box>
  );
}

function Latest({ alerts }: Pick<Alerts, 'alerts'>) {
  return (
    <DashboardCard name={t('Latest alerts')}>
      {alerts.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('Nothing has changed since alerts began.')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {alerts.map(({ alert_event_ndx, happened_at, title, detail }) => (
          <Box component="li" key={alert_event_ndx}>
            <Typography sx={{ fontWeight: 560 }}>{title}</Typography>
            <Typography>{detail}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {localTime(happened_at)}
            </Typography>
          </Box>
        ))}
      </Box>
    </DashboardCard>
  );
}
