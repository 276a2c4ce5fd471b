import {
  attachToPermit,
  removePermitAttachment,
  restorePermitAttachment,
} from '@artesian/contract/permits/attachments';
import { permitAttachments } from '@artesian/contract/permits/permits';
import {
  attachToWell,
  isPicture,
  removeWellAttachment,
  restoreWellAttachment,
} from '@artesian/contract/wells/attachments';
import { wellAttachments } from '@artesian/contract/wells/well-relations';
import type pg from 'pg';
import type { z } from 'zod';
import { act, actOnFile } from '../platform/calls/act.ts';
import { invalid, notFound } from '../platform/problems.ts';
import type { UploadedFile } from '../platform/uploads/receive-upload.ts';
import { readOne } from '../views/read-one.ts';

type Values = Record<string, unknown>;
/** What a file belongs to. */
type Parent = 'well_ndx' | 'permit_ndx';

/** `POST /api/assoc-wells-to-attachments`: only a photo of the gallery has a date and somebody who took it. */
const actAttachToWell = actOnFile(attachToWell, ({ body, file, client }) => attachFileToWell(client, body, file));

/** Refuses what is no photo for the gallery. The file is still to be kept. */
export async function attachFileToWell(
  client: pg.PoolClient,
  body: z.output<NonNullable<(typeof attachToWell)['body']>>,
  file: UploadedFile,
) {
  const { photo_date, photo_taken_by, ...said } = body;
  if (said.photo_gallery && !isPicture(file.mediaType))
    throw invalid('photo_gallery', 'Only a photo can be in the photo gallery.');
  const ofPhoto = said.photo_gallery ? { photo_date, photo_taken_by } : {};
  await attach(client, 'well_ndx', { ...said, ...ofPhoto }, file);
  return readOne(client, wellAttachments, 'system_filename', file.systemFilename);
}

/** `POST /api/assoc-permits-to-attachments`. */
const actAttachToPermit = actOnFile(attachToPermit, async ({ body, file, client }) => {
  await attach(client, 'permit_ndx', body, file);
  return readOne(client, permitAttachments, 'system_filename', file.systemFilename);
});

const actRemoveFromWell = act(removeWellAttachment, ({ params, client }) => remove(client, 'well_ndx', params.att_ndx));
const actRemoveFromPermit = act(removePermitAttachment, ({ params, client }) =>
  remove(client, 'permit_ndx', params.att_ndx),
);

const actRestoreToWell = act(restoreWellAttachment, ({ params, client }) =>
  restore(client, 'well_ndx', params.att_ndx),
);
const actRestoreToPermit = act(restorePermitAttachment, ({ params, client }) =>
  restore(client, 'permit_ndx', params.att_ndx),
);

/** Photos and documents come, and go without their bytes being deleted. */
export const actAttachments = [
  actAttachToWell,
  actAttachToPermit,
  actRemoveFromWell,
  actRemoveFromPermit,
  actRestoreToWell,
  actRestoreToPermit,
];

/** Adds the row of a file that is still to be kept, and answers its key; what bears its name becomes an earlier one. */
export async function attach(client: pg.PoolClient, parent: Parent, said: Values, file: UploadedFile): Promise<number> {
  const { originalName, systemFilename, mediaType, bytes, cannotBeShown } = file;
  await giveWay(client, parent, said[parent] as number, originalName);
  const row: Values = {
    ...said,
    original_filename: originalName,
    system_filename: systemFilename,
    content_type: mediaType,
    size_bytes: bytes,
    cannot_be_shown: cannotBeShown,
  };
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const { rows } = await client.query<{ att_ndx: number }>(
    `insert into attachments (${columns.join(', ')}) values (${places.join(', ')}) returning att_ndx`,
    Object.values(row),
  );
  return rows[0]!.att_ndx;
}

/** Removed twice is removed. */
async function remove(client: pg.PoolClient, parent: Parent, key: number) {
  const { rowCount } = await client.query(
    `update attachments set removed = true where att_ndx = $1 and ${parent} is not null`,
    [key],
  );
  if (rowCount === 0) throw notFound('such attachment');
}

/** Restored twice is restored. */
async function restore(client: pg.PoolClient, parent: Parent, key: number) {
  const { rows } = await client.query<{ of: number; name: string; removed: boolean }>(
    `select ${parent} as of, original_filename as name, removed
     from attachments
     where att_ndx = $1 and ${parent} is not null`,
    [key],
  );
  const [found] = rows;
  if (!found) throw notFound('such attachment');
  if (!found.removed) return;
  await giveWay(client, parent, found.of, found.name);
  await client.query('update attachments set removed = false where att_ndx = $1', [key]);
}

const tableOf: Record<Parent, string> = { well_ndx: 'wells', permit_ndx: 'permits' };

/** What bears the name becomes an earlier file. The lock keeps two that come at once from both bearing it. */
async function giveWay(client: pg.PoolClient, parent: Parent, key: number, name: string) {
  await client.query(`select from ${tableOf[parent]} where ${parent} = $1 for no key update`, [key]);
  await client.query(
    `update attachments set removed = true where ${parent} = $1 and original_filename = $2 and not removed`,
    [key, name],
  );
}
