import {
  loggerFiles,
  loggerUploads,
  runUploadAgain,
  undoLoggerUpload,
  undoUploadRun,
  type LoggerUpload,
} from '@artesian/contract/science/logger-uploads';
import History from '@mui/icons-material/HistoryOutlined';
import ListAlt from '@mui/icons-material/ListAltOutlined';
import Replay from '@mui/icons-material/ReplayOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../api.ts';
import { SERIES_WORKBENCH } from '../levels/series-workbench.ts';
import { useSession } from '../session/session.tsx';
import { counted } from '../ui/counted.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { notify } from '../ui/notify.ts';
import { declaredColumns } from '../ui/table/declared-column.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { RunAgain } from './RunAgain.tsx';
import { AskFirst } from '../ui/AskFirst.tsx';
import { PastFiles } from '../importing/PastFiles.tsx';
import type { RowTone } from '../ui/table/grid/row-parts.ts';

const columns = declaredColumns(loggerUploads.row)(
  'description',
  'wells',
  'rows_stored',
  'file_count',
  'status',
  'error',
  'uploaded_by',
  'created_at',
  'was_run_again',
  'undone_at',
);
const isThere = ({ status, undone_at }: LoggerUpload) => status !== 'processing' && undone_at === null;
const keyOf = ({ upload_ndx }: LoggerUpload) => String(upload_ndx);

function toneOf({ undone_at, status }: LoggerUpload): RowTone | undefined {
  if (undone_at) return { tone: 'ended', words: 'Undone' };
  return status === 'failed' ? { tone: 'warning', words: 'Nothing from it was stored' } : undefined;
}

/** Uploads of before: what became of their files, and the way back. */
export function PastUploads() {
  const { may } = useSession();
  const [shown, setShown] = useState<LoggerUpload>();
  const [toUndo, setToUndo] = useState<LoggerUpload>();
  const [again, setAgain] = useState<LoggerUpload>();
  const [toGoBack, setToGoBack] = useState<LoggerUpload>();
  const asked = useQuery({
    queryKey: [loggerUploads.path],
    queryFn: ({ signal }) => api.view(loggerUploads, { signal }),
  });
  const actions = useMemo(
    () => [
      {
        label: ({ description }: LoggerUpload) => `Files of ${description}`,
        icon: <ListAlt fontSize="small" />,
        onAct: setShown,
      },
      {
        label: ({ description }: LoggerUpload) => `Process again: ${description}`,
        icon: <Replay fontSize="small" />,
        onAct: setAgain,
        isOffered: (row: LoggerUpload) => may(runUploadAgain) && row.has_files && isThere(row),
      },
      {
        label: ({ description }: LoggerUpload) => `Go back: ${description}`,
        icon: <History fontSize="small" />,
        onAct: setToGoBack,
        isOffered: (row: LoggerUpload) => may(undoUploadRun) && row.was_run_again && isThere(row),
      },
      {
        label: ({ description }: LoggerUpload) => `Undo the upload of ${description}`,
        icon: <Undo fontSize="small" />,
        onAct: setToUndo,
        isOffered: (row: LoggerUpload) => may(undoLoggerUpload) && row.status === 'completed' && row.undone_at === null,
      },
    ],
    [may],
  );
  return (
    <>
      <PastFiles
        heading="Uploaded Before"
        asked={asked}
        name="Uploads of logger data"
        rows={asked.data}
        columns={columns}
        rowKey={keyOf}
        rowTone={toneOf}
        pageSize={10}
        actions={actions}
        empty={<EmptyState title="No logger files uploaded yet" />}
      />
      {shown && <FilesOfUpload upload={shown} />}
      {again && <RunAgain key={again.upload_ndx} upload={again} onLeave={() => setAgain(undefined)} />}
      {toGoBack && (
        <AskFirst
          title={`Process ${toGoBack.description} with the earlier settings?`}
          act="Go Back"
          does={() => api.call(undoUploadRun, { params: { uploadId: toGoBack.upload_ndx } })}
          onDone={() => notify.success('The files are being processed with the earlier settings.')}
          onClose={() => setToGoBack(undefined)}
        >
          Its readings are replaced with those from the earlier settings.
        </AskFirst>
      )}
      {toUndo && (
        <AskFirst
          title={`Undo the upload of ${toUndo.description}?`}
          act="Undo the Upload"
          color="error"
          does={() => api.call(undoLoggerUpload, { params: { uploadId: toUndo.upload_ndx } })}
          onDone={({ readings, days }) =>
            notify.success(
              `${counted(readings, 'reading')} removed${days > 0 ? `, and ${counted(days, 'day')} from the graphs` : ''}.`,
            )
          }
          onClose={() => setToUndo(undefined)}
        >
          Its {counted(toUndo.rows_stored, 'reading')} are removed, with the graph days that only they provided.
        </AskFirst>
      )}
    </>
  );
}

function FilesOfUpload({ upload: { upload_ndx, description } }: { upload: LoggerUpload }) {
  const { data, error, refetch } = useQuery({
    queryKey: [loggerFiles.path, upload_ndx],
    queryFn: ({ signal }) => api.view(loggerFiles, { params: { upload_ndx }, signal }),
  });
  return (
    <Box component="section" aria-label={`Files of ${description}`} sx={{ mt: 3 }}>
      <Typography variant="h3">Files of {description}</Typography>
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={48} />}
      {data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>The files were not stored.</Typography>}
      {data?.map((file) => (
        <Box key={file.file_ndx} sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
          <Typography>
            <strong>{file.file_name}</strong>
            {file.district_well_id && (
              <>
                {' for '}
                <TextLink underline="always" to={`${SERIES_WORKBENCH}/${file.well_ndx}`}>
                  {file.district_well_id}
                </TextLink>
              </>
            )}
            : {file.maker} {file.format}, {counted(file.rows_read, 'reading')} read,{' '}
            {file.rows_stored.toLocaleString('en-US')} stored, {file.rows_known.toLocaleString('en-US')} known before.
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
            {file.problems}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
