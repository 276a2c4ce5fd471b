import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What is not copied with the data folder: the embedded database, which is copied apart, its lock, and uploads that are under way. */
const ELSEWHERE = /^(pg|pg\.unfinished|in-use\.socket|pieces)$/;
const UNDER_WAY = /^draft-/;
/** Photos and documents, in a data folder and in each backup. */
export const FILES = 'files';

/**
 * Copies the district's own texts, and with `files` photos and documents. A file that is taken away meanwhile is one that nothing refers
 * to any more.
 */
export async function copyData(from: string, to: string, { files }: { files: boolean }) {
  for (const entry of await readdir(from, { withFileTypes: true }).catch(ifMissing([]))) {
    const isElsewhere = ELSEWHERE.test(entry.name) || (entry.name === FILES && !files);
    if (!isElsewhere) await copyEntry(join(from, entry.name), join(to, entry.name), entry.isDirectory());
  }
}

async function copyEntry(from: string, to: string, isFolder: boolean) {
  await mkdir(join(to, '..'), { recursive: true });
  if (!isFolder) return copyFile(from, to, constants.COPYFILE_FICLONE).catch(ifMissing(undefined));
  for (const entry of await readdir(from, { withFileTypes: true }).catch(ifMissing([]))) {
    if (!UNDER_WAY.test(entry.name)) await copyEntry(join(from, entry.name), join(to, entry.name), entry.isDirectory());
  }
  return undefined;
}

const ifMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return instead;
  };
