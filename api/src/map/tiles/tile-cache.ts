import { ByteCache } from '../../platform/answers/byte-cache.ts';

const LIMIT_BYTES = 64 * 1024 * 1024;

/** Tiles by name, each made once however many ask for it at the same time; null is a tile without wells. */
export class TileCache {
  readonly #tiles: ByteCache<{ body: Uint8Array | null }>;
  readonly #making = new Map<string, Promise<Uint8Array | null>>();

  constructor(limit = LIMIT_BYTES) {
    this.#tiles = new ByteCache(limit);
  }

  /** The tile of this name. */
  async find(name: string, make: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
    const kept = this.#tiles.get(name);
    if (kept) return kept.body;
    const making = this.#making.get(name) ?? this.#make(name, make);
    this.#making.set(name, making);
    return making;
  }

  clear() {
    this.#tiles.clear();
  }

  async #make(name: string, make: () => Promise<Uint8Array | null>) {
    try {
      const body = await make();
      // An empty tile costs its name and its place in the cache.
      this.#tiles.set(name, { body }, (body?.byteLength ?? 0) + 200);
      return body;
    } finally {
      this.#making.delete(name);
    }
  }
}
