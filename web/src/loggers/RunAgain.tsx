import {
  previewStoredUpload,
  runUploadAgain,
  type LoggerUpload,
  type PreviewedLoggerFile,
  type ReadingOfFile,
} from '@artesian/contract/science/logger-uploads';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { LeaveGuard } from '../register/form/LeaveGuard.tsx';
import { useKeyPerAct } from '../register/form/use-save.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { counted } from '../ui/counted.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { notify } from '../ui/notify.ts';
import { SaveButton } from '../ui/SaveButton.tsx';
import { LoggerFileCard } from './LoggerFileCard.tsx';
import type { SaidReadings } from './use-logger-upload.ts';

interface RunAgainProps {
  upload: LoggerUpload;
  onLeave: () => void;
}

/** The stored files of an upload, to be read in another way: shown as they would be, then stored in place of what they gave. */
export function RunAgain({ upload: { upload_ndx: uploadId, description, rows_stored }, onLeave }: RunAgainProps) {
  const [said, setSaid] = useState<SaidReadings>({});
  const [isAsking, setIsAsking] = useState(false);
  const keyOfAct = useKeyPerAct();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [previewStoredUpload.path, uploadId, said],
    queryFn: ({ signal }) =>
      api.call(previewStoredUpload, { params: { uploadId }, body: { readings: { ...said } }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const body = { readings: { ...said } };
      return api.call(runUploadAgain, { params: { uploadId }, body, idempotencyKey: keyOfAct({ uploadId, body }) });
    },
    onSuccess: () => {
      notify.success(`The files of ${description} are being processed again.`, {
        description: 'Their earlier readings are replaced. Use ‘Go back’ in the list to undo this.',
      });
      onLeave();
    },
    onError: (failed) => notify.error(errorWordsToQuote(failed)),
  });
  const say = (name: string, change: Partial<ReadingOfFile>) =>
    setSaid({ ...said, [name]: { ...data?.find(({ file_name }) => file_name === name)?.reading, ...change } });
  const barometers = (data ?? []).flatMap(({ file_name, reading }) => (reading.use === 'barometer' ? file_name : []));
  const missing = missingIn(data, said);
  const isReady = missing === undefined && !isFetching && !isPending;
  return (
    <Box component="section" aria-label={`Process again: ${description}`} sx={{ mt: 3 }}>
      <LeaveGuard isDirty={() => Object.keys(said).length > 0 && !isPending} />
      <Typography variant="h2" sx={{ mb: 1 }}>
        Process {description} Again
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Choose other columns, clocks or corrections. The earlier readings are replaced; you can go back to them.
      </Typography>
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {isFetching && data && <LinearProgress aria-label="Reading the files" />}
      <Stack sx={{ gap: 2 }}>
        {data?.map((preview) => (
          <LoggerFileCard
            key={preview.file_name}
            preview={preview}
            barometers={barometers.filter((name) => name !== preview.file_name)}
            onSay={(change) => say(preview.file_name, change)}
          />
        ))}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography
            id="again-state"
            component="output"
            variant="body2"
            sx={{ flex: '1 1 240px', color: 'text.secondary' }}
          >
            {missing ?? 'Nothing is replaced until you process the files again.'}
          </Typography>
          <Button color="inherit" variant="outlined" onClick={onLeave}>
            Cancel
          </Button>
          <SaveButton isReady={isReady} describedBy="again-state" onClick={() => isReady && setIsAsking(true)}>
            Process Again
          </SaveButton>
        </Stack>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={`Process ${description} again?`}
          act="Replace the Readings"
          onConfirm={() => {
            setIsAsking(false);
            mutate();
          }}
          onCancel={() => setIsAsking(false)}
        >
          The {counted(rows_stored, 'reading')} from its files are replaced. You can go back afterward.
        </ConfirmDialog>
      )}
    </Box>
  );
}

function missingIn(previews: readonly PreviewedLoggerFile[] | undefined, said: SaidReadings): string | undefined {
  if (!previews) return 'The files are being read.';
  const wrong = previews.find(({ refused, missing }) => refused !== null || missing !== null);
  if (wrong) return `${wrong.file_name}: ${wrong.refused ?? wrong.missing}`;
  return Object.keys(said).length === 0 ? 'No settings changed yet.' : undefined;
}
