import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ATTACHMENT_HEADER, UPLOADS_PATH } from '@artesian/contract/field/files-in-pieces';
import { wellAttachments } from '@artesian/contract/wells/well-relations';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepHouse } from '../../src/jobs/keep-house.ts';
import { readConfig } from '../../src/platform/config.ts';
import { obtainToken } from '../../src/sign-in/obtain-token.ts';
import { buildWell } from '../support/builders.ts';
import { sharedProduct, type Caller } from '../support/product.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'artesian-pieces-'));
const { product, staff } = await sharedProduct({ settings: { DATA_DIR, ATTACHMENT_MB: '20' } });
afterAll(() => rmSync(DATA_DIR, { recursive: true }));
const onTheirWay = () => readdirSync(join(DATA_DIR, 'pieces'));

let photo: Buffer;
let bearer: string;
beforeAll(async () => {
  const raw = { width: 1200, height: 1200, channels: 3 } as const;
  photo = await sharp(randomBytes(1200 * 1200 * 3), { raw })
    .jpeg({ quality: 95 })
    .toBuffer();
  bearer = await obtainToken(product.origin, 'administrator');
});

const TUS = { 'tus-resumable': '1.0.0' };
const encoded = (said: Record<string, string>) =>
  Object.entries(said)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

async function begin(said: Record<string, string>, length: number, caller: Caller = 'administrator') {
  const metadata = { tags: '[8]', filename: 'Well head.jpg', id: crypto.randomUUID(), ...said };
  return product.fetch(caller, UPLOADS_PATH, {
    method: 'POST',
    headers: { ...TUS, 'upload-length': String(length), 'upload-metadata': encoded(metadata) },
  });
}
const ask = (address: string, caller: Caller = 'administrator') =>
  product.fetch(caller, address, { method: 'HEAD', headers: TUS });
const offsetAt = async (address: string) => Number((await ask(address)).headers.get('upload-offset'));
const send = (address: string, bytes: Uint8Array, offset: number, caller: Caller = 'administrator') =>
  product.fetch(caller, address, {
    method: 'PATCH',
    headers: { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body: bytes as BodyInit,
  });

const arrived = (address: string) => statSync(join(DATA_DIR, 'pieces', basename(address))).size;

/** Sends the rest of the file, and loses the connection once so many bytes of it are there. */
async function sendCutOff(address: string, offset: number, after: number) {
  const rest = photo.subarray(offset);
  const call = request(`${product.origin}${address}`, {
    method: 'PATCH',
    headers: {
      ...TUS,
      authorization: `Bearer ${bearer}`,
      'upload-offset': offset,
      'content-type': 'application/offset+octet-stream',
      'content-length': rest.length,
    },
  });
  const lost = new Promise((resolve) => call.on('close', resolve));
  // That it was cut off is what is wanted.
  call.on('error', () => undefined);
  call.write(rest.subarray(0, after));
  await expect.poll(() => arrived(address)).toBe(offset + after);
  call.destroy();
  await lost;
}

/** Sends the whole file as one piece from `offset` on a connection of `agent`. Resolves with the status. */
const sendOn = (agent: Agent, address: string, offset: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = request(`${product.origin}${address}`, {
      method: 'PATCH',
      agent,
      headers: {
        ...TUS,
        authorization: `Bearer ${bearer}`,
        'upload-offset': offset,
        'content-type': 'application/offset+octet-stream',
        'content-length': photo.length,
      },
    });
    call.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode!)));
    call.on('error', reject);
    call.end(photo);
  });

const aWell = async () => String((await buildWell(staff)).well_ndx);
const photosOf = (well_ndx: string) => staff.view(wellAttachments, { params: { well_ndx: Number(well_ndx) } });

describe('a photo that comes in pieces', () => {
  it('is whole though it was cut off again and again, and is an attachment like any other', async () => {
    const well_ndx = await aWell();
    const said = {
      well_ndx,
      notes: 'North side',
      photo_gallery: 'true',
      photo_date: '2026-03-01',
      photo_taken_by: 'Crew',
      photo_lat_dd: '30.20123',
      photo_lon_dd: '-97.98765',
    };
    const begun = await begin(said, photo.length);
    expect(begun.status).toBe(201);
    const address = begun.headers.get('location')!;
    let offset = 0;
    for (const after of [200_000, 1, 300_000, 65_537]) {
      await sendCutOff(address, offset, after);
      await expect.poll(() => offsetAt(address)).toBe(offset + after);
      offset += after;
    }
    expect((await send(address, photo.subarray(0, 10), 0)).status).toBe(409);
    const last = await send(address, photo.subarray(offset), offset);
    expect(last.status).toBe(204);
    const [attached, ...others] = await photosOf(well_ndx);
    expect(others).toEqual([]);
    expect(attached).toMatchObject({
      att_ndx: Number(last.headers.get(ATTACHMENT_HEADER)),
      original_filename: 'Well head.jpg',
      content_type: 'image/jpeg',
      size_bytes: photo.length,
      tags: 8,
      notes: 'North side',
      photo_gallery: true,
      photo_date: '2026-03-01',
      photo_taken_by: 'Crew',
      photo_lat_dd: 30.20123,
      photo_lon_dd: -97.98765,
      cannot_be_shown: false,
    });
    const original = await product.fetch('administrator', `/api/originals/${attached!.system_filename}`);
    const sum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(sum(new Uint8Array(await original.arrayBuffer()))).toBe(sum(photo));
    expect((await product.fetch('visitor', `${attached!.system_filepath}?size=320`)).status).toBe(200);
    // Where it was taken is for staff alone.
    expect(await (await product.fetch('visitor', '/api/ui-list-wells-photo-attachments')).text()).not.toMatch(
      /30\.2012|photo_l/,
    );
    expect(onTheirWay()).toEqual([]);

    const asked = await ask(address);
    expect([asked.headers.get('upload-offset'), asked.headers.get(ATTACHMENT_HEADER)]).toEqual([
      String(photo.length),
      String(attached!.att_ndx),
    ]);
  });

  it('leaves the connection open to what comes next, when a piece is refused unread', async () => {
    const address = (await begin({ well_ndx: await aWell() }, photo.length)).headers.get('location')!;
    const oneConnection = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await sendOn(oneConnection, address, 1000)).toBe(409);
    expect(await sendOn(oneConnection, address, 0)).toBe(204);
    oneConnection.destroy();
  });

  it('is one attachment however often its device begins it, also at once', async () => {
    const well_ndx = await aWell();
    const said = { well_ndx, id: crypto.randomUUID() };
    const begun = await Promise.all([begin(said, photo.length), begin(said, photo.length)]);
    const [address, same] = begun.map(({ headers }) => headers.get('location')!);
    expect(same).toBe(address);
    await send(address!, photo.subarray(0, 1000), 0);
    const again = await begin(said, photo.length);
    expect([again.headers.get('location'), again.headers.get('upload-offset')]).toEqual([address, '1000']);
    await send(address!, photo.subarray(1000), 1000);
    const after = await begin(said, photo.length);
    expect([after.headers.get('location'), after.headers.get('upload-offset')]).toEqual([
      address,
      String(photo.length),
    ]);
    expect((await send(address!, new Uint8Array(), photo.length)).status).toBe(204);
    expect(await photosOf(well_ndx)).toHaveLength(1);
    expect((await begin(said, photo.length + 1)).status).toBe(422);
  });

  it('is nobody else’s: neither a visitor nor another account goes on with it or learns that it is there', async () => {
    const said = { well_ndx: await aWell(), id: crypto.randomUUID() };
    const address = (await begin(said, photo.length)).headers.get('location')!;
    expect(address).toMatch(/\/[0-9a-f]{32}$/);
    for (const [caller, status] of [
      ['visitor', 401],
      ['well-owner', 403],
      ['developer', 404],
    ] as const) {
      expect((await ask(address, caller)).status).toBe(status);
      expect((await send(address, photo.subarray(0, 10), 0, caller)).status).toBe(status);
    }
    expect((await begin(said, photo.length, 'developer')).status).toBe(422);
    for (const method of ['GET', 'DELETE', 'OPTIONS'])
      expect((await product.fetch('administrator', address, { method, headers: TUS })).status).toBe(404);
    expect(await offsetAt(address)).toBe(0);
    expect((await ask(address)).headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    [{ tags: 'none' }, 100, 400, 'tags: Choose one tag.'],
    [{ photo_lat_dd: '91', photo_lon_dd: '0' }, 100, 400, 'photo_lat_dd: Latitude must be between -90 and 90'],
    [{ photo_lat_dd: 'north', photo_lon_dd: '0' }, 100, 400, 'photo_lat_dd: Latitude must be between -90 and 90'],
    [{ id: 'mine' }, 100, 400, 'id: Each upload needs its own UUID.'],
    [{ well_ndx: '2147483647' }, 100, 404, 'There is no well.'],
    [{}, 0, 400, 'Give the file size in bytes in Upload-Length; empty files are not accepted.'],
    [{}, 20_000_001, 413, 'The file is too large; the maximum is 20 MB.'],
  ])('is refused before it comes as %j of %d bytes', async (said, length, status, detail) => {
    const response = await begin({ well_ndx: await aWell(), ...said }, length);
    expect([response.status, ((await response.json()) as { detail: string }).detail]).toEqual([status, detail]);
  });

  it('is refused for what it is when it is whole, and nothing is left of it', async () => {
    const well_ndx = await aWell();
    const script = Buffer.from('<!doctype html><script>alert(1)</script>\u0000\u0001');
    const address = (await begin({ well_ndx, filename: '../../x.jpg' }, script.length)).headers.get('location')!;
    expect((await send(address, script, 0)).status).toBe(415);
    expect((await ask(address)).status).toBe(404);
    expect(await photosOf(well_ndx)).toEqual([]);
    const more = (await begin({ well_ndx }, 10)).headers.get('location')!;
    expect((await send(more, photo.subarray(0, 11), 0)).status).toBe(413);
  });

  it('is cleared away when nothing came for a day, and can be sent anew', async () => {
    const said = { well_ndx: await aWell(), id: crypto.randomUUID() };
    const address = (await begin(said, photo.length)).headers.get('location')!;
    await send(address, photo.subarray(0, 1000), 0);
    await product.database.pool.query("update field_uploads set last_piece_at = now() - interval '25 hours'");
    for (const name of onTheirWay()) utimesSync(join(DATA_DIR, 'pieces', name), 0, Date.now() / 1000 - 90_000);
    const { database, files } = product;
    await keepHouse.run({
      config: readConfig({ DATA_DIR, PORT: '1', ORIGIN: 'http://localhost:1' }, {}),
      database,
      files,
    });
    expect(onTheirWay()).toEqual([]);
    expect((await ask(address)).status).toBe(404);
    expect((await begin(said, photo.length)).headers.get('upload-offset')).toBe('0');
  });
});
