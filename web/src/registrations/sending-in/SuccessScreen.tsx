import { t } from '@artesian/domain/texts/translate';
import { Trans } from '../../language/Trans.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { lastSent, type Sent } from './sent.ts';
import { useTrail } from './use-trail.ts';

/** What a visitor keeps of a registration: its reference, to print, and what happens next. */
export default function SuccessScreen() {
  const [sent] = useState(lastSent);
  return (
    <>
      <PageHeader
        breadcrumb={useTrail({ to: '/public-well-registration' })}
        title={t('Success - Public Well Registration')}
      />
      <Box sx={{ maxWidth: 720, display: 'grid', gap: 2 }}>
        <Typography variant="h2">{t('Thank you for registering your well.')}</Typography>
        {sent && <References sent={sent} />}
        {sent ? <Confirmation {...sent} /> : <NothingSent />}
        <Typography>
          <Trans
            text="Staff review each registration. With the reference and your email address you can <0>check its status</0>."
            parts={{ 0: <TextLink to="/public-well-registration/status" /> }}
          />
        </Typography>
        <Typography>
          {t('If you have multiple wells, please submit separate registrations for each of them.')}
        </Typography>
        <Box className="not-printed" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
          <ButtonLink to="/public-well-registration" variant="contained">
            {t('Back to Registration')}
          </ButtonLink>
          {sent && (
            <Button variant="outlined" onClick={() => window.print()}>
              {t('Print this page')}
            </Button>
          )}
        </Box>
      </Box>
    </>
  );
}

const References = ({ sent: { together } }: { sent: Sent }) => (
  <Paper variant="outlined" component="dl" sx={{ m: 0, p: 2.5, display: 'grid', gap: 2 }}>
    {together.map(({ reference, well_address, well_city }) => (
      <div key={reference}>
        <Typography component="dt" sx={{ color: 'text.secondary' }}>
          {t('Reference of the well at {well_address}, {well_city}', { well_address, well_city })}
        </Typography>
        <Typography component="dd" sx={referenceStyle}>
          {reference}
        </Typography>
      </div>
    ))}
  </Paper>
);

const referenceStyle = { m: 0, fontSize: '1.75rem', fontWeight: 600, letterSpacing: '0.04em' } as const;

function Confirmation({ has_mail, primary_email }: Sent) {
  if (!has_mail)
    return (
      <Alert severity="warning" variant="outlined">
        {t(
          'No confirmation email will be sent, because the district has no mail server. Print this page or write the reference down.',
        )}
      </Alert>
    );
  return <Typography>{t('A confirmation email will be sent to {primary_email}.', { primary_email })}</Typography>;
}

/** For whoever comes back in another tab, or by the address alone. */
const NothingSent = () => (
  <Alert severity="info" variant="outlined">
    {t(
      'Nothing was submitted from this tab, so there is no reference to show. If you submitted a registration earlier, its reference was shown then and is in your confirmation email, if the district sends them.',
    )}
  </Alert>
);
