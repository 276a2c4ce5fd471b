import { stopQueryMailByLink } from '@artesian/contract/query/query-mails';
import Typography from '@mui/material/Typography';
import { api } from '../api.ts';
import { StopByLink } from '../ui/StopByLink.tsx';

/** Where the link in a query by e-mail leads. */
export default function StopQueryMailScreen() {
  return (
    <StopByLink
      heading="Stop this query by e-mail?"
      act="Stop it"
      stop={(token) => api.call(stopQueryMailByLink, { params: { token } })}
      stoppedHeading="The query was stopped"
      stopped={
        <Typography component="output">
          It comes by e-mail no more. It is still saved: where you saved or chose it, it can be sent again.
        </Typography>
      }
    >
      <Typography>You will get no more mails of this saved query. Others that you asked for still come.</Typography>
    </StopByLink>
  );
}
