import type { Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import { attach, attachFileToWell } from '../../attachments/attach.ts';
import { refusalOf } from '../../platform/problems.ts';
import type { ImportHooks, Remark, SheetRow } from '../file/sheet-row.ts';

const NO_SUCH_KIND = 'The file is not a photo, PDF, text, zip or Office document.';
const NOT_THERE = 'The zip does not contain this file.';

/** Files are taken out of the zip, and kept as those that are uploaded. */
export const hooksOfAttachments: ImportHooks = {
  mend: (field, text) => ({ text: field === 'original_filename' ? text.split(/[\\/]/).at(-1)! : text }),

  async examine(_client, records) {
    for (const { row, was } of records) if (!was) await examineFile(row);
  },

  write: {
    async add(client, records) {
      const keys: number[] = [];
      for (const { row, values } of records) keys.push(await attachOne(client, row, values));
      return keys;
    },
    async change(client, records) {
      for (const { was, changes } of records) {
        const names = Object.keys(changes);
        await client.query(
          `update attachments set ${names.map((name, place) => `${name} = $${place + 2}`).join(', ')} where att_ndx = $1`,
          [was.att_ndx, ...Object.values(changes)],
        );
      }
    },
  },
};

async function examineFile({ archive, said, refusals }: SheetRow) {
  const path = said.path as string;
  if (!archive?.has(path))
    return void refusals.push({ subject: NOT_THERE, words: `The zip does not contain the file ${path}.` });
  await archive.check(path).catch((error: unknown) => refusals.push(asRemark(error as Error)));
}

/** Throws what is our own fault again. */
function asRemark(error: Error): Remark {
  const { status, code, message } = refusalOf(error);
  if (status >= 500) throw error;
  // Once for each of many rows, a list of all kinds that may be would hide what is the matter.
  const words = code === 'media-type' ? NO_SUCH_KIND : message;
  return { subject: words, words };
}

/** What may not be attached refuses its own row; 0 then, for what has no key. */
async function attachOne(client: pg.PoolClient, row: SheetRow, values: Values): Promise<number> {
  await client.query('savepoint attachment');
  try {
    const received = await row.archive!.receive(row.said.path as string);
    const file = { ...received, originalName: values.original_filename as string };
    const { well_ndx, permit_ndx, tags, notes, photo_gallery, photo_date, photo_taken_by } = values;
    const ofWell = { well_ndx, tags, notes, photo_gallery, photo_date, photo_taken_by };
    if (typeof well_ndx === 'number') await attachFileToWell(client, ofWell as never, file);
    else await attach(client, 'permit_ndx', { permit_ndx, tags, notes }, file);
    await file.keep();
    await client.query('release savepoint attachment');
    const { rows } = await client.query<{ att_ndx: number }>(
      'select att_ndx from attachments where system_filename = $1',
      [file.systemFilename],
    );
    return rows[0]!.att_ndx;
  } catch (error) {
    await client.query('rollback to savepoint attachment');
    row.refusals.push(asRemark(error as Error));
    return 0;
  }
}
