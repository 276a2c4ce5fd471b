import { loggerFileWords, uploadLoggerData } from '@artesian/contract/science/logger-uploads';
import type pg from 'pg';
import { storeLoggerReadings } from '../jobs/store-logger-readings.ts';
import { actOnFiles } from '../platform/calls/act.ts';
import { refuseFields } from '../platform/problems.ts';
import { openFiles, readable, type FileOfUpload, type OpenedFile } from './open-files.ts';

/** `POST /api/upload-logger-data`: all files are good to be stored, or none is taken. The readings are stored by a job. */
export const actUploadLoggerData = actOnFiles(
  uploadLoggerData,
  async ({ body, client, files }, { config }) => {
    if (files.length === 0) refuseFields([{ field: 'files', message: loggerFileWords.none }]);
    const opened = await openFiles(client, files, body.readings, config.DISTRICT_TIME_ZONE);
    refuseWrong(opened);
    await refuseUnknownWells(client, opened);
    const { rows } = await client.query<{ upload_ndx: number }>(
      `insert into logger_uploads (description, uploaded_by, file_format_ndx, file_count)
       values ($1, $2, $3, $4)
       returning upload_ndx`,
      [body.description, body.uploadedBy, body.fileFormat, files.length],
    );
    const { upload_ndx } = rows[0]!;
    for (const one of readable(opened)) {
      await client.query(keepFile, [
        upload_ndx,
        one.file_name,
        one.received.systemFilename,
        one.received.bytes,
        one.file.maker,
        one.file.format,
        one.file.serial,
        one.reading,
      ]);
    }
    return { uploadId: upload_ndx };
  },
  ({ jobs }) => jobs.begin(storeLoggerReadings),
);

const keepFile = `
  insert into logger_files (upload_ndx, file_name, system_filename, size_bytes, maker, format, serial, reading)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** Readings are said by the names of files. */
export function refuseWrong(opened: readonly OpenedFile<FileOfUpload>[]) {
  const names = opened.map(({ file_name }) => file_name);
  const errors = opened.flatMap((one, index) => {
    if (names.indexOf(one.file_name) !== index) return [said(one, 'Another file has the same name.')];
    const why = one.refused ?? one.missing;
    return why === null ? [] : [said(one, why)];
  });
  const isOfUse = readable(opened).some(({ reading }) => reading.use === 'levels');
  if (errors.length === 0 && !isOfUse)
    errors.push({ field: 'files', message: 'None of the files has water levels of a well.' });
  if (errors.length > 0) refuseFields(errors);
}

export async function refuseUnknownWells(client: pg.PoolClient, opened: readonly OpenedFile<FileOfUpload>[]) {
  const { rows } = await client.query<{ well_ndx: number }>(
    'select well_ndx from wells where not removed and well_ndx = any ($1)',
    [readable(opened).map(({ reading }) => reading.well_ndx ?? -1)],
  );
  const known = new Set<number | null>(rows.map(({ well_ndx }) => well_ndx));
  const errors = readable(opened)
    .filter(({ reading: { use, well_ndx } }) => use === 'levels' && !known.has(well_ndx))
    .map((one) => said(one, 'This well does not exist.'));
  if (errors.length > 0) refuseFields(errors);
}

const said = ({ file_name }: { file_name: string }, message: string) => ({
  field: 'files',
  message: `${file_name}: ${message}`,
});
