import { t } from '@artesian/domain/texts/translate';
import { Trans } from '../language/Trans.tsx';
import type { Contact } from '@artesian/contract/language/settings';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSettings } from '../session/settings.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { PublicPage } from './PublicPage.tsx';

/** How to reach the district office, by every way that its settings name. */
export default function ContactScreen() {
  const { districtName, contact } = useSettings();
  return (
    <PublicPage>
      <PageHeader title={t('Contact')} purpose={t('Contact information for {district}.', { district: districtName })} />
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Ways contact={contact} />
      </Paper>
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>
        <Trans
          text="Having trouble with this site? <0>Support</0> answers common questions."
          parts={{ 0: <TextLink to="/support" underline="always" /> }}
        />
      </Typography>
    </PublicPage>
  );
}

function Ways({ contact: { name, phone, email, address } }: { contact: Contact }) {
  const ways = Object.entries({
    [t('Office')]: name,
    [t('Telephone')]: phone && <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Link>,
    [t('E-mail')]: email && <Link href={`mailto:${email}`}>{email}</Link>,
    [t('Address')]: address,
  }).filter(([, way]) => way);
  if (ways.length === 0) return t('The district has not added contact information yet.');
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: 1.5, columnGap: 4, m: 0 }}>
      {ways.map(([label, way]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {way}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
