import { t } from '@artesian/domain/texts/translate';
import type { DistrictToday, PumpedThisYear } from '@artesian/contract/drought/district-today';
import { droughtMeasures } from '@artesian/contract/drought/drought-measures';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSession } from '../session/session.tsx';
import { useSettings } from '../session/settings.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { plainDate } from '../ui/dates.ts';
import { DistrictContact } from '../ui/DistrictContact.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { cardsBeside, IndicatorCards, StageCards } from './TodayCards.tsx';
import { useToday } from './use-today.ts';
import { formatPumped } from './words.ts';

/** How bad the drought is, compared with what, and what may be pumped: for everybody, at an address to share and print. */
export default function TodayScreen() {
  const { districtName } = useSettings();
  const { data, error, refetch } = useToday();
  return (
    <Box sx={{ maxWidth: 1160, '@media print': { zoom: 0.75 } }}>
      <PageHeader
        title={t('The District Today')}
        purpose={
          data ? t('{district}, as of {day}.', { district: districtName, day: plainDate(data.day) }) : districtName
        }
        actions={<Actions />}
      />
      {data ? (
        <Today today={data} />
      ) : error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Box>
  );
}

function Actions() {
  const { may } = useSession();
  return (
    <>
      {may(droughtMeasures.calls.create) && (
        <ButtonLink to="/drought-management/measures">{t('Edit measures')}</ButtonLink>
      )}
      <ShareButton title={t('The District Today')} picture="/cards/today.png" isEmbeddable />
      <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => globalThis.print()}>
        {t('Print')}
      </Button>
    </>
  );
}

function Today({ today }: { today: DistrictToday }) {
  const { indicators, pumped } = today;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={columns}>
        <StageCards today={today} />
      </Box>
      <Box component="section" aria-labelledby="indicators">
        <Typography id="indicators" variant="h2" sx={{ mb: 1.5 }}>
          {t('Indicators')}
        </Typography>
        {indicators.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{t('The District has no drought triggers yet.')}</Typography>
        )}
        <Box sx={columns}>
          <IndicatorCards today={today} />
        </Box>
      </Box>
      <Pumped pumped={pumped} />
      <Box className="not-printed" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ButtonLink to="/alerts" variant="contained">
          {t('Get alerts')}
        </ButtonLink>
        <ButtonLink to="/map" variant="outlined">
          {t('See wells on the map')}
        </ButtonLink>
        <ButtonLink to="/open-data" variant="outlined">
          {t('Download the data')}
        </ButtonLink>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('The Board declares drought stages. Readings are provisional and may be corrected.')} <DistrictContact />
      </Typography>
    </Box>
  );
}

function Pumped({ pumped }: { pumped: PumpedThisYear | null }) {
  return (
    <Box component="section" aria-labelledby="pumped" sx={{ breakInside: 'avoid' }}>
      <Typography id="pumped" variant="h2" sx={{ mb: 1.5 }}>
        {t('Pumped this fiscal year')}
      </Typography>
      {pumped ? (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5 }}>
          <Typography>{formatPumped(pumped)}</Typography>
          <Box aria-hidden sx={bar}>
            <Box
              sx={{ ...part, width: shareOf(pumped.pumped_gal, pumped.year_allowed_gal), bgcolor: 'primary.main' }}
            />
            <Box sx={{ ...allowed, left: shareOf(pumped.allowed_gal, pumped.year_allowed_gal) }} />
          </Box>
          <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary' }}>
            {t('The full bar is the volume allowed for the year; the line marks the volume allowed so far.')}
          </Typography>
        </Paper>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('No meter readings of this fiscal year are in yet.')}
        </Typography>
      )}
    </Box>
  );
}

const shareOf = (gallons: number, whole: number): string =>
  `${whole > 0 ? Math.min(100, (gallons / whole) * 100) : 0}%`;

const Waiting = () => (
  <Box component="output" aria-label={t('Loading')} sx={{ display: 'grid', gap: 3 }}>
    <Skeleton variant="rounded" height={220} />
    <Box sx={columns}>
      <Skeleton variant="rounded" height={380} />
      <Skeleton variant="rounded" height={380} />
    </Box>
  </Box>
);

const columns = cardsBeside(380);
const bar = {
  position: 'relative',
  height: 14,
  borderRadius: 7,
  bgcolor: 'divider',
  overflow: 'hidden',
  printColorAdjust: 'exact',
} as const;
const part = { position: 'absolute', inset: '0 auto 0 0' } as const;
const allowed = { position: 'absolute', top: 0, bottom: 0, width: 3, bgcolor: 'text.primary' } as const;
