import { beforeAll, describe, expect, it } from 'vitest';
import { newSystemFilename } from '../src/platform/files.ts';
import { buildWell } from './support/builders.ts';
import { sharedProduct } from './support/product.ts';

const { product } = await sharedProduct();
let well_ndx: number;
beforeAll(async () => {
  well_ndx = (await buildWell(await product.as('administrator'))).well_ndx;
});

const bytes = new Uint8Array([137, 80, 78, 71, 0, 255]);

/** Attaches a file to the well and gives its address. */
async function attach(original_filename: string, content_type: string, { removed = false, kept = true } = {}) {
  const name = newSystemFilename(original_filename);
  if (kept) await product.files.write(name, bytes);
  await product.database.pool.query(
    `insert into attachments (well_ndx, original_filename, system_filename, content_type, size_bytes, tags, removed)
     values ($1, $2, $3, $4, $5, 1, $6)`,
    [well_ndx, original_filename, name, content_type, bytes.length, removed],
  );
  return `/api/files/${name}`;
}

describe('a photo or document', () => {
  it('comes as it was kept, to whoever holds its name, and stays in the browser', async () => {
    const response = await product.fetch('visitor', await attach('Well head.PNG', 'image/png'));
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toBe('sandbox');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''Well%20head.PNG");
  });

  it.each([
    ['image/jpeg', 'inline'],
    ['application/pdf', 'inline'],
    ['text/html', 'attachment'],
    ['image/svg+xml', 'attachment'],
    ['text/plain', 'attachment'],
  ])('of type %s is %s', async (type, disposition) => {
    const response = await product.fetch('visitor', await attach('a file', type));
    expect(response.headers.get('content-disposition')).toMatch(new RegExp(`^${disposition};`));
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-security-policy')).toBe('sandbox');
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

  it('is the only name that bytes are kept under', async () => {
    await expect(product.files.write('../outside.png', bytes)).rejects.toThrow('no system filename');
    await expect(product.files.read('readme.txt')).rejects.toThrow('no system filename');
  });
});
