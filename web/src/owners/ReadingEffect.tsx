import { t } from '@artesian/domain/texts/translate';
import type { MonthToRead } from '@artesian/contract/owners/submitted-readings';
import { inDial } from '@artesian/domain/dials';
import { formatVolume } from '@artesian/domain/volume-unit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatStanding, formatUntil, type Balance } from '../dashboard/balances/format-balance.ts';
import { balanceWith, warningsTyped, gallonsTyped, previousOf } from './own-readings.ts';

interface ReadingEffectProps {
  month: MonthToRead;
  reading: number | null;
  balance: Balance | undefined;
}

/** What a reading comes to while it is typed: beside the previous one, in the year of the permit, and what may be wrong with it. */
export function ReadingEffect({ month, reading, balance }: ReadingEffectProps) {
  const gallons = gallonsTyped(month, reading);
  const year = balanceWith(balance, month, gallons);
  const warnings = warningsTyped(month, reading);
  const used = year?.used_gal ?? balance?.used_gal;
  const isThisYear = balance?.fiscal_year === month.fiscal_year;
  return (
    <Box component="output" aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="dl" sx={factsStyle}>
        <dt>{t('Previous reading')}</dt>
        <dd>{inDial(previousOf(month))}</dd>
        <Box component="dt" sx={strongStyle}>
          {t('Difference')}
        </Box>
        <Box component="dd" sx={strongStyle}>
          {gallons === null ? '–' : formatVolume(gallons)}
        </Box>
        {year && month.share < 1 && (
          <>
            <dt>{t('Counts at {permit_number}', { permit_number: month.permit_number })}</dt>
            <dd>{formatVolume(year.here)}</dd>
          </>
        )}
        {isThisYear && balance && used !== undefined && (
          <>
            <dt>{t('Used in fiscal year {fiscal_year}', { fiscal_year: balance.fiscal_year })}</dt>
            <dd>{formatVolume(used)}</dd>
            <dt>{t('Allowed {balance}', { balance: formatUntil(balance) })}</dt>
            <dd>{balance.allowed_gal === null ? t('Not known') : formatVolume(balance.allowed_gal)}</dd>
          </>
        )}
      </Box>
      {isThisYear && balance && used !== undefined && balance.allowed_gal !== null && (
        <LeftBar used={used} allowed={balance.allowed_gal} period={balance.period} />
      )}
      {warnings.map(({ kind, words }) => (
        <Alert key={kind} role="note" severity="warning" variant="outlined">
          {t('{words} Check it again. If it is correct, submit it and explain in the note.', { words })}
        </Alert>
      ))}
    </Box>
  );
}

function LeftBar({ used, allowed, period }: { used: number; allowed: number; period: Balance['period'] }) {
  const left = allowed - used;
  const share = allowed > 0 ? Math.min(Math.max(used / allowed, 0), 1) : 1;
  return (
    <Box>
      <Box aria-hidden sx={{ height: 8, borderRadius: 4, bgcolor: 'action.hover', overflow: 'hidden' }}>
        <Box
          sx={{ height: 1, width: share, bgcolor: left < 0 ? 'error.main' : 'primary.main', transition: 'width 150ms' }}
        />
      </Box>
      <Typography sx={{ mt: 0.75, fontWeight: 560 }}>{formatStanding({ left_gal: left, period })}</Typography>
    </Box>
  );
}

const strongStyle = { fontSize: '1.125rem', fontWeight: 620, color: 'text.primary' } as const;
const factsStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
} as const;
