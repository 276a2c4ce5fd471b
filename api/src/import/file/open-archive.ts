import { attachableFile } from '@artesian/contract/wells/attachments';
import { basename } from 'node:path';
import { fromRandomAccessReaderPromise, openPromise, type Entry, type ZipFile } from 'yauzl';
import type { Draft, Files } from '../../platform/files.ts';
import { Refusal } from '../../platform/problems.ts';
import { fileOf, refuseMisnamed } from '../../platform/uploads/receive-upload.ts';
import { HEAD_BYTES } from '../../platform/file-store/measured.ts';
import { sniffMediaType } from '../../platform/uploads/sniff-media-type.ts';
import { notAllowed, tooLarge } from '../../platform/uploads/words.ts';
import type { Archive } from './archive.ts';
import { KeptFileReader } from './kept-file-reader.ts';
import { Unusable } from '../unusable.ts';

interface Keeping {
  files: Files;
  /** No file may be larger. */
  mostBytes: number;
}

/** A zip of files, and the one table in it of what each is. Close it in the end. */
export interface OpenedArchive {
  table: { name: string; bytes: Buffer };
  archive: Archive;
  close: () => void;
}

/** A table is no larger. */
const MOST_BYTES_OF_TABLE = 50 * 1024 * 1024;
const MOST_ENTRIES = 20_000;
/** Photos and documents hardly shrink: what unpacks to more than so many times its size was made to fill a disk. */
const MOST_TIMES = 20;
const ALWAYS_FITS_BYTES = 100 * 1024 * 1024;

/**
 * A zip of files on this machine, with a table of what each is: the one CSV or XLSX that lies above all folders, or the one that is called
 * index. Throws Unusable for what is no such zip, and for one that unpacks to far more than it is or leads out of its folder.
 */
export const openArchive = (path: string, keeping: Keeping): Promise<OpenedArchive> =>
  openZip(openPromise(path, { autoClose: false }), keeping);

/** The same of a zip where files are kept. Undefined when there is none of this name. */
export async function openKeptArchive(name: string, keeping: Keeping): Promise<OpenedArchive | undefined> {
  const bytes = await keeping.files.size(name);
  if (bytes === undefined) return undefined;
  return openZip(
    fromRandomAccessReaderPromise(new KeptFileReader(keeping.files, name, bytes), bytes, { autoClose: false }),
    keeping,
  );
}

async function openZip(opening: Promise<ZipFile>, keeping: Keeping): Promise<OpenedArchive> {
  let zip: ZipFile | undefined;
  try {
    zip = await opening;
    const entries = await entriesOf(zip);
    const name = tableIn([...entries.keys()]);
    const bytes = await readWhole(zip, entries.get(name)!);
    return {
      table: { name: basename(name), bytes },
      archive: archiveOf(zip, entries, name, keeping),
      close: () => zip!.close(),
    };
  } catch (error) {
    zip?.close();
    throw isOfZip(error) ? new Unusable(inWords(error)) : error;
  }
}

/** What yauzl and zlib say of a zip; others are faults of a disk or of a bucket. */
const isOfZip = (error: unknown): error is Error => {
  if (!(error instanceof Error) || error instanceof Unusable) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code ? code.startsWith('Z_') : error.constructor === Error;
};

function inWords({ message }: Error): string {
  const [, path] = /^(?:invalid relative path|absolute path): (.*)$/.exec(message) ?? [];
  if (path !== undefined) return `The zip has a file with a path outside its folder, ${path}. Nothing was imported.`;
  return 'This is not a readable zip file, or it is damaged or incomplete. Photos and documents must be in a zip with a table describing them.';
}

/** By their paths as the zip writes them, without a folder that holds all of it. */
async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) throw tooMuch(`it has ${zip.entryCount.toLocaleString('en-US')} files`);
  const entries: Entry[] = [];
  let room = Math.max(MOST_TIMES * zip.fileSize, ALWAYS_FITS_BYTES);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/') || isOfSystem(entry.fileName)) continue;
    room -= entry.uncompressedSize;
    if (room < 0)
      throw new Unusable(`The zip unpacks to more than ${MOST_TIMES} times its size. Nothing was imported.`);
    entries.push(entry);
  }
  const folder = /^[^/]+\//.exec(entries[0]?.fileName ?? '')?.[0] ?? '';
  const from = entries.every(({ fileName }) => fileName.startsWith(folder)) ? folder.length : 0;
  return new Map(entries.map((entry) => [entry.fileName.slice(from), entry]));
}

/** What macOS and Windows put beside the files of a person. */
const isOfSystem = (path: string) => /^__MACOSX\/|(^|\/)(\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$/i.test(path);

const tooMuch = (why: string) => new Unusable(`The zip is too large: ${why}. Split it into smaller files.`);

function tableIn(paths: readonly string[]): string {
  const tables = paths.filter((path) => /^[^/]+\.(csv|xlsx)$/i.test(path));
  const named = tables.filter((path) => /^index\./i.test(path));
  const [table, other] = named.length > 0 ? named : tables;
  if (!table || other)
    throw new Unusable('The zip needs a table of its files at the top level, index.csv or index.xlsx.');
  return table;
}

async function readWhole(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.isEncrypted()) throw new Unusable('The zip is locked with a password.');
  if (entry.uncompressedSize > MOST_BYTES_OF_TABLE) throw new Unusable('The table of the zip is larger than 50 MB.');
  const pieces: Buffer[] = [];
  for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** As people write paths in tables: with either stroke. */
const plain = (path: string) =>
  path
    .trim()
    .replaceAll('\\', '/')
    .replace(/^\.?\/+/, '');

function archiveOf(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  table: string,
  { files, mostBytes }: Keeping,
): Archive {
  const alike = new Map<string, Entry[]>();
  for (const [path, entry] of entries) alike.set(path.toLowerCase(), [...(alike.get(path.toLowerCase()) ?? []), entry]);
  /** As it is written, or in other letters where one file alone is called so. */
  const find = (path: string): Entry | undefined => {
    const [one, other] = alike.get(plain(path).toLowerCase()) ?? [];
    return entries.get(plain(path)) ?? (other ? undefined : one);
  };
  return {
    has: (path) => find(path) !== undefined,
    others(named) {
      const meant = new Set([...named].map(find));
      return [...entries].flatMap(([path, entry]) => (path === table || meant.has(entry) ? [] : [path]));
    },
    async check(path) {
      const entry = find(path)!;
      refuseUnfit(entry, mostBytes);
      const mediaType = await sniffMediaType(await headOf(zip, entry));
      if (!mediaType || !attachableFile.mediaTypes.includes(mediaType)) throw notAllowed(attachableFile.mediaTypes);
      refuseMisnamed(basename(entry.fileName), mediaType);
    },
    async receive(path) {
      const entry = find(path)!;
      refuseUnfit(entry, mostBytes);
      const draft = await unpack(zip, entry, files);
      try {
        return await fileOf(basename(entry.fileName), draft, attachableFile, files);
      } catch (error) {
        await draft.discard();
        throw error;
      }
    },
  };
}

function refuseUnfit(entry: Entry, mostBytes: number) {
  if (entry.isEncrypted()) throw new Refusal(415, 'locked', 'Refused', 'The file is locked with a password.');
  if (entry.uncompressedSize > mostBytes) throw tooLarge(mostBytes);
  if (entry.uncompressedSize === 0) throw new Refusal(422, 'empty-file', 'Refused', 'The file is empty.');
}

const broken = (error: unknown) =>
  isOfZip(error) ? new Refusal(422, 'broken', 'Refused', 'The file in the zip is damaged.') : error;

/** Its first bytes, enough to tell what it is. */
async function headOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  let head = Buffer.alloc(0);
  try {
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      head = Buffer.concat([head, piece as Buffer]);
      if (head.length >= HEAD_BYTES) break;
    }
    return head.subarray(0, HEAD_BYTES);
  } catch (error) {
    throw broken(error);
  }
}

async function unpack(zip: ZipFile, entry: Entry, files: Files): Promise<Draft> {
  try {
    return await files.receive(await zip.openReadStreamPromise(entry));
  } catch (error) {
    throw broken(error);
  }
}
