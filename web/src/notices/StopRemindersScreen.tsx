import { stopReminders } from '@artesian/contract/notices/stop-reminders';
import Typography from '@mui/material/Typography';
import { api } from '../api.ts';
import { useSettings } from '../session/settings.tsx';
import { DistrictContact } from '../ui/DistrictContact.tsx';
import { StopByLink } from '../ui/StopByLink.tsx';

/** Where the link in a reminder leads. */
export default function StopRemindersScreen() {
  const { districtName } = useSettings();
  return (
    <StopByLink
      heading="Stop reminders?"
      act="Stop reminders"
      stop={(token) => api.call(stopReminders, { params: { token } })}
      stoppedHeading="Reminders were stopped"
      stopped={
        <>
          <Typography component="output">
            You get no more reminders of meter readings. Readings are due all the same, and notices of drought stages
            still reach you. To get reminders again, tell the office:
          </Typography>
          <Typography>
            <DistrictContact />
          </Typography>
        </>
      }
    >
      <Typography>
        The {districtName} will send you no more reminders of meter readings. They are due all the same, and notices of
        drought stages still reach you.
      </Typography>
    </StopByLink>
  );
}
