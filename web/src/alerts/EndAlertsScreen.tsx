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
      heading="End these alerts?"
      act="End alerts"
      perform={(token) => api.call(endAlerts, { params: { token } })}
      failure="Nothing was ended."
      doneHeading="Your alerts were ended"
      done={
        <Typography component="output">
          Your e-mail address was deleted. To get alerts again, <TextLink to="/alerts">sign up</TextLink>.
        </Typography>
      }
    >
      <Typography>The {districtName} will send you no more of these alerts and delete your e-mail address.</Typography>
    </ActByLink>
  );
}
