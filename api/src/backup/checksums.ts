import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UnusableBackup } from './unusable.ts';

/** As `sha256sum` writes and checks it: what it names, and nothing else, is the backup. Written last: without it a backup is not whole. */
const LIST = 'SHA256SUMS';

/** Lists everything in the folder with its checksum. */
export async function writeChecksums(folder: string): Promise<number> {
  const lines: string[] = [];
  for (const path of pathsIn(folder)) lines.push(`${await checksumOf(join(folder, path))}  ${path}`);
  writeFileSync(join(folder, LIST), `${lines.join('\n')}\n`);
  return lines.length;
}

/** Throws UnusableBackup, with the first file that is missing, changed or not of the backup. */
export async function verifyChecksums(folder: string) {
  if (!existsSync(join(folder, LIST)))
    throw new UnusableBackup(`The backup in ${folder} is incomplete: ${LIST}, which is written last, is missing.`);
  const found = new Set(pathsIn(folder));
  const lines = readFileSync(join(folder, LIST), 'utf8').split('\n').filter(Boolean);
  for (const line of lines) {
    const [checksum, path] = [line.slice(0, 64), line.slice(66)];
    if (!found.delete(path))
      throw new UnusableBackup(`The backup is missing ${path}, which is in its list of checksums.`);
    if ((await checksumOf(join(folder, path))) !== checksum)
      throw new UnusableBackup(`The backup is damaged: ${path} has changed since the backup. Use another backup.`);
  }
  const [stranger] = found;
  if (stranger)
    throw new UnusableBackup(`${stranger} does not belong to this backup: it is not in its list of checksums.`);
}

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => path !== LIST)
    .toSorted();
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
