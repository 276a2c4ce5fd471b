import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { FILES } from './copy-data.ts';

/** What a backup says of itself. */
const manifest = z.object({
  product: z.literal('Artesian'),
  version: z.string(),
  madeAt: z.iso.datetime(),
  database: z.enum(['embedded', 'server']),
  /** Where they were; in the backup they stand as those of a folder do. */
  files: z.enum(['folder', 'bucket']),
  /** The last seal of history, by which `npm run verify -- history` sees later whether anything before it was altered. */
  sealed: z.object({ day: z.iso.date(), hash: z.string() }).optional(),
});
export type Manifest = z.output<typeof manifest>;

/** Where everything of a backup is. */
export const placesIn = (folder: string) => ({
  manifest: join(folder, 'backup.json'),
  dump: join(folder, 'database.dump'),
  embedded: join(folder, 'database'),
  data: join(folder, 'data'),
  files: join(folder, 'data', FILES),
});

export const writeManifest = (folder: string, content: Manifest) =>
  writeFileSync(placesIn(folder).manifest, `${JSON.stringify(content, null, 2)}\n`);

export const readManifest = (folder: string): Manifest =>
  manifest.parse(JSON.parse(readFileSync(placesIn(folder).manifest, 'utf8')));
