import { stopReminders } from '@artesian/contract/notices/stop-reminders';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { api } from '../api.ts';
import { useSettings } from '../session/settings.tsx';
import { MessagePage } from '../shell/MessagePage.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { DistrictContact } from '../ui/DistrictContact.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';

/** Where the link in a reminder leads. It asks first: programmes that look at links in messages would stop reminders otherwise. */
export default function StopRemindersScreen() {
  const { token = '' }: { token?: string } = useParams({ strict: false });
  const { districtName } = useSettings();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.call(stopReminders, { params: { token } }),
  });
  if (isSuccess)
    return (
      <MessagePage heading="Reminders were stopped" action={<ButtonLink to="/">To the first page</ButtonLink>}>
        <Typography component="output">
          You get no more reminders of meter readings. Readings are due all the same, and notices of drought stages
          still reach you. To get reminders again, tell the office:
        </Typography>
        <Typography>
          <DistrictContact />
        </Typography>
      </MessagePage>
    );
  return (
    <MessagePage
      heading="Stop reminders?"
      action={
        <Button variant="contained" size="large" loading={isPending} onClick={() => mutate()}>
          Stop reminders
        </Button>
      }
    >
      <Typography>
        The {districtName} will send you no more reminders of meter readings. They are due all the same, and notices of
        drought stages still reach you.
      </Typography>
      {error && (
        <Alert severity="error" variant="outlined" sx={{ mt: 2, textAlign: 'left' }}>
          Nothing was stopped. {errorWordsToQuote(error)}
        </Alert>
      )}
    </MessagePage>
  );
}
