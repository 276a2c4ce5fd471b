import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { baseMap as ofDemonstration } from '@artesian/demo/geography/base-map';
import { baseMapFile } from '@artesian/contract/map/base-map';
import { SettingsError, type Config } from '../../platform/config.ts';

/** What the built-in map draws streets, water and places from. */
export interface BaseMap {
  /** Of this server, or of a bucket. */
  url: string;
  attribution: string | null;
  /** Where this server is the one that serves it. */
  file: BaseMapFile | undefined;
}

export interface BaseMapFile {
  /** Tells its content. */
  name: string;
  size: number;
  /** The bytes from `start` to `end`, both included, as they are asked for. */
  read: (start: number, end: number) => AsyncGenerator<Uint8Array>;
  close: () => Promise<void>;
}

/** The file of the settings, else that of the demonstration. Throws SettingsError where it is not there, or something else. */
export async function openBaseMap(config: Config): Promise<BaseMap | undefined> {
  const { MAP_PMTILES: named, MAP_PMTILES_ATTRIBUTION: attribution = null } = config;
  if (named?.startsWith('https:')) return { url: named, attribution, file: undefined };
  if (named) return served(await openFile(join(config.DATA_DIR, named)), attribution);
  return config.demonstration ? served(await openFile(ofDemonstration.file), ofDemonstration.attribution) : undefined;
}

const served = (file: BaseMapFile, attribution: string | null): BaseMap => ({
  url: baseMapFile.path.replace('{file}', file.name),
  attribution,
  file,
});

/** It stays open: a file that is put in its place later does not mix with it, and is served from the next start on. */
async function openFile(path: string): Promise<BaseMapFile> {
  const handle = await open(path).catch(() => {
    throw new SettingsError(`The setting MAP_PMTILES names ${path}, which cannot be read.`);
  });
  const { size } = await handle.stat();
  const read = (start: number, end: number) => bytesOf(handle, start, end);
  if (!(await isPmtiles(handle))) {
    await handle.close();
    throw new SettingsError(`The setting MAP_PMTILES names ${path}, which is not a PMTiles version 3 file.`);
  }
  return { name: `${await digestOf(read(0, size - 1))}.pmtiles`, size, read, close: () => handle.close() };
}

async function isPmtiles(handle: FileHandle): Promise<boolean> {
  const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0);
  return buffer.toString('latin1') === 'PMTiles\u0003';
}

async function digestOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex').slice(0, 16);
}

const CHUNK_BYTES = 256 * 1024;

async function* bytesOf(handle: FileHandle, start: number, end: number): AsyncGenerator<Uint8Array> {
  for (let at = start; at <= end;) {
    const wanted = Math.min(CHUNK_BYTES, end - at + 1);
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(wanted), 0, wanted, at);
    if (bytesRead === 0) throw new Error('The file of the base map became shorter.');
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}
