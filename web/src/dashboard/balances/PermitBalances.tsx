import { t } from '@artesian/domain/texts/translate';
import { permitBalances } from '@artesian/contract/dashboard/work-waiting';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSettings } from '../../session/settings.tsx';
import { longDate } from '../../ui/dates.ts';
import { dayIn } from '../../ui/district-day.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { DashboardCard } from '../DashboardCard.tsx';
import { useDashboardRows } from '../use-dashboard-rows.ts';
import { factsOf, formatStanding, type Balance } from './format-balance.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';

/** Where the permits of who is here stand in the fiscal year. */
export function PermitBalances() {
  const { data, error, refetch } = useDashboardRows(permitBalances);
  return (
    <DashboardCard name={t('Your permits')}>
      {!data && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingBlock height={180} />}
      {data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('No permit in force is linked to your account. The district office can link your permits.')}
        </Typography>
      )}
      <Box sx={cardsStyle}>
        {data?.map((balance) => (
          <PermitBalance key={balance.permit_ndx} {...balance} />
        ))}
      </Box>
    </DashboardCard>
  );
}

/** One permit as a balance. */
export function PermitBalance(balance: Balance) {
  const { permit_ndx, permit_number, permit_name, due_day } = balance;
  const today = dayIn(useSettings().timeZone);
  return (
    <Box component="article" id={`permit-${permit_ndx}`} aria-label={permit_number} sx={cardStyle}>
      <Box>
        <Typography variant="h3">{permit_number}</Typography>
        {permit_name && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {permit_name}
          </Typography>
        )}
      </Box>
      <Gauge {...balance} />
      <Typography sx={{ fontSize: '1.1875rem', fontWeight: 620, letterSpacing: '-0.01em' }}>
        {formatStanding(balance)}
      </Typography>
      <Box component="dl" sx={factsStyle}>
        {factsOf(balance).map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {due_day ? nextReadingLabel(due_day, today) : t('No active meter is linked to this permit.')}
      </Typography>
    </Box>
  );
}

const nextReadingLabel = (due_day: string, today: string) =>
  due_day < today
    ? t('A meter reading was due by {due_day} and is overdue.', { due_day: longDate(due_day) })
    : t('Next meter reading due by {due_day}.', { due_day: longDate(due_day) });

/** Used of what is allowed so far; full and red where it is more. The words beside it say the same. */
function Gauge({ pct_used }: Balance) {
  if (pct_used === null) return null;
  const isOver = pct_used > 100;
  return (
    <Box aria-hidden sx={{ height: 8, borderRadius: 4, bgcolor: 'action.hover', overflow: 'hidden' }}>
      <Box
        sx={{
          height: 1,
          width: `${Math.min(Math.max(pct_used, 0), 100)}%`,
          bgcolor: isOver ? 'error.main' : 'primary.main',
        }}
      />
    </Box>
  );
}

const cardsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
} as const;
const cardStyle = {
  display: 'grid',
  gap: 1.25,
  alignContent: 'start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  p: 2,
} as const;
const factsStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  fontSize: '0.875rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
} as const;
