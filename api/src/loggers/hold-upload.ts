import type pg from 'pg';
import { invalid, notFound } from '../platform/problems.ts';

/** Holds an upload for what is to become of its readings. Throws 404 where there is none, and 400 while a job writes them or once it was undone. */
export async function holdUpload(client: pg.PoolClient, upload: number) {
  const { rows } = await client.query<{ status: string; is_undone: boolean }>(
    'select status, undone_at is not null as is_undone from logger_uploads where upload_ndx = $1 for update',
    [upload],
  );
  if (!rows[0]) throw notFound('such upload');
  if (rows[0].status === 'processing')
    throw invalid('uploadId', 'The upload is still being processed. Wait until it is done.');
  if (rows[0].is_undone) throw invalid('uploadId', 'The upload was already undone. Upload its files again.');
}
