import { undoLoggerUpload } from '@artesian/contract/science/logger-uploads';
import { act } from '../platform/calls/act.ts';
import { holdUpload } from './hold-upload.ts';
import { forgetDays, takeReadingsBack } from './take-back.ts';

/** `DELETE /api/upload-logger-data/{uploadId}`. The files stay, and what was made of them is told. */
export const actUndoLoggerUpload = act(undoLoggerUpload, async ({ params: { uploadId }, client, user }) => {
  await holdUpload(client, uploadId);
  const gone = await takeReadingsBack(client, uploadId);
  const days = await forgetDays(client, uploadId, gone);
  await client.query('update logger_uploads set undone_at = now(), undone_by = $2 where upload_ndx = $1', [
    uploadId,
    user.sub,
  ]);
  return { readings: gone.reduce((sum, { readings }) => sum + readings, 0), days };
});
