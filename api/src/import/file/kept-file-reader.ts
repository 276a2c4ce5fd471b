import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';
import type { Files } from '../../platform/files.ts';

/** What is no longer is read with what follows it: a directory is read by a few bytes at a time, and each would be a question to a bucket. */
const SHORT_BYTES = 65_536;
const WINDOW_BYTES = 1_048_576;

/** The bytes of a kept file as yauzl asks for them: any part, at any time, in a folder or a bucket. */
export class KeptFileReader extends RandomAccessReader {
  readonly #files: Files;
  readonly #name: string;
  readonly #bytes: number;
  #window: { start: number; held: Promise<Buffer> } | undefined;

  constructor(files: Files, name: string, bytes: number) {
    super();
    this.#files = files;
    this.#name = name;
    this.#bytes = bytes;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(end - start <= SHORT_BYTES ? this.#short(start, end) : this.#open(start, end), {
      objectMode: false,
    });
  }

  async *#short(start: number, end: number) {
    const held = this.#window;
    if (!held || start < held.start || end > held.start + (await held.held).length)
      this.#window = { start, held: this.#read(start, Math.min(start + WINDOW_BYTES, this.#bytes)) };
    const { start: first, held: bytes } = this.#window!;
    yield (await bytes).subarray(start - first, end - first);
  }

  async #read(start: number, end: number): Promise<Buffer> {
    const pieces: Uint8Array[] = [];
    for await (const piece of this.#open(start, end)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  async *#open(start: number, end: number): AsyncGenerator<Uint8Array> {
    const stream = await this.#files.open(this.#name, { start, end: end - 1 });
    if (stream) yield* stream as AsyncIterable<Uint8Array>;
  }
}
