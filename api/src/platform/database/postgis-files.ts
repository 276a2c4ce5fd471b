import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { cacheFolder } from './cache-folder.ts';

/** The library and the projections; the rest (raster, topology, and the scripts that made the template) is not used. */
const USED = /^(lib\/postgresql\/postgis-3\.so|share\/proj\/proj\.db)$/;
const BLOCK = 512;

/**
 * The folder with the files of PostGIS that the embedded database reads. From a folder the engine takes what it needs; the package as it
 * comes would be unpacked into memory at each start, several times over. Made from the installed package in about a second, once.
 */
export async function postgisFiles(): Promise<string> {
  const whole = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite-postgis')), 'postgis.tar.gz');
  const folder = join(cacheFolder(), 'postgis-0.2.8');
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  await unpackUsed(createReadStream(whole).pipe(createGunzip()), unfinished);
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return folder;
}

/** Writes the used files of a tar archive into a folder, without their paths. */
async function unpackUsed(archive: AsyncIterable<Buffer>, folder: string) {
  let pending: Buffer = Buffer.alloc(0);
  let file: FileHandle | undefined;
  /** Of the file that is being read, and of the blocks that it takes. */
  let left = { content: 0, blocks: 0 };
  for await (const chunk of archive) {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length > 0 && (left.blocks > 0 || pending.length >= BLOCK)) {
      if (left.blocks > 0) {
        const read = Math.min(left.blocks, pending.length);
        await file?.appendFile(pending.subarray(0, Math.min(left.content, read)));
        pending = pending.subarray(read);
        left = { content: Math.max(left.content - read, 0), blocks: left.blocks - read };
        continue;
      }
      const { name, size } = readHeader(pending.subarray(0, BLOCK));
      pending = pending.subarray(BLOCK);
      await file?.close();
      file = USED.test(name) ? await open(join(folder, basename(name)), 'w') : undefined;
      left = { content: size, blocks: Math.ceil(size / BLOCK) * BLOCK };
    }
  }
  await file?.close();
}

function readHeader(header: Buffer): { name: string; size: number } {
  const text = (start: number, end: number) => header.toString('latin1', start, end).replace(/\0.*$/s, '');
  return { name: text(0, 100).replace(/^\.\//, ''), size: Number.parseInt(text(124, 136).trim() || '0', 8) };
}
