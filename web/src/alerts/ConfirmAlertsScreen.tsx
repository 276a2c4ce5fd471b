import { t } from '@artesian/domain/texts/translate';
import { confirmAlerts } from '@artesian/contract/alerts/alerts';
import Typography from '@mui/material/Typography';
import { api } from '../api.ts';
import { useSettings } from '../session/settings.tsx';
import { ActByLink } from '../ui/ActByLink.tsx';

/** Where the link in the message leads that answers a request for alerts. */
export default function ConfirmAlertsScreen() {
  const { districtName } = useSettings();
  return (
    <ActByLink
      heading={t('Confirm your alerts?')}
      act={t('Confirm')}
      perform={(token) => api.call(confirmAlerts, { params: { token } })}
      failure={t('Nothing was confirmed.')}
      doneHeading={t('Your alerts are on')}
      done={
        <Typography component="output">
          {t('You will get an e-mail when something you chose happens. Each one has a link that ends the alerts.')}
        </Typography>
      }
    >
      <Typography>
        {t('The {district} will send the alerts listed in the message to your e-mail address.', {
          district: districtName,
        })}
      </Typography>
    </ActByLink>
  );
}
