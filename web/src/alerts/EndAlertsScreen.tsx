import { t } from '@artesian/domain/texts/translate';
import { Trans } from '../language/Trans.tsx';
import { endAlerts } from '@artesian/contract/alerts/alerts';
import Typography from '@mui/material/Typography';
import { api } from '../api.ts';
import { useSettings } from '../session/settings.tsx';
import { ActByLink } from '../ui/ActByLink.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/** Where the link in an alert leads that ends them. */
export default function EndAlertsScreen() {
  const { districtName } = useSettings();
  return (
    <ActByLink
      heading={t('End these alerts?')}
      act={t('End alerts')}
      perform={(token) => api.call(endAlerts, { params: { token } })}
      failure={t('Nothing was ended.')}
      doneHeading={t('Your alerts were ended')}
      done={
        <Typography component="output">
          <Trans
            text="Your e-mail address was deleted. To get alerts again, <0>sign up</0>."
            parts={{ 0: <TextLink to="/alerts" /> }}
          />
        </Typography>
      }
    >
      <Typography>
        {t('The {district} will send you no more of these alerts and delete your e-mail address.', {
          district: districtName,
        })}
      </Typography>
    </ActByLink>
  );
}
