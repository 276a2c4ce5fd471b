import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';

export type Piece = string | Uint8Array;

/**
 * A body while it is made. Its pieces are gathered as fast as they come, whoever reads them and however slowly, until they are all there
 * or take more than `most` bytes; from then on they come as the one who follows takes them.
 */
export class Gathering {
  readonly pieces: Buffer[] = [];
  /** Whether all of it could be gathered. Rejects with what went wrong. */
  readonly isWhole: Promise<boolean>;
  readonly #rest: AsyncIterator<Piece>;
  readonly #news = new EventEmitter();
  #bytes = 0;
  #isOver = false;
  #isLeft = false;

  constructor(source: AsyncIterable<Piece>, most: number) {
    this.#rest = source[Symbol.asyncIterator]();
    this.isWhole = this.#gather(most).finally(() => {
      this.#isOver = true;
      this.#news.emit('news');
    });
    // Whoever waits is told.
    this.isWhole.catch(() => undefined);
  }

  async #gather(most: number): Promise<boolean> {
    for (let next = await this.#rest.next(); !next.done; next = await this.#rest.next()) {
      const piece = Buffer.from(next.value as string);
      this.pieces.push(piece);
      this.#bytes += piece.length;
      this.#news.emit('news');
      if (this.#bytes <= most) continue;
      if (this.#isLeft) await this.#rest.return?.();
      return false;
    }
    return true;
  }

  /** Waits for the first so many bytes, or after some time for the first piece; answers whether there is more to come. */
  async goesOnAfter(bytes: number, milliseconds: number): Promise<boolean> {
    let enough = bytes;
    const timer = setTimeout(() => {
      enough = 1;
      this.#news.emit('news');
    }, milliseconds);
    while (!this.#isOver && this.#bytes < enough) await once(this.#news, 'news');
    clearTimeout(timer);
    // Its end may have come with its first piece.
    await setImmediate();
    if (this.#isOver) await this.isWhole;
    return !this.#isOver;
  }

  /** All pieces from the first on, for one reader. No generator: one that was never started would not end what makes the rest. */
  follow(): AsyncIterableIterator<Piece> {
    let at = 0;
    return {
      next: async () => {
        while (at === this.pieces.length && !this.#isOver) await once(this.#news, 'news');
        if (at < this.pieces.length) return { done: false, value: this.pieces[at++]! };
        return (await this.isWhole) ? { done: true, value: undefined } : this.#rest.next();
      },
      return: async () => {
        this.#isLeft = true;
        if (this.#isOver) await this.#rest.return?.();
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  }
}
