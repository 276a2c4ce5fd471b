import { attachableFile } from '@artesian/contract/wells/attachments';
import { attachFileToWell } from '../../attachments/attach.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/problems.ts';
import { transaction } from '../../platform/transaction.ts';
import { fileOf } from '../../platform/uploads/receive-upload.ts';
import { findMeasuredWell } from '../find-well.ts';
import type { KnownUpload } from './known-upload.ts';
import type { Pieces } from './pieces.ts';

/**
 * Makes an attachment of a file that is there as a whole, as if it had come at once: what may not be attached is refused, and nothing is left of
 * it. Of two calls that find it whole the second finds the attachment.
 */
export async function finishUpload(
  { database, files }: Context,
  pieces: Pieces,
  requestId: string,
  upload: KnownUpload,
): Promise<KnownUpload> {
  const { upload_id, who, metadata } = upload;
  const draft = await files.receive(pieces.read(upload_id));
  try {
    const file = await fileOf(metadata.filename, draft, attachableFile, files);
    const att_ndx = await transaction(database, { sub: who, requestId }, async (client) => {
      const { rows } = await client.query<Pick<KnownUpload, 'att_ndx'>>(
        'select att_ndx from field_uploads where upload_id = $1 for update',
        [upload_id],
      );
      const known = rows[0]?.att_ndx;
      if (known) return known;
      const { id: _id, filename: _filename, ...said } = metadata;
      const well_ndx = await findMeasuredWell(client, said.well_ndx);
      const attached = await attachFileToWell(client, { ...said, well_ndx }, file);
      await client.query('update field_uploads set att_ndx = $1 where upload_id = $2', [attached.att_ndx, upload_id]);
      await file.keep();
      return attached.att_ndx;
    });
    await pieces.remove(upload_id);
    return { ...upload, att_ndx };
  } catch (error) {
    if (error instanceof Refusal) {
      await database.pool.query('delete from field_uploads where upload_id = $1 and att_ndx is null', [upload_id]);
      await pieces.remove(upload_id);
    }
    throw error;
  } finally {
    await draft.discard();
  }
}
