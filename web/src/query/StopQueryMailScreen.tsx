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
          It will no longer be sent by e-mail. The query is still saved; you can turn e-mail on again there.
        </Typography>
      }
    >
      <Typography>You will get no more e-mails of this saved query. Your other queries are still sent.</Typography>
    </StopByLink>
  );
}
