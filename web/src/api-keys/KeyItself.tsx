import { apiKeyHeader, apiKeys, makeApiKey } from '@artesian/contract/api-keys/api-keys';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { recordQuery } from '../register/record.ts';
import { useSession } from '../session/session.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';

/** Makes the key itself, which is shown this once. */
export function KeyItself({ record }: { record: number }) {
  const { may } = useSession();
  const { data: key, error, refetch } = useQuery(recordQuery(apiKeys, record));
  const [isAsking, setAsking] = useState(false);
  const making = useMutation({
    mutationFn: () => api.call(makeApiKey, { params: { api_key_ndx: record } }),
  });
  if (error && !key) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!key) return <Skeleton width="60%" />;
  const start = key.key_start as string | null;
  const mayMake = may(makeApiKey) && key.removed !== true;
  return (
    <>
      {making.data ? (
        <Given value={making.data.key} />
      ) : (
        <Typography sx={{ mb: 1.5 }}>
          {start === null
            ? 'The key has not been generated yet.'
            : `The key starts with ${start}. It was shown when it was generated.`}
          {key.removed === true && ' It was revoked.'}
        </Typography>
      )}
      {making.error && (
        <Alert severity="error" variant="outlined" sx={{ mb: 1.5 }}>
          No key was generated. {errorWordsToQuote(making.error)}
        </Alert>
      )}
      {mayMake && (
        <Button
          variant={start === null ? 'contained' : 'outlined'}
          loading={making.isPending}
          onClick={() => (start === null ? making.mutate() : setAsking(true))}
        >
          {start === null ? 'Generate key' : 'Generate a new key'}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Generate a new key?"
          act="Generate a new key"
          onConfirm={() => {
            setAsking(false);
            making.mutate();
          }}
          onCancel={() => setAsking(false)}
        >
          The key that starts with {start} stops working within a minute. Give the new key to everyone who uses it.
        </ConfirmDialog>
      )}
    </>
  );
}

const Given = ({ value }: { value: string }) => (
  <Alert severity="warning" variant="outlined" sx={{ mb: 1.5 }}>
    <AlertTitle>This key is shown only once</AlertTitle>
    Give it to its holder, to be sent in the header <code>{apiKeyHeader}</code> of each request. It cannot be shown
    again.
    <Box sx={{ mt: 1, '& button': { overflowWrap: 'anywhere', textAlign: 'left' } }}>
      <CopyButton value={value} />
    </Box>
  </Alert>
);
