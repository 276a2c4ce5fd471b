import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request as openRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/platform/config.ts';
import { openFolder } from '../../src/platform/file-store/folder.ts';
import { createServer } from '../../src/platform/server.ts';
import { acceptUploads } from '../../src/platform/uploads/accept-uploads.ts';
import { contentOf, receiveUpload } from '../../src/platform/uploads/receive-upload.ts';

const MAX_BYTES = 3_000_000;
/** Noise, which no compression makes smaller: 200 kB. */
const png = await sharp(randomBytes(260 * 260 * 3), { raw: { width: 260, height: 260, channels: 3 } })
  .png()
  .toBuffer();
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n');

const folder = join(mkdtempSync(join(tmpdir(), 'artesian-uploads-')), 'files');
const files = openFolder(folder);
let app: FastifyInstance;
let origin: string;

async function receive(request: FastifyRequest) {
  const upload = await receiveUpload(request, files, {
    mostBytes: MAX_BYTES,
    mediaTypes: ['image/png', 'application/pdf', 'text/plain'],
  });
  const { keep, discard, ...file } = upload.file;
  await (upload.fields['fate'] === 'discard' ? discard() : keep());
  return { fields: upload.fields, file, content: contentOf(upload) };
}

beforeAll(async () => {
  app = await createServer(readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '100000' }, {}));
  await acceptUploads(app);
  app.route({ method: 'POST', url: '/photos', config: { patienceMs: 400 }, handler: receive });
  origin = await app.listen({ port: 0 });
});
beforeEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(async () => {
  await app.close();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

type Parts = [name: string, value: string | Blob, filename?: string][];
const photo = (bytes: Uint8Array = png, type = 'image/png') => new Blob([Uint8Array.from(bytes)], { type });

async function post(parts: Parts) {
  const form = new FormData();
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, filename);
  }
  return answerOf(await fetch(`${origin}/photos`, { method: 'POST', body: form }));
}
const answerOf = async (response: Response) => ({ status: response.status, body: JSON.parse(await response.text()) });
/** Of a photo, and of what is made of it. */
const namesOf = ({ systemFilename: name }: { systemFilename: string }) => [
  name,
  `${name}.1280.webp`,
  `${name}.320.webp`,
];
const kept = () => {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder);
};

/** A form as it goes over the wire, for what no browser would send. */
const BOUNDARY = 'between-the-parts';
const part = (disposition: string, content: Uint8Array | string) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const end = Buffer.from(`--${BOUNDARY}--\r\n`);
const postBytes = async (body: Uint8Array, type = `multipart/form-data; boundary=${BOUNDARY}`) =>
  answerOf(
    await fetch(`${origin}/photos`, { method: 'POST', headers: { 'content-type': type }, body: Uint8Array.from(body) }),
  );

describe('an upload', () => {
  it('gives its fields and its file, which is kept under its system filename', async () => {
    const { status, body } = await post([
      ['well_ndx', '12'],
      ['file', photo(), 'Pozo Años.PNG'],
      ['notes', 'Señal "roja"\nsegunda línea'],
    ]);
    expect(status).toBe(200);
    const sha256 = createHash('sha256').update(png).digest('hex');
    const fields = { well_ndx: '12', notes: 'Señal "roja"\r\nsegunda línea' };
    expect(body).toEqual({
      fields,
      file: {
        originalName: 'Pozo Años.PNG',
        systemFilename: expect.stringMatching(/^[0-9a-f]{32}\.png$/),
        mediaType: 'image/png',
        bytes: png.length,
        sha256,
        cannotBeShown: false,
      },
      content: { fields: Object.entries(fields).toSorted(), originalName: 'Pozo Años.PNG', sha256 },
    });
    expect(kept()).toEqual(namesOf(body.file));
    expect(Buffer.from((await files.read(body.file.systemFilename))!).equals(png)).toBe(true);
  });

  it.each([
    ['the \u202Egpj.exe.png', 'the gpj.exe.png'],
    ['\u2066well\u2069 7\u0000.png', 'well 7.png'],
    ['بئر ٧.png', 'بئر ٧.png'],
  ])('of %j has no marks in its name that hide what it is called', async (given, kept) => {
    const { body } = await post([['file', photo(), given]]);
    expect(body.file.originalName).toBe(kept);
  });

  it('is the same for a repeated key whatever the order of its fields, and another when file or fields differ', async () => {
    const contentOfPost = async (parts: Parts) => JSON.stringify((await post(parts)).body.content);
    const file: Parts[number] = ['file', photo(), 'a.png'];
    const content = await contentOfPost([file, ['a', '1'], ['b', '2']]);
    expect(await contentOfPost([['b', '2'], ['a', '1'], file])).toBe(content);
    expect(await contentOfPost([file, ['a', '1'], ['b', '3']])).not.toBe(content);
    expect(
      await contentOfPost([
        ['file', photo(pdf), 'a'],
        ['a', '1'],
        ['b', '2'],
      ]),
    ).not.toBe(content);
  });

  it('leaves nothing when it is discarded', async () => {
    expect(
      (
        await post([
          ['file', photo(), 'a.png'],
          ['fate', 'discard'],
        ])
      ).status,
    ).toBe(200);
    expect(kept()).toEqual([]);
  });

  it.each([
    ['image/png', png, 'text/html', 'page.html'],
    ['application/pdf', pdf, 'image/png', 'a.bin'],
    ['text/plain', Buffer.from('depth;level\r\n1,5;30 °C'), 'application/octet-stream', 'levels.bin'],
  ])('is %s by its content, whatever its caller says', async (mediaType, bytes, type, name) => {
    const { body } = await post([['file', photo(bytes, type), name]]);
    expect(body.file.mediaType).toBe(mediaType);
  });

  it('may take longer to come than the answer may', async () => {
    const whole = Buffer.concat([part('name="file"; filename="a.png"', png), end]);
    const status = await new Promise((resolve, reject) => {
      const request = openRequest(`${origin}/photos`, {
        method: 'POST',
        headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'content-length': whole.length },
      });
      request.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
      request.write(whole.subarray(0, 1000));
      setTimeout(() => request.end(whole.subarray(1000)), 1000);
    });
    expect(status).toBe(200);
  });

  it('may be exactly as large as is allowed, and more than other calls may send', async () => {
    const largest = Buffer.concat([pdf, Buffer.alloc(MAX_BYTES - pdf.length, 'x')]);
    const { body } = await post([['file', photo(largest), 'largest.pdf']]);
    expect(body.file.bytes).toBe(MAX_BYTES);
  });
});

describe('refused with words, and nothing of it stays on the disk:', () => {
  async function expectRefusal(answer: Promise<{ status: number; body: unknown }>, status: number, detail: string) {
    expect(await answer).toEqual({ status, body: expect.objectContaining({ status, detail }) });
    await expect.poll(kept).toEqual([]);
  }
  const TOO_LARGE = 'The file is too large; the maximum is 3 MB.';
  const DAMAGED = 'The picture a.png is damaged or incomplete. Choose it again, or another one.';
  const CUT_OFF = 'The upload was interrupted or is invalid. Send it again.';
  const file: Parts[number] = ['file', photo(), 'a.png'];

  it('what is too large by the length that it says, before it comes', async () => {
    const answer = new Promise<{ status: number; body: unknown }>((resolve, reject) => {
      const request = openRequest(`${origin}/photos`, {
        method: 'POST',
        headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'content-length': 50_000_000 },
      });
      request.on('response', (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => {
          request.destroy();
          resolve({ status: response.statusCode!, body: JSON.parse(text) });
        });
      });
      request.on('error', reject);
      request.write(part('name="file"; filename="a.png"', png));
    });
    await expectRefusal(answer, 413, TOO_LARGE);
  });

  it('what is sent to its end although it is far too large', async () => {
    await expectRefusal(post([['file', photo(Buffer.alloc(20_000_000, 'x')), 'a.txt']]), 413, TOO_LARGE);
  });

  it('what is a byte too large', async () => {
    await expectRefusal(post([['file', photo(Buffer.alloc(MAX_BYTES + 1, 'x')), 'a.txt']]), 413, TOO_LARGE);
  });

  it('what does not say its length and is too large', async () => {
    const chunks = [part('name="file"; filename="a.txt"', Buffer.alloc(8_000_000, 'x')), end];
    const body = new ReadableStream({ pull: (to) => (chunks.length > 0 ? to.enqueue(chunks.shift()) : to.close()) });
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    await expectRefusal(fetch(`${origin}/photos`, init).then(answerOf), 413, TOO_LARGE);
  });

  it.each<[string, Parts, number, string]>([
    ['no file', [['notes', 'none']], 400, 'Choose a file.'],
    ['a file that was not chosen', [['file', new Blob([]), '']], 400, 'Choose a file.'],
    ['an empty file', [['file', new Blob([]), 'a.png']], 422, 'The file a.png is empty.'],
    ['two files', [file, file], 400, 'Send one file at a time.'],
    ['a field twice', [file, ['tags', '1'], ['tags', '2']], 400, 'Send this field once.'],
    ['a long field', [file, ['notes', 'x'.repeat(10_001)]], 400, 'This field may have 10000 bytes at most.'],
    [
      'many fields',
      [file, ...Array.from({ length: 31 }, (_, place): Parts[number] => [`f${place}`, ''])],
      413,
      'The form has too many fields.',
    ],
    ['a field of another kind', [['__proto__', 'x'], file], 400, CUT_OFF],
    [
      'a program that is called a photo',
      [['file', photo(Buffer.from('MZ\x90\0\x03')), 'a.png']],
      415,
      'This file type is not accepted. Choose a PNG, a PDF, or a text file.',
    ],
    [
      'a text that is called a photo',
      [['file', photo(Buffer.from('hello')), 'well.PNG']],
      415,
      'The name well.PNG does not match its content, which is a text file. Rename it or choose another file.',
    ],
    [
      'a photo that is called a PDF',
      [['file', photo(), 'scan.pdf']],
      415,
      'The name scan.pdf does not match its content, which is a PNG. Rename it or choose another file.',
    ],
    ['half a photo', [['file', photo(png.subarray(0, 90_000)), 'a.png']], 422, DAMAGED],
    [
      'bytes that are nothing',
      [['file', photo(Buffer.from([1, 2, 3, 0, 255])), 'a.png']],
      415,
      'This file type is not accepted. Choose a PNG, a PDF, or a text file.',
    ],
  ])('%s', async (_what, parts, status, detail) => {
    await expectRefusal(post(parts), status, detail);
  });

  const opened = part('name="file"; filename="a.png"', png);
  it.each<[string, Uint8Array, string | undefined]>([
    ['a file that ends in the middle', opened.subarray(0, 10_000), undefined],
    ['a form without its end', opened, undefined],
    ['a form without parts', Buffer.from('hello'), undefined],
    ['a form that does not say what stands between its parts', opened, 'multipart/form-data'],
  ])('%s', async (_what, body, type) => {
    await expectRefusal(postBytes(body, type), 400, CUT_OFF);
  });

  it('an empty form', () => expectRefusal(postBytes(end), 400, 'Choose a file.'));

  it('what is no form', () =>
    expectRefusal(postBytes(Buffer.from('{}'), 'application/json'), 415, 'A file is sent as multipart/form-data.'));

  it('what its caller breaks off', async () => {
    await new Promise((resolve) => {
      const request = openRequest(`${origin}/photos`, {
        method: 'POST',
        headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'content-length': 1_000_000 },
      });
      request.on('close', resolve).on('error', () => undefined);
      request.write(opened.subarray(0, 100_000), () => {
        const broken = setInterval(() => {
          if (kept().length === 0) return;
          clearInterval(broken);
          request.destroy();
        }, 20);
      });
    });
    await expect.poll(kept).toEqual([]);
    expect((await post([file])).status).toBe(200);
  });
});

describe('drafts that a killed process left', () => {
  it('are swept when they are old; those that still come and all that is kept stay', async () => {
    const { body } = await post([['file', photo(), 'a.png']]);
    const names = ['draft-old', 'draft-new'];
    for (const name of names) writeFileSync(join(folder, name), 'half');
    const yesterday = Date.now() / 1000 - 86_400;
    utimesSync(join(folder, 'draft-old'), yesterday, yesterday);
    utimesSync(join(folder, body.file.systemFilename), yesterday, yesterday);
    await files.sweep();
    expect(kept().toSorted()).toEqual([...namesOf(body.file), 'draft-new'].toSorted());
  });

  it('where nothing was ever kept there is nothing to sweep', async () => {
    await expect(files.sweep()).resolves.toBeUndefined();
  });
});
