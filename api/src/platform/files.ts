import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** Where the bytes of photos and documents are kept, by their system filename. A folder today; a bucket could follow. */
export interface Files {
  /** Keeps these bytes under `name`, in place of what was there. Throws for a name that is no system filename. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or undefined when there are none under `name`. */
  read(name: string): Promise<Uint8Array | undefined>;
}

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
  return {
    async write(name, bytes) {
      const target = place(name);
      await mkdir(folder, { recursive: true });
      // Written apart and then named, so that nobody reads half a file.
      const draft = `${target}.${randomBytes(4).toString('hex')}`;
      await writeFile(draft, bytes, { flush: true });
      await rename(draft, target);
    },
    async read(name) {
      try {
        return await readFile(place(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}
