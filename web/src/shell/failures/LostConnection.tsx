import { t } from '@artesian/domain/texts/translate';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { errorWords } from '../../ui/error-words.ts';
import { MessagePage } from '../../ui/MessagePage.tsx';

interface LostConnectionProps {
  error: unknown;
  onRetry: () => void;
}

/** In the place of a screen that did not arrive: nothing is wrong with it, so there is no number to quote. It is tried again by itself. */
export function LostConnection({ error, onRetry }: LostConnectionProps) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <MessagePage
      heading={t('No connection')}
      action={
        <Button variant="contained" size="large" onClick={onRetry}>
          {t('Retry')}
        </Button>
      }
    >
      <Typography variant="subtitle1" role="alert">
        {errorWords(error)}
      </Typography>
    </MessagePage>
  );
}
