import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where the bytes of photos and documents are kept, by their system filename. A folder today; a bucket could follow. */
export interface Files {
  /** Keeps these bytes under `name`, in place of what was there. Throws for a name that is no system filename. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or undefined when there are none under `name`. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Writes what comes to a draft, which nobody can read. Rejects, and leaves nothing, when it does not come to its end. */
  receive(stream: Readable): Promise<Draft>;
  /** Clears away the drafts of processes that ended in the middle. */
  sweep(): Promise<void>;
  /** The names of files that came more than a day ago. */
  old(): Promise<string[]>;
  /** Takes a file away; does nothing when there is none of this name. */
  remove(name: string): Promise<void>;
}

/** A file that is there already and not yet kept. */
export interface Draft {
  bytes: number;
  sha256: string;
  /** Its first bytes, enough to tell what it is. */
  head: Uint8Array;
  /** Gives it its name, in place of what was there. Throws for a name that is no system filename. */
  keep: (name: string) => Promise<void>;
  /** Takes it away; does nothing once it is kept. */
  discard: () => Promise<void>;
}

const HEAD_BYTES = 4100;
const DRAFT = 'draft-';
/** Longer than any file takes to come and be kept. */
const OLD_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** 32 hexadecimal digits and an extension: nobody guesses it, and it cannot lead out of the folder. */
const systemFilename = /^[0-9a-f]{32}\.[a-z0-9]{1,8}$/;
export const isSystemFilename = (name: string): boolean => systemFilename.test(name);

/** A new name for a file that a person calls `original`; an extension that is none of ours becomes `bin`. */
export function newSystemFilename(original: string): string {
  const name = `${randomBytes(16).toString('hex')}${extname(original).toLowerCase()}`;
  return isSystemFilename(name) ? name : `${name.slice(0, 32)}.bin`;
}

/** The files of a folder, which is made with the first file. */
export function openFiles(folder: string): Files {
  const place = (name: string) => {
    if (!isSystemFilename(name)) throw new Error(`${name} is no system filename.`);
    return join(folder, name);
  };
  const receive = async (stream: Readable): Promise<Draft> => {
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${DRAFT}${randomBytes(16).toString('hex')}`);
    const discard = () => rm(path, { force: true });
    try {
      const measured = new Measured();
      await pipeline(stream, (chunks) => measured.each(chunks), createWriteStream(path, { flush: true }));
      return { ...measured.result(), keep: (name) => rename(path, place(name)), discard };
    } catch (error) {
      await discard();
      throw error;
    }
  };
  const names = (): Promise<string[]> => readdir(folder).catch(ifMissing([]));
  const ageOf = async (name: string) => {
    const found = await stat(join(folder, name)).catch(ifMissing(undefined));
    return found ? Date.now() - found.mtimeMs : 0;
  };
  const olderThan = async (ms: number, candidates: readonly string[]) => {
    const found: string[] = [];
    for (const name of candidates) if ((await ageOf(name)) > ms) found.push(name);
    return found;
  };
  return {
    receive,
    async write(name, bytes) {
      place(name);
      // Written apart and then named, so that nobody reads half a file.
      const draft = await receive(Readable.from([bytes]));
      await draft.keep(name);
    },
    async read(name) {
      try {
        return await readFile(place(name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async sweep() {
      const drafts = (await names()).filter((name) => name.startsWith(DRAFT));
      for (const name of await olderThan(OLD_MS, drafts)) await rm(join(folder, name), { force: true });
    },
    async old() {
      return olderThan(DAY_MS, (await names()).filter(isSystemFilename));
    },
    remove: (name) => rm(place(name), { force: true }),
  };
}

/** Counts and hashes bytes on their way. */
class Measured {
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

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const ifMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (!isMissing(error)) throw error;
    return instead;
  };
