import { storeUpload } from '../loggers/store-upload.ts';
import type { Job } from './job.ts';

/** Readings of uploaded files come to their wells, the oldest upload first. What another process left in the middle begins anew. */
export const storeLoggerReadings: Job = {
  name: 'store-logger-readings',
  retries: 2,
  retryAfterSeconds: 10,
  nightly: true,
  failure: 'The readings of a logger upload were not stored. Upload the files again.',
  run: async (parts) => {
    const { rows } = await parts.database.pool.query<{ upload_ndx: number }>(
      `select upload_ndx
       from logger_uploads as uploads
       where status = 'processing' and exists (select from logger_files as files where files.upload_ndx = uploads.upload_ndx)
       order by upload_ndx`,
    );
    for (const { upload_ndx } of rows) await storeUpload(parts, upload_ndx);
  },
};
