import { t } from '@artesian/domain/texts/translate';
import { dialOf } from '@artesian/contract/metering/dials';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { MonthToRead } from '@artesian/contract/owners/submitted-readings';
import { inDial } from '@artesian/domain/dials';
import { useSettings } from '../session/settings.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { dayIn } from '../ui/district-day.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import {
  formatDue,
  formatLastRead,
  firstToRead,
  nextDue,
  metersToRead,
  monthInFull,
  openMonths,
  useMonthsToRead,
  type MeterToRead,
} from './own-readings.ts';
import { readingPath } from './paths.ts';
import { HomeSection } from './HomeSection.tsx';
import { RowList } from './RowList.tsx';
import { Question } from './Question.tsx';
import { useNamedPlace } from './use-named-place.ts';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';

/** The meters that are to be read, the latest first, each with the way to send its reading. */
export function DueReadings() {
  const { data, error, refetch } = useMonthsToRead();
  const today = dayIn(useSettings().timeZone);
  useNamedPlace(data !== undefined);
  const meters = data && metersToRead(data);
  const pressing = meters?.filter((meter) => isPressing(meter, today));
  const coming = meters?.filter((meter) => !isPressing(meter, today));
  return (
    <HomeSection heading={t('Meter readings')}>
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingBlock height={148} />}
      {meters?.length === 0 && (
        <Typography sx={{ color: 'text.secondary', display: 'flex', gap: 1, alignItems: 'center' }}>
          <CheckCircle fontSize="small" color="success" />
          {t('No readings are due.')}
        </Typography>
      )}
      {pressing && pressing.length > 0 && (
        <Box component="ul" aria-label={t('To do now')} sx={listStyle}>
          {pressing.map((meter) => (
            <MeterCard key={meter.meter.meter_ndx} meter={meter} today={today} />
          ))}
        </Box>
      )}
      {coming && coming.length > 0 && (
        <RowList name={t('Coming')}>
          {coming.map((meter) => (
            <ComingReading key={meter.meter.meter_ndx} meter={meter} today={today} />
          ))}
        </RowList>
      )}
    </HomeSection>
  );
}

/** What is late, asked about or on its way; what is only coming stands below it in one line each. */
const isPressing = (of: MeterToRead, today: string) =>
  of.months.some(({ state, due_day }) => state !== null || due_day < today);

/** Where an address can lead to. */
const placeOf = ({ meter_ndx }: MonthToRead) => ({ id: `meter-${meter_ndx}`, tabIndex: -1 });
/** Below the bar at the top of the screen. */
const placeStyle = { scrollMarginTop: '80px' } as const;

function ComingReading({ meter: of, today }: { meter: MeterToRead; today: string }) {
  const [month] = of.months;
  if (!month) return null;
  return (
    <Box component="li" {...placeOf(month)} sx={placeStyle}>
      <TextLink to={readingPath(month.meter_ndx)} sx={rowStyle}>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography sx={{ fontWeight: 560 }}>{nameOf(month)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {monthInFull(month)}, {formatDue(month.due_day, today).words}
          </Typography>
        </Box>
        <ChevronRight color="action" />
      </TextLink>
    </Box>
  );
}

const nameOf = ({ meter_id, associated_wells }: MonthToRead) =>
  [meter_id, associated_wells].filter(Boolean).join(' · ');

function MeterCard({ meter: of, today }: { meter: MeterToRead; today: string }) {
  const { meter } = of;
  const open = openMonths(of);
  const next = firstToRead(open);
  const asked = of.months.find(({ state }) => state === 'questioned');
  const waiting = of.months.filter(({ state }) => state === 'waiting');
  const missing = nextDue(of);
  const due = missing && formatDue(missing.due_day, today);
  return (
    <Box component="li" {...placeOf(meter)} sx={{ ...placeStyle, ...cardStyle }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography variant="h3" sx={{ minWidth: 0 }}>
          {nameOf(meter)}
        </Typography>
        {due && (
          <Chip
            size="small"
            label={due.words}
            color={due.isLate ? 'warning' : 'default'}
            variant={due.isLate ? 'filled' : 'outlined'}
          />
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: -1 }}>
        {formatLastRead(meter)}
      </Typography>
      {asked && <Question month={asked} />}
      {waiting.map((month) => (
        <Typography key={monthInFull(month)} variant="body2" sx={{ display: 'flex', gap: 1, color: 'text.secondary' }}>
          <CheckCircle fontSize="small" color="success" />
          {t('{month}: {reading} submitted, waiting for review', {
            month: monthInFull(month),
            reading: inDial({ reading: month.submitted_reading!, dial: dialOf(month) }),
          })}
        </Typography>
      ))}
      {next && (
        <ButtonLink
          to={readingPath(meter.meter_ndx)}
          variant={due?.isLate || asked ? 'contained' : 'outlined'}
          size="large"
          fullWidth
          endIcon={<ChevronRight />}
          aria-label={t('Enter reading for {next}, {meter_id}', { next: monthInFull(next), meter_id: meter.meter_id })}
        >
          {t('Enter reading for {next}', { next: monthInFull(next) })}
        </ButtonLink>
      )}
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 60,
  px: 2,
  py: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
const listStyle = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
} as const;
const cardStyle = {
  display: 'grid',
  gap: 1.5,
  alignContent: 'start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  p: 2,
} as const;
