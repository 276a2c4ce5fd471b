import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '@artesian/contract/language/client';
import { attachToPermit, removePermitAttachment } from '@artesian/contract/permits/attachments';
import { permitAttachments } from '@artesian/contract/permits/permits';
import { attachableFile, attachToWell, removeWellAttachment } from '@artesian/contract/wells/attachments';
import { wellAttachments } from '@artesian/contract/wells/well-relations';
import { describe, expect, it } from 'vitest';
import { buildPermitOn } from './support/around-wells.ts';
import { buildWell } from './support/builders.ts';
import { readConfig } from '../src/platform/config.ts';
import { sweepFiles } from '../src/jobs/sweep-files.ts';
import { sharedProduct } from './support/product.ts';

const { product, staff } = await sharedProduct();

const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
  Buffer.alloc(50_000, 7),
]);
const photo = () => new File([png], 'Well head.PNG', { type: 'image/png' });
const log = () => new File(['%PDF-1.7\n1 0 obj\n'], 'log.pdf', { type: 'application/pdf' });

async function refusal(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

const ofWell = async () => ({ well_ndx: (await buildWell(staff)).well_ndx, tags: '[7]' });
const filesOf = ({ well_ndx }: { well_ndx: number }) => staff.view(wellAttachments, { params: { well_ndx } });
const fetchFile = (system_filename: string) => product.fetch('visitor', `/api/files/${system_filename}`);

describe('a photo of a well', () => {
  it('is listed and answered with its bytes once it is uploaded', async () => {
    const well = await ofWell();
    const said = {
      photo_gallery: 'true' as const,
      photo_date: '2024-05-06T00:00:00.000Z',
      photo_taken_by: 'Ada',
      notes: 'North',
    };
    const added = await staff.upload(attachToWell, { fields: { ...well, ...said }, file: photo() });
    expect(added).toMatchObject({
      well_ndx: well.well_ndx,
      original_filename: 'Well head.PNG',
      content_type: 'image/png',
      size_bytes: png.length,
      tags: 7,
      notes: 'North',
      photo_gallery: true,
      photo_date: '2024-05-06',
      photo_taken_by: 'Ada',
      created_by: 'demo|administrator',
    });
    expect(await filesOf(well)).toEqual([added]);
    const bytes = await (await fetchFile(added.system_filename)).arrayBuffer();
    expect(Buffer.from(bytes).equals(png)).toBe(true);
  });

  it('is uploaded once for a repeated key, and leaves one file', async () => {
    const well = await ofWell();
    const idempotencyKey = crypto.randomUUID();
    const before = product.fileNames().length;
    const upload = () => staff.upload(attachToWell, { fields: well, file: photo(), idempotencyKey });
    const first = await upload();
    expect(await upload()).toEqual(first);
    expect(await filesOf(well)).toHaveLength(1);
    expect(product.fileNames().length).toBe(before + 1);
    const another = staff.upload(attachToWell, { fields: well, file: log(), idempotencyKey });
    expect((await refusal(another)).problem.code).toBe('idempotency-key');
  });

  it.each([
    ['of another kind', () => new File([Buffer.from('4d5a9000', 'hex')], 'setup.exe'), 415, /photo|image/],
    ['too large', () => new File([Buffer.alloc(attachableFile.mostBytes + 1, 'a')], 'long.txt'), 413, /25 MB/],
  ])('is refused and leaves nothing when it is %s', async (_what, file, status, words) => {
    const well = await ofWell();
    const before = product.fileNames();
    const refused = await refusal(staff.upload(attachToWell, { fields: well, file: file() }));
    expect(refused).toMatchObject({ status, message: expect.stringMatching(words) });
    expect(product.fileNames()).toEqual(before);
    expect(await filesOf(well)).toEqual([]);
  });

  it.each([
    ['a well that does not exist', { well_ndx: 2147483600, tags: '[7]' }, 422, 'well_ndx'],
    ['no well', { tags: '[7]' }, 400, 'well_ndx'],
    ['a tag that does not exist', { tags: '[876]' }, 422, 'tags'],
    ['two tags', { tags: '[7, 8]' }, 400, 'tags'],
    ['a day that is none', { tags: '[7]', photo_date: '2024-02-30' }, 400, 'photo_date'],
  ])('is refused with words beside the field for %s, and leaves nothing', async (what, fields, status, field) => {
    const well = what === 'no well' ? {} : await ofWell();
    const before = product.fileNames();
    const refused = await refusal(
      staff.upload(attachToWell, { fields: { ...well, ...fields } as never, file: photo() }),
    );
    expect(refused).toMatchObject({ status, problem: { errors: [{ field }] } });
    expect(product.fileNames()).toEqual(before);
  });

  it('is in the gallery only when it is one', async () => {
    const fields = { ...(await ofWell()), photo_gallery: 'true' as const };
    expect(await refusal(staff.upload(attachToWell, { fields, file: log() }))).toMatchObject({
      status: 400,
      problem: { errors: [{ field: 'photo_gallery' }] },
    });
  });

  it('is gone from the list once it is removed, and its file answers 404', async () => {
    const well = await ofWell();
    const { att_ndx, system_filename } = await staff.upload(attachToWell, { fields: well, file: photo() });
    expect(await staff.call(removeWellAttachment, { params: { att_ndx } })).toBeUndefined();
    expect(await filesOf(well)).toEqual([]);
    expect((await fetchFile(system_filename)).status).toBe(404);
    expect((await refusal(staff.call(removeWellAttachment, { params: { att_ndx: 2147483600 } }))).status).toBe(404);
  });
});

describe('a document of a permit', () => {
  it('is uploaded, listed, and removed only as one of a permit', async () => {
    const { permit_ndx } = await buildPermitOn(product.database.pool, (await buildWell(staff)).well_ndx);
    const list = () => staff.view(permitAttachments, { params: { permit_ndx } });
    const added = await staff.upload(attachToPermit, { fields: { permit_ndx, tags: '[10]', notes: '' }, file: log() });
    expect(added).toMatchObject({ permit_ndx, original_filename: 'log.pdf', tags: 10, notes: null });
    expect(await list()).toEqual([added]);
    const params = { att_ndx: added.att_ndx };
    expect((await refusal(staff.call(removeWellAttachment, { params }))).status).toBe(404);
    await staff.call(removePermitAttachment, { params });
    expect(await list()).toEqual([]);
  });
});

describe('a file whose row never came to be', () => {
  const sweep = () => sweepFiles.run({ config: readConfig({}, {}), database: product.database, files: product.files });
  const yesterday = (...names: string[]) => {
    const then = Date.now() / 1000 - 90_000;
    for (const name of names) utimesSync(join(product.folder, name), then, then);
  };
  /** Refuses every transaction that adds an attachment, when it is to be committed. */
  const failCommits = (isFailing: boolean) =>
    product.database.asOwner((client) =>
      client.query(
        isFailing
          ? `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not today'; end $$;
             create constraint trigger refuse after insert on attachments deferrable initially deferred
               for each row execute function refuse()`
          : 'drop function refuse cascade',
      ),
    );
  async function orphan() {
    const before = new Set(product.fileNames());
    await failCommits(true);
    await refusal(staff.upload(attachToWell, { fields: await ofWell(), file: log() }));
    await failCommits(false);
    const [name] = product.fileNames().filter((one) => !before.has(one));
    return name!;
  }

  it('is taken away after a day; what has a row stays, though it is removed', async () => {
    const kept = await staff.upload(attachToWell, { fields: await ofWell(), file: photo() });
    const removed = await staff.upload(attachToWell, { fields: await ofWell(), file: photo() });
    await staff.call(removeWellAttachment, { params: { att_ndx: removed.att_ndx } });
    const [old, young] = [await orphan(), await orphan()];
    yesterday(kept.system_filename, removed.system_filename, old);
    await sweep();
    const names = product.fileNames();
    expect(names).toEqual(expect.arrayContaining([kept.system_filename, removed.system_filename, young]));
    expect(names).not.toContain(old);
  });

  it('stays where the database knows none of the files: it is not theirs', async () => {
    const names = product.fileNames();
    yesterday(...names);
    await product.database.pool.query('delete from attachments');
    await sweep();
    expect(product.fileNames()).toEqual(names);
  });
});
