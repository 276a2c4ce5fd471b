/** Values kept by name up to a number of bytes, the longest unused forgotten first. */
export class ByteCache<V> {
  readonly #limit: number;
  readonly #kept = new Map<string, { value: V; bytes: number }>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(name: string): V | undefined {
    const kept = this.#kept.get(name);
    if (!kept) return undefined;
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    return kept.value;
  }

  /** Keeps a value in place of another of its name; one that is larger than the whole cache is not kept. */
  set(name: string, value: V, bytes: number) {
    this.delete(name);
    if (bytes > this.#limit) return;
    this.#kept.set(name, { value, bytes });
    this.#bytes += bytes;
    for (const unused of this.#kept.keys()) {
      if (this.#bytes <= this.#limit) return;
      this.delete(unused);
    }
  }

  delete(name: string) {
    this.#bytes -= this.#kept.get(name)?.bytes ?? 0;
    this.#kept.delete(name);
  }

  clear() {
    this.#kept.clear();
    this.#bytes = 0;
  }
}
