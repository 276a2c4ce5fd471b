import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { openFolder } from '../../src/platform/file-store/folder.ts';
import { scanned } from '../../src/platform/file-store/scanned.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'artesian-scanned-')), 'files');
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** Stands in for ClamAV's daemon: reads what `INSTREAM` sends, piece by piece, and answers what `judge` says of it. */
async function scannerThat(judge: (bytes: Buffer) => string): Promise<URL> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let come = Buffer.alloc(0);
    socket
      .on('error', () => undefined)
      .on('data', (some) => {
        come = Buffer.concat([come, some]);
        const pieces = piecesOf(come);
        if (pieces) socket.end(`stream: ${judge(pieces)}\0`);
      });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`tcp://127.0.0.1:${(server.address() as { port: number }).port}`);
}

/** All pieces together once the last has come. */
function piecesOf(come: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (come.length < command.length) return undefined;
  expect(come.subarray(0, command.length).toString()).toBe(command);
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= come.length;) {
    const length = come.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(come.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const receive = (scanner: URL, bytes: Buffer) => scanned(openFolder(folder), scanner).receive(Readable.from([bytes]));
const left = () => readdirSync(folder);

it('sees every byte of a file before it is kept', async () => {
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
  const seen: Buffer[] = [];
  const scanner = await scannerThat((all) => {
    seen.push(all);
    return 'OK';
  });
  const draft = await receive(scanner, bytes);
  await draft.keep('0123456789abcdef0123456789abcdef.bin');
  expect(seen.map((all) => all.equals(bytes))).toEqual([true]);
  expect(left()).toEqual(['0123456789abcdef0123456789abcdef.bin']);
});

it('has a file refused in which it found something, and nothing of it is left', async () => {
  const scanner = await scannerThat(() => 'Win.Test.EICAR_HDB-1 FOUND');
  await expect(receive(scanner, Buffer.from('x'))).rejects.toMatchObject({
    status: 422,
    message: 'The virus scanner found Win.Test.EICAR_HDB-1 in this file. It was not kept.',
  });
  expect(left()).toEqual([]);
});

it.each([
  ['answers that it could not look', () => scannerThat(() => 'INSTREAM size limit exceeded. ERROR')],
  ['is not there', () => Promise.resolve(new URL('tcp://127.0.0.1:1'))],
  ['has no socket', () => Promise.resolve(new URL(`unix:${folder}/clamd.ctl`))],
])('keeps no file that nobody looked at: one that %s', async (_why, scanner) => {
  await expect(receive(await scanner(), Buffer.alloc(200_000))).rejects.toMatchObject({
    status: 503,
    message: 'Files cannot be checked for viruses right now, so none can be uploaded. Try again later.',
  });
  expect(left()).toEqual([]);
});
