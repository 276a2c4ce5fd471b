import { undoLoggerUpload } from '@artesian/contract/science/logger-uploads';
import { act } from '../platform/calls/act.ts';
import { invalid, notFound } from '../platform/problems.ts';
import { forgetDays, takeReadingsBack } from './take-back.ts';

interface Upload {
  status: string;
  is_undone: boolean;
}

const find = `
  select
    status,
    undone_at is not null as is_undone
  from logger_uploads
  where upload_ndx = $1
  for update`;

/** `DELETE /api/upload-logger-data/{uploadId}`. The files stay, and what was made of them is told. */
export const actUndoLoggerUpload = act(undoLoggerUpload, async ({ params: { uploadId }, client, user }) => {
  const { rows } = await client.query<Upload>(find, [uploadId]);
  const [upload] = rows;
  if (!upload) throw notFound('such upload');
  if (upload.status === 'processing')
    throw invalid('uploadId', 'The upload is being processed. Wait until it is done.');
  if (upload.is_undone) throw invalid('uploadId', 'The upload was undone already.');
  const gone = await takeReadingsBack(client, uploadId);
  const days = await forgetDays(client, uploadId, gone);
  await client.query('update logger_uploads set undone_at = now(), undone_by = $2 where upload_ndx = $1', [
    uploadId,
    user.sub,
  ]);
  return { readings: gone.reduce((sum, { readings }) => sum + readings, 0), days };
});
