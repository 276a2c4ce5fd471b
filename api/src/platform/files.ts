import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

/** Where the bytes of photos and documents are kept, by their names: a folder, or a bucket by settings. */
export interface Files {
  /** Keeps these bytes under `name`, in place of what was there. Throws for a name that is none of ours. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or undefined when there are none under `name`. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** The same as they come, for what is too large to be held as a whole; or some of them, from one place through another. */
  open(name: string, part?: ByteRange): Promise<Readable | undefined>;
  /** How many bytes are kept under `name`; undefined when there is none. */
  size(name: string): Promise<number | undefined>;
  /** Writes what comes to a draft, which nobody can read. Rejects, and leaves nothing, when it does not come to its end. */
  receive(stream: Readable): Promise<Draft>;
  /** Clears away the drafts of processes that ended in the middle. */
  sweep(): Promise<void>;
  /** The names of all files. */
  names(): Promise<string[]>;
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
  /** All of it. */
  read: () => Promise<Uint8Array>;
  /** Gives it its name, in place of what was there. Throws for a name that is none of ours. */
  keep: (name: string) => Promise<void>;
  /** Takes it away; does nothing once it is kept. */
  discard: () => Promise<void>;
}

/** 32 hexadecimal digits and an extension: nobody guesses it, and it cannot lead out of the folder. */
const systemFilename = /^[0-9a-f]{32}\.[a-z0-9]{1,8}$/;
export const isSystemFilename = (name: string): boolean => systemFilename.test(name);

/** A new name for a file that a person calls `original`; an extension that is none of ours becomes `bin`. */
export function newSystemFilename(original: string): string {
  const name = `${randomBytes(16).toString('hex')}${extname(original).toLowerCase()}`;
  return isSystemFilename(name) ? name : `${name.slice(0, 32)}.bin`;
}

/** What a picture made of a file is kept under: `….png.320.webp`. */
export const pictureFilename = (name: string, size: number): string => `${name}.${size}.webp`;
const madeOf = /^(.+)\.\d+\.webp$/;

/** The file that something was made of; of one that was uploaded, itself. */
export const originOf = (name: string): string => madeOf.exec(name)?.[1] ?? name;

/** Whether anything is kept under such a name. */
export const isFilename = (name: string): boolean => isSystemFilename(originOf(name));
