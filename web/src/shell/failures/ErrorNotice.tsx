import { t } from '@artesian/domain/texts/translate';
import { messages } from '@artesian/contract/language/messages';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DistrictContact } from '../../ui/DistrictContact.tsx';
import { errorWords } from '../../ui/error-words.ts';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { useReportedError } from './use-reported-error.ts';

interface ErrorNoticeProps {
  error: unknown;
  /** What could not be shown. */
  screen: string;
  onRetry: () => void;
}

/** Says that something could not be shown, what to do, and under which number the server's log knows it. */
export function ErrorNotice({ error, screen, onRetry }: ErrorNoticeProps) {
  const { id, isReport } = useReportedError(error, screen);
  return (
    <MessagePage
      heading={messages.somethingWentWrong}
      action={
        <Button variant="contained" size="large" onClick={onRetry}>
          {t('Retry')}
        </Button>
      }
    >
      <Typography variant="subtitle1" role="alert">
        {t(
          '{problem} Retry first. If it happens again, tell the district office what you were doing, and quote this number:',
          { problem: isReport ? t('This page could not be shown.') : errorWords(error) },
        )}
      </Typography>
      <Typography component="code" variant="h2">
        {id}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        <DistrictContact />
      </Typography>
    </MessagePage>
  );
}
