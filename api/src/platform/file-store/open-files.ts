import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Files } from '../files.ts';
import { openFolder } from './folder.ts';
import { scanned } from './scanned.ts';

/** Where the settings say that files are kept. What speaks to a bucket is loaded for one alone. */
export async function openFiles(config: Config): Promise<Files> {
  const files = await openKept(config);
  return config.VIRUS_SCANNER ? scanned(files, new URL(config.VIRUS_SCANNER)) : files;
}

async function openKept(config: Config): Promise<Files> {
  if (!config.S3_BUCKET) return openFolder(join(config.DATA_DIR, 'files'));
  const { openBucket } = await import('./bucket.ts');
  return openBucket(config);
}
