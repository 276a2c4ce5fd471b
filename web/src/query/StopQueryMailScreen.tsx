import { stopQueryMailByLink } from '@artesian/contract/query/query-mails';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { api } from '../api.ts';
import { MessagePage } from '../shell/MessagePage.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';

/** Where the link in a query by e-mail leads. It asks first: programmes that look at links in messages would stop it otherwise. */
export default function StopQueryMailScreen() {
  const { token = '' }: { token?: string } = useParams({ strict: false });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.call(stopQueryMailByLink, { params: { token } }),
  });
  if (isSuccess)
    return (
      <MessagePage heading="The query was stopped" action={<ButtonLink to="/">To the first page</ButtonLink>}>
        <Typography component="output">
          It comes by e-mail no more. It is still saved: where you saved or chose it, it can be sent again.
        </Typography>
      </MessagePage>
    );
  return (
    <MessagePage
      heading="Stop this query by e-mail?"
      action={
        <Button variant="contained" size="large" loading={isPending} onClick={() => mutate()}>
          Stop it
        </Button>
      }
    >
      <Typography>You will get no more mails of this saved query. Others that you asked for still come.</Typography>
      {error && (
        <Alert severity="error" variant="outlined" sx={{ mt: 2, textAlign: 'left' }}>
          Nothing was stopped. {errorWordsToQuote(error)}
        </Alert>
      )}
    </MessagePage>
  );
}
