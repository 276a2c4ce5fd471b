import { t } from '@artesian/domain/texts/translate';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../session/session.tsx';
import { useSettings } from '../../session/settings.tsx';
import { DistrictContact } from '../../ui/DistrictContact.tsx';
import { MAIN_ID } from '../../ui/SkipLink.tsx';

const storageKey = 'artesian.map.disclaimer-accepted';

/** What a visitor agrees to before using the map. Whoever is signed in has agreed already. */
export function Disclaimer() {
  const { status } = useSession();
  const { districtName } = useSettings();
  const navigate = useNavigate();
  const [isAccepted, setAccepted] = useState(wasAccepted);
  const accept = () => {
    rememberAcceptance();
    setAccepted(true);
  };
  return (
    <Dialog
      open={status === 'visitor' && !isAccepted}
      aria-labelledby="disclaimer-title"
      maxWidth="sm"
      slotProps={{ transition: { onExited: goOnReading } }}
    >
      <DialogTitle id="disclaimer-title" variant="h2" sx={{ pb: 1 }}>
        {t('Before you use this map')}
      </DialogTitle>
      <DialogContent>
        <Typography gutterBottom>
          {t(
            'The {district} provides wells, boundaries and other information here to inform the public. Locations and details come from many sources, are approximate, and may be incomplete or out of date.',
            { district: districtName },
          )}
        </Typography>
        <Typography>
          {t(
            'This map is not a survey or a legal document. It does not establish ownership, boundaries, or the quality or quantity of water. The district gives no warranty and is not liable for decisions based on it.',
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          <DistrictContact />
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={() => void navigate({ to: '/' })}>
          {t('Decline')}
        </Button>
        <Button variant="contained" onClick={accept}>
          {t('Accept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Nothing had the keyboard before, and from the end of the page, where the question stood, it would leave the page. */
const goOnReading = () => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });

function wasAccepted(): boolean {
  try {
    return sessionStorage.getItem(storageKey) === 'yes';
  } catch {
    return false;
  }
}

function rememberAcceptance() {
  try {
    sessionStorage.setItem(storageKey, 'yes');
  } catch {
    // Where storage is forbidden the question is asked again, which is no harm.
  }
}
