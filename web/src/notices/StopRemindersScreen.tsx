import { stopReminders } from '@artesian/contract/notices/stop-reminders';
import Typography from '@mui/material/Typography';
import { api } from '../api.ts';
import { useSettings } from '../session/settings.tsx';
import { DistrictContact } from '../ui/DistrictContact.tsx';
import { ActByLink } from '../ui/ActByLink.tsx';

/** Where the link in a reminder leads. */
export default function StopRemindersScreen() {
  const { districtName } = useSettings();
  return (
    <ActByLink
      heading="Stop reminders?"
      act="Stop reminders"
      perform={(token) => api.call(stopReminders, { params: { token } })}
      doneHeading="Reminders were stopped"
      done={
        <>
          <Typography component="output">
            You will get no more meter-reading reminders. Readings are still due, and you will still get drought-stage
            notices. To get reminders again, contact the office:
          </Typography>
          <Typography>
            <DistrictContact />
          </Typography>
        </>
      }
    >
      <Typography>
        The {districtName} will no longer send you meter-reading reminders. Readings are still due, and you will still
        get drought-stage notices.
      </Typography>
    </ActByLink>
  );
}
