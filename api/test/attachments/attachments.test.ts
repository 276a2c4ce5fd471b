import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { ApiError } from '@artesian/contract/language/client';
import { mapWells } from '@artesian/contract/map/map-wells';
import {
  attachToPermit,
  removePermitAttachment,
  restorePermitAttachment,
} from '@artesian/contract/permits/attachments';
import { earlierPermitAttachments, permitAttachments } from '@artesian/contract/permits/permits';
import { attachToWell, removeWellAttachment, restoreWellAttachment } from '@artesian/contract/wells/attachments';
import { earlierWellAttachments, wellAttachments } from '@artesian/contract/wells/well-relations';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildPermitOn } from '../support/around-wells.ts';
import { buildWell } from '../support/builders.ts';
import { readConfig } from '../../src/platform/config.ts';
import { sweepFiles } from '../../src/jobs/sweep-files.ts';
import { pictureFilename } from '../../src/platform/files.ts';
import { takePhoto } from '../support/photo.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();

const taken = await takePhoto();
const photo = () => new File([taken], 'Well head.JPG', { type: 'image/jpeg' });
const log = (content = '1 0 obj') => new File([`%PDF-1.7\n${content}\n`], 'log.pdf', { type: 'application/pdf' });
/** Of a kind that cannot be read here: the beginning of a HEIC. */
const ofNewerKind = Buffer.concat([Buffer.from('00000018667479706865696300000000', 'hex'), Buffer.alloc(5000, 7)]);

const drawn = await sharp(taken).resize(200).png().toBuffer();
const overwritten = Buffer.from(drawn).fill(7, 300, 400);

/** A PNG of this many pixels by what it says of itself, in a few bytes. */
function pictureSaidToBe(width: number, height: number) {
  const header = Buffer.from('0000000000000000080000000000', 'hex').subarray(0, 13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(100)))]);
}

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
const earlierOf = ({ well_ndx }: { well_ndx: number }) => staff.view(earlierWellAttachments, { params: { well_ndx } });
const fetchFile = (system_filename: string, size = '') =>
  product.fetch('visitor', `/api/files/${system_filename}${size && `?size=${size}`}`);
const fetchOriginal = (system_filename: string) => product.fetch('administrator', `/api/originals/${system_filename}`);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a photo of a well', () => {
  it('is listed once it is uploaded, and its original is answered to staff as it came', async () => {
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
      original_filename: 'Well head.JPG',
      content_type: 'image/jpeg',
      size_bytes: taken.length,
      tags: 7,
      notes: 'North',
      photo_gallery: true,
      photo_date: '2024-05-06',
      photo_taken_by: 'Ada',
      cannot_be_shown: false,
      created_by: 'demo|administrator',
      added_by_name: 'Ada Administrator',
    });
    expect(await filesOf(well)).toEqual([added]);
    const original = await fetchOriginal(added.system_filename);
    expect(original.headers.get('cache-control')).toBe('private, no-store');
    expect(original.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Well%20head.JPG");
    expect((await bytesOf(original)).equals(taken)).toBe(true);
    for (const caller of ['visitor', 'well-owner'] as const) {
      const { status } = await product.fetch(caller, `/api/originals/${added.system_filename}`);
      expect([caller, status]).toEqual([caller, caller === 'visitor' ? 401 : 403]);
    }
  });

  it('is shown upright at two sizes, without its place and who took it', async () => {
    const { system_filename: name } = await staff.upload(attachToWell, { fields: await ofWell(), file: photo() });
    for (const [size, width, height] of [
      ['', 800, 1280],
      ['1280', 800, 1280],
      ['320', 200, 320],
    ] as const) {
      const response = await fetchFile(name, size);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const picture = await sharp(await bytesOf(response)).metadata();
      expect(picture).toMatchObject({ format: 'webp', width, height });
      expect(picture.exif).toBeUndefined();
    }
    expect((await sharp(taken).metadata()).exif?.includes('Ada Example')).toBe(true);
    expect((await fetchFile(name, '4000')).status).toBe(400);
    // They are not only made of it: none of them can be asked for as if it were a file of its own.
    expect((await fetchFile(`${name}.320.webp`)).status).toBe(404);
  });

  it.each([
    ['half a photo', 'Torn.jpg', taken.subarray(0, taken.length / 2)],
    ['a photo with its middle overwritten', 'Torn.png', overwritten],
  ])('that is damaged is refused in words: %s', async (_what, name, bytes) => {
    const well = await ofWell();
    const error = await refusal(staff.upload(attachToWell, { fields: well, file: new File([bytes], name) }));
    expect([error.status, error.message]).toEqual([
      422,
      `The picture ${name} is damaged or incomplete. Choose it again, or another one.`,
    ]);
    expect(await filesOf(well)).toEqual([]);
  });

  it('of a kind that cannot be read here says so and keeps its original for staff; visitors are not led to it', async () => {
    const well = await ofWell();
    const fields = { ...well, photo_gallery: 'true' as const };
    const added = await staff.upload(attachToWell, { fields, file: new File([ofNewerKind], 'New.heic') });
    expect(added).toMatchObject({ content_type: 'image/heic', cannot_be_shown: true });
    const response = await fetchFile(added.system_filename);
    expect([response.status, await response.json()]).toMatchObject([422, { code: 'cannot-be-shown' }]);
    expect((await bytesOf(await fetchOriginal(added.system_filename))).equals(ofNewerKind)).toBe(true);
    const onMap = (await staff.view(mapWells)).find(({ well_ndx }) => well_ndx === well.well_ndx);
    expect(onMap?.attached_photos).toBeNull();
  });

  it('that would unpack to more than there is memory is refused', async () => {
    const well = await ofWell();
    const bomb = new File([pictureSaidToBe(16_000, 13_000)], 'bomb.png');
    const refused = await refusal(staff.upload(attachToWell, { fields: well, file: bomb }));
    expect(refused).toMatchObject({
      status: 422,
      message: 'The picture has too many pixels; the maximum is 200 million.',
    });
    expect(await filesOf(well)).toEqual([]);
  });

  it('is uploaded once for a repeated key, and leaves one file', async () => {
    const well = await ofWell();
    const idempotencyKey = crypto.randomUUID();
    const before = product.fileNames().length;
    const upload = () => staff.upload(attachToWell, { fields: well, file: photo(), idempotencyKey });
    const first = await upload();
    expect(await upload()).toEqual(first);
    expect(await filesOf(well)).toHaveLength(1);
    const added = product.fileNames().length - before;
    expect(added).toBe(3); // Itself and its two pictures.
    const another = staff.upload(attachToWell, { fields: well, file: log(), idempotencyKey });
    expect((await refusal(another)).problem.code).toBe('idempotency-key');
  });

  it.each([
    [
      'of another kind',
      () => new File([Buffer.from('4d5a9000', 'hex')], 'setup.exe'),
      415,
      /^This file type is not accepted\. Choose /,
    ],
    ['too large', () => new File([Buffer.alloc(25_000_001, 'a')], 'long.txt'), 413, /25 MB/],
  ])('is refused and leaves nothing when it is %s', async (_what, file, status, words) => {
    const well = await ofWell();
    const before = product.fileNames();
    const refused = await refusal(staff.upload(attachToWell, { fields: well, file: file() }));
    expect(refused).toMatchObject({ status, message: expect.stringMatching(words) });
    expect(product.fileNames()).toEqual(before);
    expect(await filesOf(well)).toEqual([]);
  });

  it('is refused with words beside the field for twenty bad forms, and leaves nothing', async () => {
    const well = await ofWell();
    const before = product.fileNames();
    const each = (status: number, field: string, ...values: (string | undefined)[]) =>
      values.map((value) => [status, field, value] as const);
    const cases = [
      ...each(422, 'well_ndx', '2147483600', '0', ' '),
      ...each(400, 'well_ndx', undefined, '-1', '1.5', 'BS-011', '99999999999'),
      ...each(422, 'tags', '[876]'),
      ...each(400, 'tags', undefined, '[7, 8]', '7', '[]', '["log"]', '[-7]', '[9999999999]', '{}'),
      ...each(400, 'photo_date', '2024-02-30', 'yesterday', '02/03/2024', '2024', '0000-01-01'),
      ...each(400, 'notes', 'x'.repeat(4001)),
      ...each(400, 'photo_gallery', 'perhaps', 'TRUE!'),
    ];
    expect(cases.length).toBeGreaterThanOrEqual(20);
    const refused = [];
    for (const [, field, value] of cases) {
      const upload = staff.upload(attachToWell, { fields: { ...well, [field]: value }, file: photo() });
      const error = await upload.then(
        () => undefined,
        (reason: unknown) => reason as ApiError,
      );
      const [first] = error?.problem.errors ?? [];
      refused.push([error?.status, first?.field, value]);
      expect([field, value, first?.message]).toEqual([field, value, expect.stringMatching(/^[A-Z*][^{}[\]]{8,}$/)]);
    }
    expect(refused).toEqual(cases);
    expect(product.fileNames()).toEqual(before);
    expect(await filesOf(well)).toEqual([]);
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

  it('is back as it was when its removal is undone, once or twice', async () => {
    const well = await ofWell();
    const added = await staff.upload(attachToWell, { fields: well, file: photo() });
    const params = { att_ndx: added.att_ndx };
    await staff.call(removeWellAttachment, { params });
    await staff.call(restoreWellAttachment, { params });
    await staff.call(restoreWellAttachment, { params });
    const { version: _version, updated_by: _by, updated_timestamp: _at, ...same } = added;
    expect(await filesOf(well)).toEqual([expect.objectContaining(same)]);
    expect((await fetchFile(added.system_filename)).status).toBe(200);
    for (const call of [restoreWellAttachment, restorePermitAttachment]) {
      const nobody = staff.call(call, { params: { att_ndx: 2147483600 } });
      expect((await refusal(nobody)).status).toBe(404);
    }
  });
});

describe('a file whose name is taken', () => {
  const upload = (well: { well_ndx: number; tags: string }, content: string) =>
    staff.upload(attachToWell, { fields: { ...well, tags: '[10]' }, file: log(content) });
  const keys = (rows: { att_ndx: number }[]) => rows.map(({ att_ndx }) => att_ndx);

  it('takes the place of the earlier one, which is kept with who and when, and can be had again', async () => {
    const well = await ofWell();
    const another = await ofWell();
    const elsewhere = await upload(another, 'elsewhere');
    const first = await upload(well, 'first');
    const second = await upload(well, 'second');
    const third = await upload(well, 'third');
    expect(keys(await filesOf(well))).toEqual([third.att_ndx]);
    expect(keys(await filesOf(another))).toEqual([elsewhere.att_ndx]);
    const earlier = await earlierOf(well);
    expect(keys(earlier)).toEqual([second.att_ndx, first.att_ndx]);
    expect(earlier[0]).toMatchObject({
      original_filename: 'log.pdf',
      added_by_name: 'Ada Administrator',
      removed_by_name: 'Ada Administrator',
      removed_timestamp: expect.any(String),
    });
    expect((await fetchFile(first.system_filename)).status).toBe(404);
    expect((await bytesOf(await fetchOriginal(first.system_filename))).toString()).toContain('first');

    await staff.call(restoreWellAttachment, { params: { att_ndx: first.att_ndx } });
    expect(keys(await filesOf(well))).toEqual([first.att_ndx]);
    expect(keys(await earlierOf(well))).toEqual([third.att_ndx, second.att_ndx]);
    expect((await fetchFile(first.system_filename)).status).toBe(200);
    await staff.call(removeWellAttachment, { params: { att_ndx: first.att_ndx } });
    expect(await earlierOf(well)).toEqual([]);
  });

  it('is the only one of its name, however many come at once', async () => {
    const well = await ofWell();
    const added = await Promise.all(['a', 'b', 'c', 'd'].map((content) => upload(well, content)));
    expect(await filesOf(well)).toHaveLength(1);
    expect(await earlierOf(well)).toHaveLength(added.length - 1);
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
    expect((await refusal(staff.call(restoreWellAttachment, { params }))).status).toBe(404);
    await staff.call(restorePermitAttachment, { params });
    expect((await list()).map(({ att_ndx }) => att_ndx)).toEqual([added.att_ndx]);

    const again = await staff.upload(attachToPermit, { fields: { permit_ndx, tags: '[10]' }, file: log('2 0 obj') });
    expect((await list()).map(({ att_ndx }) => att_ndx)).toEqual([again.att_ndx]);
    expect(await staff.view(earlierPermitAttachments, { params: { permit_ndx } })).toMatchObject([params]);
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
    const ofNothing = pictureFilename(old, 320);
    await product.files.write(ofNothing, taken);
    const small = pictureFilename(kept.system_filename, 320);
    yesterday(kept.system_filename, small, removed.system_filename, old, ofNothing);
    await sweep();
    const names = product.fileNames();
    expect(names).toEqual(expect.arrayContaining([kept.system_filename, small, removed.system_filename, young]));
    expect(names).not.toContain(old);
    expect(names).not.toContain(ofNothing);
  });

  it('stays where the database knows none of the files: it is not theirs', async () => {
    const names = product.fileNames();
    yesterday(...names);
    await product.database.pool.query('delete from attachments');
    await sweep();
    expect(product.fileNames()).toEqual(names);
  });
});
