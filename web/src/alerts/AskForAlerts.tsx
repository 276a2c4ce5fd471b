import { t } from '@artesian/domain/texts/translate';
import { askForAlerts, type Alerts } from '@artesian/contract/alerts/alerts';
import { ApiError } from '@artesian/contract/language/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { labelAbove } from '../register/inputs/input.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';

/** Where somebody asks for alerts by e-mail: of the district, or of one well. */
export function AskForAlerts({ well }: Pick<Alerts, 'well'>) {
  const [email, setEmail] = useState('');
  const [about, setAbout] = useState({ about_stages: well === null, about_indicators: well === null });
  const ask = useMutation({
    mutationFn: () => api.call(askForAlerts, { body: { email, ...about, well_ndx: well?.well_ndx ?? null } }),
  });
  const problems = ask.error instanceof ApiError ? (ask.error.problem.errors ?? []) : [];
  const ofEmail = problems.find(({ field }) => field === 'email')?.message;
  const others = problems.filter(({ field }) => field !== 'email');
  if (ask.isSuccess)
    return (
      <Alert severity="success" variant="outlined" aria-live="polite">
        {ask.data.message}
      </Alert>
    );
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('Get alerts by e-mail')}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        ask.mutate();
      }}
    >
      <Box component="fieldset" sx={choices}>
        <Typography component="legend" variant="body2" sx={{ fontWeight: 560, p: 0 }}>
          {t('Tell me when')}
        </Typography>
        {well && (
          <Typography sx={{ py: 0.5 }}>
            {t('the water level of well {district_well_id} changes class, or its levels stop or begin again', {
              district_well_id: well.district_well_id,
            })}
          </Typography>
        )}
        <FormControlLabel
          control={<Checkbox checked={about.about_stages} />}
          label={well ? t('also: a drought stage is declared or ends') : t('a drought stage is declared or ends')}
          onChange={(_, about_stages) => setAbout({ ...about, about_stages })}
        />
        <FormControlLabel
          control={<Checkbox checked={about.about_indicators} />}
          label={
            well ? t('also: a drought indicator crosses a threshold') : t('a drought indicator crosses a threshold')
          }
          onChange={(_, about_indicators) => setAbout({ ...about, about_indicators })}
        />
      </Box>
      <TextField
        label={t('E-mail address')}
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={ofEmail !== undefined}
        helperText={ofEmail}
        slotProps={{ inputLabel: labelAbove }}
        sx={{ width: '100%', maxWidth: 420 }}
      />
      {ask.error && ofEmail === undefined && (
        <Alert severity="error" variant="outlined">
          {others.length > 0 ? others.map(({ message }) => message).join(' ') : errorWordsToQuote(ask.error)}
        </Alert>
      )}
      <Button type="submit" variant="contained" loading={ask.isPending}>
        {t('Send me alerts')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(
          'No account is needed. We ask you by e-mail to confirm, each alert has a link that ends them, and your address is used for nothing else and shown to nobody.',
        )}
      </Typography>
    </Box>
  );
}

const choices = { border: 0, m: 0, p: 0, display: 'grid', justifyItems: 'start' } as const;
