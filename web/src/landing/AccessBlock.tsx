import { t } from '@artesian/domain/texts/translate';
import { Trans } from '../language/Trans.tsx';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../session/session.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/** The two doors: one for those with an account, one for everybody. */
export function AccessBlock() {
  const { status, signIn } = useSession();
  const navigate = useNavigate();
  const viewDashboard = () => (status === 'signed-in' ? navigate({ to: '/home' }) : signIn('/home'));
  return (
    <Box
      component="section"
      aria-labelledby="access"
      sx={{ px: { xs: '20px', sm: '32px', lg: '72px' }, mt: { xs: -7, md: -12 }, position: 'relative' }}
    >
      <Paper variant="outlined" sx={{ borderRadius: '16px', p: 3, pt: 2.5, maxWidth: 1160, mx: 'auto' }}>
        <Typography id="access" variant="h2" sx={{ fontSize: '1.375rem', mb: 1.75 }}>
          {t('Access the Platform')}
        </Typography>
        <Box sx={{ display: 'grid', gap: { xs: 3, md: 5 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
          <Door
            text={t('For staff and well owners: pumpage, permits, meters and wells. Sign-in required.')}
            action={
              <Button variant="contained" size="large" endIcon={<ArrowForward />} onClick={() => void viewDashboard()}>
                {t('View Dashboard')}
              </Button>
            }
          />
          <Door
            text={
              <Trans
                text="For everyone, no account needed: wells on the map, water levels and adjacent wells. <0>Is my place in the district?</0>"
                parts={{ 0: <TextLink to="/my-place" underline="always" /> }}
              />
            }
            action={
              <ButtonLink to="/map" variant="outlined" size="large" color="inherit" endIcon={<ArrowForward />}>
                {t('Public Access')}
              </ButtonLink>
            }
          />
        </Box>
      </Paper>
    </Box>
  );
}

function Door({ text, action }: { text: ReactNode; action: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap-reverse', alignItems: 'center', gap: 2, columnGap: 2.5 }}>
      <Box sx={{ flexShrink: 0 }}>{action}</Box>
      <Typography sx={{ color: 'text.secondary', flex: '1 1 240px' }}>{text}</Typography>
    </Box>
  );
}
