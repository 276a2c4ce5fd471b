import { t } from '@artesian/domain/texts/translate';
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
      heading={t('Stop reminders?')}
      act={t('Stop reminders')}
      perform={(token) => api.call(stopReminders, { params: { token } })}
      doneHeading={t('Reminders were stopped')}
      done={
        <>
          <Typography component="output">
            {t(
              'You will get no more meter-reading reminders. Readings are still due, and you will still get drought-stage notices. To get reminders again, contact the office:',
            )}
          </Typography>
          <Typography>
            <DistrictContact />
          </Typography>
        </>
      }
    >
      <Typography>
        {t(
          'The {district} will no longer send you meter-reading reminders. Readings are still due, and you will still get drought-stage notices.',
          { district: districtName },
        )}
      </Typography>
    </ActByLink>
  );
}
