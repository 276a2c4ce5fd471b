import { t } from '@artesian/domain/texts/translate';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { errorWords } from '../../ui/error-words.ts';
import { GraphSkeleton } from './GraphSkeleton.tsx';

interface GraphDataProps<T> {
  rows: T[] | undefined;
  error: Error | null;
  onRetry: () => void;
  children: (rows: T[]) => ReactNode;
}

/** A graph's rows when they are there; until then, and instead, what the reader should know. */
export function GraphData<T>({ rows, error, onRetry, children }: GraphDataProps<T>) {
  if (rows && rows.length > 0) return children(rows);
  if (rows)
    return (
      <Typography sx={{ py: 8, textAlign: 'center', color: 'text.secondary' }}>{t('No Data Available')}</Typography>
    );
  if (!error) return <GraphSkeleton />;
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    >
      {t('Error: {error}', { error: errorWords(error) })}
    </Alert>
  );
}
