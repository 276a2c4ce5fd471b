import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Draft, Files } from '../files.ts';
import { Refusal } from '../problems.ts';

const PATIENCE_MS = 60_000;
/** Half of what a socket takes at once, so that no copy of a large file waits in memory. */
const CHUNK_BYTES = 32_768;

/**
 * The same files, where each that comes is first shown to ClamAV's daemon at `scanner`, `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`.
 * What it finds something in is refused, and so is what it cannot look at: a file that nobody looked at is not kept.
 */
export const scanned = (files: Files, scanner: URL): Files => ({
  ...files,
  async receive(stream) {
    const draft = await files.receive(stream);
    try {
      await refuseInfected(draft, scanner);
      return draft;
    } catch (error) {
      await draft.discard();
      throw error;
    }
  },
});

async function refuseInfected(draft: Draft, scanner: URL) {
  const verdict = await scan(await draft.read(), scanner).catch((error: unknown) => {
    throw notScanned(error);
  });
  const [, found] = /^stream: (.*) FOUND$/.exec(verdict) ?? [];
  if (found !== undefined) {
    throw new Refusal(422, 'infected', 'Refused', `The virus scanner found ${found} in this file. It was not kept.`);
  }
  if (verdict !== 'stream: OK') throw notScanned(new Error(`The virus scanner answered: ${verdict}`));
}

/** What the daemon says of these bytes, by its command INSTREAM: pieces, each behind its length in four bytes, and then a length of 0. */
async function scan(bytes: Uint8Array, scanner: URL): Promise<string> {
  const place =
    scanner.protocol === 'unix:' ? { path: scanner.pathname } : { host: scanner.hostname, port: portOf(scanner) };
  const socket = connect(place);
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('The virus scanner takes too long.')));
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const piece = bytes.subarray(at, at + CHUNK_BYTES);
    socket.write(lengthOf(piece.length));
    socket.write(piece);
  }
  socket.end(lengthOf(0));
  return (await text(socket)).replaceAll('\0', '').trim();
}

const portOf = ({ port }: URL) => Number(port || 3310);

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

const notScanned = (cause: unknown) =>
  Object.assign(
    new Refusal(
      503,
      'not-scanned',
      'Not available',
      'Files cannot be checked for viruses right now, so none can be uploaded. Try again later.',
    ),
    { cause },
  );
