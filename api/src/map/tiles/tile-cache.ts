/** Tiles kept by name up to a number of bytes, the longest unused forgotten first. */
export class TileCache {
  readonly #limit: number;
  readonly #tiles = new Map<string, Uint8Array | null>();
  readonly #making = new Map<string, Promise<Uint8Array | null>>();
  #bytes = 0;

  constructor(limit = 64 * 1024 * 1024) {
    this.#limit = limit;
  }

  /** The tile of this name; `make` is called once however many ask at the same time. */
  async find(name: string, make: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
    const kept = this.#tiles.get(name);
    if (kept !== undefined) {
      this.#tiles.delete(name);
      this.#tiles.set(name, kept);
      return kept;
    }
    const making = this.#making.get(name) ?? this.#make(name, make);
    this.#making.set(name, making);
    return making;
  }

  clear() {
    this.#tiles.clear();
    this.#bytes = 0;
  }

  async #make(name: string, make: () => Promise<Uint8Array | null>) {
    try {
      const tile = await make();
      this.#tiles.set(name, tile);
      this.#bytes += sizeOf(tile);
      this.#forgetUnused();
      return tile;
    } finally {
      this.#making.delete(name);
    }
  }

  #forgetUnused() {
    for (const [name, tile] of this.#tiles) {
      if (this.#bytes <= this.#limit) return;
      this.#tiles.delete(name);
      this.#bytes -= sizeOf(tile);
    }
  }
}

/** An empty tile costs its name and its place in the map. */
const sizeOf = (tile: Uint8Array | null) => (tile?.byteLength ?? 0) + 200;
