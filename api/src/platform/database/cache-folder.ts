import { accessSync, constants, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where derived files are kept between starts; never in git, made again when missing. */
export function cacheFolder(): string {
  const beside = fileURLToPath(new URL('../../../../node_modules/.cache/artesian', import.meta.url));
  return isWritable(beside) ? beside : join(tmpdir(), 'artesian-cache');
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
