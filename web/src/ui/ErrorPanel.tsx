import { t } from '@artesian/domain/texts/translate';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DistrictContact } from './DistrictContact.tsx';
import { Trans } from '../language/Trans.tsx';
import { errorWords, requestIdOf } from './error-words.ts';

interface ErrorPanelProps {
  error: Error;
  /** Offered as a button. */
  onRetry?: (() => void) | undefined;
  fullScreen?: boolean;
}

/** An error in the place of what it kept from showing: what happened, what to do, and an id to quote. */
export function ErrorPanel({ error, onRetry, fullScreen }: ErrorPanelProps) {
  const requestId = requestIdOf(error);
  return (
    <Box sx={fullScreen ? { display: 'grid', placeContent: 'center', minHeight: '100dvh', p: 2 } : undefined}>
      <Alert
        severity="error"
        variant="outlined"
        sx={{ overflowWrap: 'anywhere' }}
        action={
          onRetry && (
            <Button color="inherit" size="small" onClick={onRetry}>
              {t('Try again')}
            </Button>
          )
        }
      >
        <AlertTitle>{t('An error has occurred: {error}', { error: errorWords(error) })}</AlertTitle>
        <Typography variant="body2">
          {requestId ? (
            <Trans
              text="Try again. If it happens again, tell the district office and quote this number: <0>{requestId}</0>"
              parts={{ 0: <code /> }}
              values={{ requestId }}
            />
          ) : (
            t('Try again. If it happens again, tell the district office what you were doing.')
          )}
        </Typography>
        <Typography variant="body2">
          <DistrictContact />
        </Typography>
      </Alert>
    </Box>
  );
}
