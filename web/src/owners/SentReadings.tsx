import { t } from '@artesian/domain/texts/translate';
import { dialOf } from '@artesian/contract/metering/dials';
import {
  withdrawReading,
  type SubmittedReading,
  type SubmissionState,
} from '@artesian/contract/owners/submitted-readings';
import { pictureAddress } from '@artesian/contract/wells/attachments';
import { inDial } from '@artesian/domain/dials';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api.ts';
import { localTime } from '../ui/dates.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { HomeSection } from './HomeSection.tsx';
import { monthInFull, useSubmissions } from './own-readings.ts';
import { Row, RowList } from './RowList.tsx';

const states: Record<SubmissionState, { label: string; color: NonNullable<ChipProps['color']> }> = {
  waiting: { label: t('Waiting for review'), color: 'info' },
  approved: { label: t('Approved'), color: 'success' },
  questioned: { label: t('Question from the district'), color: 'warning' },
  withdrawn: { label: t('Taken back'), color: 'default' },
};

const SHOWN = 5;

/** The readings that were sent last, and what became of each. */
export function SentReadings() {
  const { data } = useSubmissions();
  if (!data || data.length === 0) return null;
  return (
    <HomeSection heading={t('Submitted readings')}>
      <RowList>
        {data.slice(0, SHOWN).map((sent) => (
          <SentReading key={sent.submitted_reading_ndx} {...sent} />
        ))}
      </RowList>
    </HomeSection>
  );
}

function SentReading(sent: SubmittedReading) {
  const {
    submitted_reading_ndx,
    state,
    meter_id,
    meter_reading,
    system_filepath,
    cannot_be_shown,
    question,
    created_timestamp,
  } = sent;
  const { label, color } = states[state];
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(withdrawReading, { params: { submitted_reading_ndx } }),
    onSuccess: () => notify.success(t('The reading was withdrawn.')),
    onError: (error) =>
      notify.error(t('The reading could not be withdrawn. {error}', { error: errorWordsToQuote(error) })),
  });
  return (
    <Row>
      {system_filepath && !cannot_be_shown && (
        <Box
          component="img"
          src={pictureAddress(system_filepath, 320)}
          alt={t('Photo of {meter_id}', { meter_id })}
          sx={{ width: 56, height: 56, objectFit: 'cover', borderRadius: 1, flexShrink: 0 }}
        />
      )}
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 560, fontVariantNumeric: 'tabular-nums' }}>
          {inDial({ reading: meter_reading, dial: dialOf(sent) })} · {monthInFull(sent)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('{meter_id}, sent {created_timestamp}', { meter_id, created_timestamp: localTime(created_timestamp) })}
        </Typography>
        {state === 'questioned' && <Typography variant="body2">“{question}”</Typography>}
      </Box>
      <Chip size="small" variant="outlined" label={label} color={color} />
      {state === 'waiting' && (
        <Button
          size="small"
          color="inherit"
          loading={isPending}
          onClick={() => mutate()}
          aria-label={t('Withdraw the reading of {meter_id} for {sent}', { meter_id, sent: monthInFull(sent) })}
        >
          {t('Take back')}
        </Button>
      )}
    </Row>
  );
}
