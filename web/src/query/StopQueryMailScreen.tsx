import { t } from '@artesian/domain/texts/translate';
import { stopQueryMailByLink } from '@artesian/contract/query/query-mails';
import Typography from '@mui/material/Typography';
import { api } from '../api.ts';
import { ActByLink } from '../ui/ActByLink.tsx';

/** Where the link in a query by e-mail leads. */
export default function StopQueryMailScreen() {
  return (
    <ActByLink
      heading={t('Stop this query by e-mail?')}
      act={t('Stop it')}
      perform={(token) => api.call(stopQueryMailByLink, { params: { token } })}
      doneHeading={t('The query was stopped')}
      done={
        <Typography component="output">
          {t('It will no longer be sent by e-mail. The query is still saved; you can turn e-mail on again there.')}
        </Typography>
      }
    >
      <Typography>
        {t('You will get no more e-mails of this saved query. Your other queries are still sent.')}
      </Typography>
    </ActByLink>
  );
}
