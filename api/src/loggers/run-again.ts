import {
  previewStoredUpload,
  runUploadAgain,
  undoUploadRun,
  type ReadingOfFile,
} from '@artesian/contract/science/logger-uploads';
import type pg from 'pg';
import { storeLoggerReadings } from '../jobs/store-logger-readings.ts';
import { act } from '../platform/calls/act.ts';
import { answer } from '../platform/calls/answer.ts';
import type { Context } from '../platform/context.ts';
import type { Files } from '../platform/files.ts';
import { invalid, notFound } from '../platform/problems.ts';
import { holdUpload } from './hold-upload.ts';
import { openFiles, readable, type FileOfUpload, type SaidOfFiles } from './open-files.ts';
import { previewsOf } from './preview-upload.ts';
import { refuseUnknownWells, refuseWrong } from './start-upload.ts';

type Queries = Pick<pg.PoolClient, 'query'>;

/** A file of an upload as it was stored, and how it was read last. */
interface StoredFile extends FileOfUpload {
  file_ndx: number;
  reading: ReadingOfFile;
}

const readFiles = `
  select file_ndx, file_name, system_filename, reading
  from logger_files
  where upload_ndx = $1
  order by file_ndx`;

/** Throws 404 where nothing was kept of the upload, and 400 where a file is not there any more. */
async function storedFiles(on: Queries, files: Files, upload: number): Promise<StoredFile[]> {
  const { rows } = await on.query<{
    file_ndx: number;
    file_name: string;
    system_filename: string;
    reading: ReadingOfFile;
  }>(readFiles, [upload]);
  if (rows.length === 0) throw notFound('such upload whose files were kept');
  const stored: StoredFile[] = [];
  for (const { file_ndx, file_name, system_filename, reading } of rows) {
    const bytes = await files.read(system_filename);
    if (!bytes) throw invalid('uploadId', `${file_name} is no longer available. Upload it again.`);
    stored.push({ file_ndx, reading, originalName: file_name, read: async () => bytes });
  }
  return stored;
}

/** As it was read the last time, where nothing else is said. */
const openStored = (
  on: Queries,
  stored: readonly StoredFile[],
  said: SaidOfFiles,
  { config }: Pick<Context, 'config'>,
) =>
  openFiles(
    on,
    stored,
    Object.fromEntries(
      stored.map(({ originalName, reading }) => [originalName, { ...reading, ...said[originalName] }]),
    ),
    config.DISTRICT_TIME_ZONE,
  );

/** `POST /api/upload-logger-data/{uploadId}/preview`: nothing of it is kept. */
export const answerPreviewStored = answer(previewStoredUpload, async ({ params, body }, context) => {
  const { database, files } = context;
  const stored = await storedFiles(database.pool, files, params.uploadId);
  return previewsOf(database.pool, await openStored(database.pool, stored, body.readings, context));
});

const begin = ({ jobs }: Context) => jobs.begin(storeLoggerReadings);

const keepReading = `
  update logger_files set readings_before = readings_before || jsonb_build_array(reading), reading = $2
  where file_ndx = $1`;

/** `PUT /api/upload-logger-data/{uploadId}`: its readings are stored anew by a job, in place of those that it wrote. */
export const actRunUploadAgain = act(
  runUploadAgain,
  async ({ params: { uploadId }, body, client }, context) => {
    await holdUpload(client, uploadId);
    const stored = await storedFiles(client, context.files, uploadId);
    const opened = await openStored(client, stored, body.readings, context);
    refuseWrong(opened);
    await refuseUnknownWells(client, opened);
    const readings = new Map(readable(opened).map(({ file_name, reading }) => [file_name, reading]));
    for (const { file_ndx, originalName } of stored) {
      await client.query(keepReading, [file_ndx, readings.get(originalName)]);
    }
    await storeAnew(client, uploadId);
    return { uploadId };
  },
  begin,
);

const goBack = `
  update logger_files set reading = readings_before -> -1, readings_before = readings_before - -1
  where upload_ndx = $1 and readings_before <> '[]'`;

/** `DELETE /api/upload-logger-data/{uploadId}/run`: read as it was before the last time that it was run again. */
export const actUndoUploadRun = act(
  undoUploadRun,
  async ({ params: { uploadId }, client }) => {
    await holdUpload(client, uploadId);
    const { rowCount } = await client.query(goBack, [uploadId]);
    if (rowCount === 0) throw invalid('uploadId', 'The files of this upload could not be processed again.');
    await storeAnew(client, uploadId);
    return { uploadId };
  },
  begin,
);

const storeAnew = (client: pg.PoolClient, upload: number) =>
  client.query(`update logger_uploads set status = 'processing', progress = 0, error = null where upload_ndx = $1`, [
    upload,
  ]);
