import type { FileHandle } from 'node:fs/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A zip, one file in it after the other, written as their texts come; `end` it when there are no more. */
export class ZipFile {
  readonly #file: FileHandle;
  readonly #zip: Zip;
  #ready: Uint8Array[] = [];
  #failure: Error | undefined;

  constructor(file: FileHandle) {
    this.#file = file;
    this.#zip = new Zip((error, piece) => {
      if (error) this.#failure = error;
      else this.#ready.push(piece);
    });
  }

  /** A file in it; `end` it before the next one begins. */
  begin(name: string, at: Date) {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = at;
    this.#zip.add(entry);
    return {
      write: async (text: string) => {
        entry.push(strToU8(text));
        await this.#write();
      },
      end: async () => {
        entry.push(new Uint8Array(), true);
        await this.#write();
      },
    };
  }

  async end() {
    this.#zip.end();
    await this.#write();
  }

  async #write() {
    if (this.#failure) throw this.#failure;
    const pieces = this.#ready;
    this.#ready = [];
    await this.#file.writev(pieces);
  }
}
