import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig, SettingsError } from '../../src/platform/config.ts';
import { openFiles } from '../../src/platform/file-store/open-files.ts';
import { newSystemFilename, pictureFilename } from '../../src/platform/files.ts';
import { buildWell } from '../support/builders.ts';
import { takePhoto } from '../support/photo.ts';
import { serveBucket } from '../support/serve-bucket.ts';
import { sharedProduct } from '../support/product.ts';

const { product } = await sharedProduct();
let well_ndx: number;
beforeAll(async () => {
  well_ndx = (await buildWell(await product.as('administrator'))).well_ndx;
});

const bytes = new Uint8Array([37, 80, 68, 70, 0, 255]);

/** Attaches a file to the well and gives its address. */
async function attach(
  original_filename: string,
  content_type: string,
  { removed = false, kept = true, content = bytes } = {},
) {
  const name = newSystemFilename(original_filename);
  if (kept) await product.files.write(name, content);
  await product.database.pool.query(
    `insert into attachments (well_ndx, original_filename, system_filename, content_type, size_bytes, tags, removed)
     values ($1, $2, $3, $4, $5, 1, $6)`,
    [well_ndx, original_filename, name, content_type, bytes.length, removed],
  );
  return `/api/files/${name}`;
}

describe('a photo or document', () => {
  it('comes as it was kept, to whoever holds its name, and stays in the browser', async () => {
    const response = await product.fetch('visitor', await attach('Well log.PDF', 'application/pdf'));
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toBe('sandbox');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''Well%20log.PDF");
  });

  it.each([
    ['text/html', 'attachment'],
    ['image/svg+xml', 'attachment'],
    ['text/plain', 'attachment'],
  ])('of type %s is %s', async (type, disposition) => {
    const response = await product.fetch('visitor', await attach('a file', type));
    expect(response.headers.get('content-disposition')).toMatch(new RegExp(`^${disposition};`));
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-security-policy')).toBe('sandbox');
  });

  it('that is a picture is made anew when it is asked for the first time, and kept', async () => {
    const photo = await takePhoto();
    const address = await attach('Well head.JPG', 'image/jpeg', { content: photo });
    const asked = await Promise.all(['', '?size=320', ''].map((size) => product.fetch('visitor', `${address}${size}`)));
    for (const { headers } of asked) {
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('content-security-policy')).toBe('sandbox');
      expect(headers.get('content-disposition')).toBe("inline; filename*=UTF-8''Well%20head.webp");
    }
    const small = Buffer.from(await asked[1]!.arrayBuffer());
    const kept = await product.files.read(pictureFilename(address.split('/').at(-1)!, 320));
    expect(small.equals(kept!)).toBe(true);
  });

  it('keeps a name that a header cannot hold as it is', async () => {
    const response = await product.fetch('visitor', await attach('Pozo "Años"; (1)\r\n\ud800.pdf', 'application/pdf'));
    const [, name] = response.headers.get('content-disposition')!.split("filename*=UTF-8''");
    expect(decodeURIComponent(name!)).toMatch(/^Pozo "Años"; \(1\)\r\n.\.pdf$/u);
  });

  it('is gone when its attachment is removed, when nobody attached it, and when its bytes are missing', async () => {
    const unattached = newSystemFilename('plan.pdf');
    await product.files.write(unattached, bytes);
    const addresses = [
      await attach('gone.png', 'image/png', { removed: true }),
      await attach('lost.png', 'image/png', { kept: false }),
      `/api/files/${unattached}`,
      '/api/files/..%2Fpg%2FPG_VERSION',
      `/api/files/${'0'.repeat(32)}.png`,
    ];
    for (const address of addresses) {
      const response = await product.fetch('administrator', address);
      expect([address, response.status]).toEqual([address, 404]);
      expect(((await response.json()) as { detail: string }).detail).toBe('There is no such file.');
    }
  });
});

describe('a system filename', () => {
  it('is 32 hexadecimal digits and the extension of the file', () => {
    expect(newSystemFilename('Log of well.PDF')).toMatch(/^[0-9a-f]{32}\.pdf$/);
    expect(newSystemFilename('no extension')).toMatch(/^[0-9a-f]{32}\.bin$/);
    expect(newSystemFilename('odd.ext/../etc')).toMatch(/^[0-9a-f]{32}\.bin$/);
    expect(newSystemFilename('a.png')).not.toBe(newSystemFilename('a.png'));
  });
});

/** Each kind of place with its files, what lies in it, and how to let a file have come at another time. */
const places = {
  folder: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'artesian-folder-'));
    return {
      files: await openFiles(readConfig({ DATA_DIR: folder }, {})),
      names: () => readdirSync(join(folder, 'files')),
      date: (name: string, seconds: number) => utimesSync(join(folder, 'files', name), seconds, seconds),
      close: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
  bucket: async () => {
    const bucket = await serveBucket();
    return { ...bucket, files: await openFiles(readConfig(bucket.settings, {})) };
  },
};

describe.each(['folder', 'bucket'] as const)('files in a %s', (kind) => {
  let place: Awaited<ReturnType<(typeof places)['folder']>>;
  beforeAll(async () => {
    place = await places[kind]();
  });
  afterAll(() => place.close());
  const yesterday = Date.now() / 1000 - 90_000;

  it('are kept, replaced, read and removed by their names', async () => {
    const { files } = place;
    const name = newSystemFilename('log.pdf');
    expect(await files.read(name)).toBeUndefined();
    expect(await files.size(name)).toBeUndefined();
    await files.write(name, bytes);
    await files.write(name, Buffer.from('another'));
    expect(await files.size(name)).toBe(7);
    expect(Buffer.from((await files.read(name))!).toString()).toBe('another');
    await files.write(pictureFilename(name, 320), bytes);
    expect(new Uint8Array((await files.read(pictureFilename(name, 320)))!)).toEqual(bytes);
    await files.remove(name);
    await files.remove(name);
    expect(await files.read(name)).toBeUndefined();
  });

  it('have no other names', async () => {
    const { files } = place;
    await expect(files.write('../outside.png', bytes)).rejects.toThrow('not a system filename');
    await expect(files.read('readme.txt')).rejects.toThrow('not a system filename');
    await expect(files.remove(`${'0'.repeat(32)}.png.320.webp.320.webp`)).rejects.toThrow('not a system filename');
  });

  it('come as drafts that nobody can read, and are kept, or nowhere', async () => {
    const { files, names } = place;
    const large = randomBytes(12_000_000);
    const arriving = () => Readable.from([large.subarray(0, 7_000_000), large.subarray(7_000_000)]);
    const draft = await files.receive(arriving());
    expect(draft).toMatchObject({
      bytes: large.length,
      sha256: createHash('sha256').update(large).digest('hex'),
      head: large.subarray(0, 4100),
    });
    expect(large.equals(await draft.read())).toBe(true);
    const name = newSystemFilename('log.pdf');
    await draft.keep(name);
    await draft.discard();
    expect(large.equals((await files.read(name))!)).toBe(true);

    const before = names();
    expect(before.some((one) => one.startsWith('draft-'))).toBe(false);
    await (await files.receive(arriving())).discard();
    const breaking = Readable.from(
      (async function* () {
        yield large.subarray(0, 7_000_000);
        throw new Error('The connection broke.');
      })(),
    );
    await expect(files.receive(breaking)).rejects.toThrow('The connection broke.');
    expect(names()).toEqual(before);
  });

  it('that came more than a day ago are told, and drafts of processes that ended are swept', async () => {
    const { files, names, date } = place;
    const [old, young] = [newSystemFilename('a.pdf'), newSystemFilename('b.pdf')];
    for (const name of [old, young]) await files.write(name, bytes);
    date(old, yesterday);
    expect(await files.old()).toEqual([old]);

    const left = await files.receive(Readable.from([Buffer.from('half')]));
    const [draft] = names().filter((name) => name.startsWith('draft-'));
    await files.sweep();
    expect(names()).toContain(draft);
    date(draft!, yesterday);
    await files.sweep();
    expect(names()).not.toContain(draft);
    expect(names()).toContain(old);
    await left.discard();
  });
});

describe('a bucket', () => {
  it('that is not there, or does not let us in, stops the start with a clear sentence', async () => {
    const { settings, close } = await serveBucket();
    const opening = (change: Partial<typeof settings>) => openFiles(readConfig({ ...settings, ...change }, {}));
    await expect(opening({ S3_BUCKET: 'nothing-here' })).rejects.toThrow(
      new SettingsError('The bucket nothing-here does not exist. Create it, or set S3_BUCKET to another.'),
    );
    await expect(opening({ S3_ACCESS_KEY_ID: 'nobody' })).rejects.toThrow(
      /The bucket artesian-files rejected these keys\. Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY\./,
    );
    await close();
    await expect(opening({})).rejects.toThrow(/The bucket at http:\/\/localhost:\d+ cannot be reached/);
  });
});
