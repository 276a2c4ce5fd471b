import { attachableFile } from '@artesian/contract/wells/attachments';
import { basename } from 'node:path';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import type { Files } from '../platform/files.ts';
import { Refusal } from '../platform/problems.ts';
import { fileOf } from '../platform/uploads/receive-upload.ts';
import { tooLarge } from '../platform/uploads/words.ts';
import type { Archive } from './archive.ts';
import { readFileOfRows, type Table } from './read-table.ts';
import { Unusable } from './unusable.ts';

interface Keeping {
  files: Files;
  /** No file may be larger. */
  mostBytes: number;
}

/** A table is no larger. */
const MOST_BYTES_OF_TABLE = 50 * 1024 * 1024;

/**
 * A zip of files with a table of what each is: the one CSV or XLSX that lies above all folders, or the one that is called index. Throws
 * Unusable for what is no such zip.
 */
export async function readArchive(
  path: string,
  { sheet, ...keeping }: Keeping & { sheet?: string | undefined },
): Promise<{ table: Table; close: () => void }> {
  const zip = await openZip(path);
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry())
    if (!entry.fileName.endsWith('/')) entries.set(plain(entry.fileName), entry);
  const index = indexIn([...entries.keys()]);
  const bytes = await readWhole(zip, entries.get(index)!);
  const table = await readFileOfRows(basename(path), bytes, { sheet });
  const archive = archiveOf(zip, entries, keeping);
  return { table: { ...table, rows: table.rows.map((row) => ({ ...row, archive })) }, close: () => zip.close() };
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false, strictFileNames: true });
  } catch {
    throw new Unusable(
      `${path} is no zip that can be read: photos and documents come in one, with a table of what each is.`,
    );
  }
}

/** As people write paths in tables: with either stroke, in any letters. */
const plain = (path: string) =>
  path
    .trim()
    .replaceAll('\\', '/')
    .replace(/^\.?\/+/, '')
    .toLowerCase();

function indexIn(names: readonly string[]): string {
  const tables = names.filter((name) => /^[^/]+\.(csv|xlsx)$/.test(name));
  const named = tables.filter((name) => name.startsWith('index.'));
  const [index, other] = named.length > 0 ? named : tables;
  if (!index || other)
    throw new Unusable('The zip needs one table of its files above all folders, index.csv or index.xlsx.');
  return index;
}

async function readWhole(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > MOST_BYTES_OF_TABLE) throw new Unusable('The table of the zip is larger than 50 MB.');
  const pieces: Buffer[] = [];
  for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

function archiveOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>, { files, mostBytes }: Keeping): Archive {
  return {
    has: (path) => entries.has(plain(path)),
    async receive(path) {
      const entry = entries.get(plain(path))!;
      if (entry.isEncrypted()) throw new Refusal(415, 'locked', 'Refused', 'The file is locked with a password.');
      if (entry.uncompressedSize > mostBytes) throw tooLarge(mostBytes);
      const draft = await files.receive(await zip.openReadStreamPromise(entry));
      try {
        return await fileOf(basename(entry.fileName), draft, attachableFile, files);
      } catch (error) {
        await draft.discard();
        throw error;
      }
    },
  };
}
