import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorWords } from '../../ui/error-words.ts';
import { isUnreachable } from './is-unreachable.ts';

interface FailedToLoadProps {
  /** `Failed to Load Well BS-011` */
  title: string;
  error: Error;
  /** What to do where the server is absent and the device has none of it. */
  advice?: string | undefined;
  isRetrying: boolean;
  onRetry: () => void;
}

const TAKE_ALONG =
  'This is not on your device yet. Open Field Services once while online to download wells, meters and lists; then this page works offline, too.';

/** In the place of what neither the server nor the device had (spec 2 §8). */
export const FailedToLoad = ({ title, error, advice = TAKE_ALONG, isRetrying, onRetry }: FailedToLoadProps) => (
  <Alert severity="error" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
    <AlertTitle component="h2">Failed to Load</AlertTitle>
    <Typography>{title}</Typography>
    <Typography variant="body2" sx={{ mb: 1.5 }}>
      {errorWords(error)}
    </Typography>
    {isUnreachable(error) && (
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {advice}
      </Typography>
    )}
    <Button variant="outlined" color="inherit" loading={isRetrying} onClick={onRetry}>
      {isRetrying ? 'Retrying...' : 'Retry'}
    </Button>
  </Alert>
);
