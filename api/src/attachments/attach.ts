import { relationOf, type View } from '@artesian/contract/language/view';
import { attachToPermit, removePermitAttachment } from '@artesian/contract/permits/attachments';
import { permitAttachments } from '@artesian/contract/permits/permits';
import { attachToWell, removeWellAttachment } from '@artesian/contract/wells/attachments';
import { wellAttachments } from '@artesian/contract/wells/well-relations';
import type pg from 'pg';
import { act, actOnFile } from '../platform/calls/act.ts';
import { invalid, notFound } from '../platform/problems.ts';
import type { UploadedFile } from '../platform/uploads/receive-upload.ts';

type Values = Record<string, unknown>;

/** `POST /api/assoc-wells-to-attachments`: only a photo of the gallery has a date and somebody who took it. */
const actAttachToWell = actOnFile(attachToWell, async ({ body, file, client }) => {
  const { photo_date, photo_taken_by, ...said } = body;
  if (said.photo_gallery && !file.mediaType.startsWith('image/'))
    throw invalid('photo_gallery', 'Only a photo can be in the photo gallery.');
  const ofPhoto = said.photo_gallery ? { photo_date, photo_taken_by } : {};
  return attach(client, wellAttachments, { ...said, ...ofPhoto }, file);
});

/** `POST /api/assoc-permits-to-attachments`. */
const actAttachToPermit = actOnFile(attachToPermit, ({ body, file, client }) =>
  attach(client, permitAttachments, body, file),
);

const actRemoveFromWell = act(removeWellAttachment, ({ params, client }) => remove(client, 'well_ndx', params.att_ndx));
const actRemoveFromPermit = act(removePermitAttachment, ({ params, client }) =>
  remove(client, 'permit_ndx', params.att_ndx),
);

/** Photos and documents come, and go without their bytes being deleted. */
export const actAttachments = [actAttachToWell, actAttachToPermit, actRemoveFromWell, actRemoveFromPermit];

/** Writes the row, and gives it as `listed` does. */
async function attach(client: pg.PoolClient, listed: View, said: Values, file: UploadedFile): Promise<never> {
  const { originalName, systemFilename, mediaType, bytes } = file;
  const row: Values = {
    ...said,
    original_filename: originalName,
    system_filename: systemFilename,
    content_type: mediaType,
    size_bytes: bytes,
  };
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  await client.query(
    `insert into attachments (${columns.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
  const { rows } = await client.query<{ found: never }>(
    `select row_to_json(listed) as found
     from (select ${Object.keys(listed.row.shape).join(', ')} from ${relationOf(listed)} where system_filename = $1) as listed`,
    [systemFilename],
  );
  return rows[0]!.found;
}

/** Removed twice is removed. */
async function remove(client: pg.PoolClient, parent: 'well_ndx' | 'permit_ndx', key: number) {
  const { rowCount } = await client.query(
    `update attachments set removed = true where att_ndx = $1 and ${parent} is not null`,
    [key],
  );
  if (rowCount === 0) throw notFound('such attachment');
}
