import { t } from '@artesian/domain/texts/translate';
import { Trans } from '../language/Trans.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { isUnderWay, usePermitRecounts } from './recounts.ts';

/** On every screen with a sidebar, also on paper, while figures of permits are recalculated after a decision about many of them. */
export function RecountBanner() {
  const { recounts, error } = usePermitRecounts();
  if (!isUnderWay(recounts)) return null;
  const { decisions, months_waiting, months_in_all } = recounts;
  const percent = Math.floor((100 * (months_in_all - months_waiting)) / Math.max(1, months_in_all));
  return (
    <Box component="aside" aria-label={t('Figures being recalculated')}>
      <Alert {...POLITE} severity="warning" variant="standard" square sx={alertStyle}>
        <Trans
          text="<0>Permit figures are being recalculated: {percent}% done.</0> Reason: {decisions}. Until this is finished, some limits and totals are from before the change.{error}"
          parts={{ 0: <strong /> }}
          values={{
            percent,
            decisions: decisions.join('; '),
            error: error && t(' The server cannot be reached right now. Progress will show again when it can.'),
          }}
        />
      </Alert>
      <LinearProgress variant="determinate" value={percent} aria-label={t('Recalculation of permit figures')} />
    </Box>
  );
}

/** Progress is announced when a reader pauses; by itself the library interrupts with every percent. */
const POLITE = { role: 'status' };
const alertStyle = { px: { xs: '20px', sm: '32px', lg: '48px' }, overflowWrap: 'anywhere' } as const;
