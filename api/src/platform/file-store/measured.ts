import { createHash } from 'node:crypto';

/** Enough to tell what a file is. */
export const HEAD_BYTES = 4100;

/** Counts and hashes bytes on their way. */
export class Measured {
  readonly #hash = createHash('sha256');
  #bytes = 0;
  #head = Buffer.alloc(0);

  async *each(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      this.#hash.update(chunk);
      this.#bytes += chunk.length;
      if (this.#head.length < HEAD_BYTES) this.#head = Buffer.concat([this.#head, chunk]).subarray(0, HEAD_BYTES);
      yield chunk;
    }
  }

  result() {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex'), head: this.#head };
  }
}
