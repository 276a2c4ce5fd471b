import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isFilename, type Draft, type Files } from '../files.ts';
import { Measured } from './measured.ts';
import { checked, DAY_MS, DRAFT, DRAFT_LASTS_MS, newDraft } from './names.ts';

/** The files of a folder, which is made with the first file. */
export function openFolder(folder: string): Files {
  const place = (name: string) => join(folder, checked(name));
  const receive = async (stream: Readable): Promise<Draft> => {
    await mkdir(folder, { recursive: true });
    const path = join(folder, newDraft());
    const discard = () => rm(path, { force: true });
    const written = createWriteStream(path, { flush: true });
    try {
      const measured = new Measured();
      await pipeline(stream, (chunks) => measured.each(chunks), written);
      const keep = (name: string) => rename(path, place(name));
      return { ...measured.result(), read: () => readFile(path), keep, discard };
    } catch (error) {
      // What fails at once may still be opening the file, and would make it after it was removed.
      await closed(written);
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
      checked(name);
      // Written apart and then named, so that nobody reads half a file.
      const draft = await receive(Readable.from([bytes]));
      await draft.keep(name);
    },
    read: async (name) => readFile(place(name)).catch(ifMissing(undefined)),
    async open(name, part) {
      const file = await open(place(name)).catch(ifMissing(undefined));
      return file?.createReadStream(part);
    },
    async size(name) {
      const found = await stat(place(name)).catch(ifMissing(undefined));
      return found?.size;
    },
    async sweep() {
      const drafts = (await names()).filter((name) => name.startsWith(DRAFT));
      for (const name of await olderThan(DRAFT_LASTS_MS, drafts)) await rm(join(folder, name), { force: true });
    },
    names: async () => (await names()).filter(isFilename),
    old: async () => olderThan(DAY_MS, (await names()).filter(isFilename)),
    remove: async (name) => rm(place(name), { force: true }),
  };
}

const closed = (stream: WriteStream) =>
  new Promise<void>((resolve) => (stream.closed ? resolve() : stream.once('close', () => resolve())));

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const ifMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (!isMissing(error)) throw error;
    return instead;
  };
