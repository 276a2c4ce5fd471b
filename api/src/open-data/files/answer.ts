import {
  fetchOpenDataFile,
  listOpenDataFiles,
  makeOpenDataFiles as makeFiles,
  openDataFileNames,
  openDataFiles,
  type OpenDataFileName,
} from '@artesian/contract/open-data/files';
import type { Pool } from 'pg';
import { answer } from '../../platform/calls/answer.ts';
import type { Call } from '../../platform/calls/call.ts';
import { byteRange } from '../../platform/byte-range.ts';
import { notFound } from '../../platform/problems.ts';
import { makeOpenDataFiles } from './make-files.ts';

interface KeptFile {
  file_name: OpenDataFileName;
  system_filename: string;
  bytes: number;
  sha256: string;
  made_at: string;
}

async function findKept(pool: Pool): Promise<Map<OpenDataFileName, KeptFile>> {
  const { rows } = await pool.query<KeptFile>('select * from open_data_files');
  return new Map(rows.map((row) => [row.file_name, row]));
}

const answerList = answer(listOpenDataFiles, async ({ reply }, { config, database }) => {
  void reply.header('access-control-allow-origin', '*').header('cache-control', 'public, no-cache');
  const kept = await findKept(database.pool);
  return {
    files: openDataFileNames.flatMap((name) => {
      const file = kept.get(name);
      if (!file) return [];
      const { mediaType: type, ...words } = openDataFiles[name];
      const { bytes, sha256, made_at } = file;
      return [{ name, ...words, href: `${config.origin}/ogc/files/${name}`, type, bytes, sha256, made_at }];
    }),
  };
});

/** A reader who takes nothing for so long has gone. */
const STALLED_MS = 30_000;

/**
 * Under one address the file changes each night: whoever has the present one is told so (304). A download that broke off goes on from where
 * it was (206), and begins anew where the file was made anew meanwhile.
 */
const answerFile = answer(fetchOpenDataFile, async ({ params, request, reply }, { database, files }) => {
  const kept = (await findKept(database.pool)).get(params.file);
  if (!kept) throw notFound('such file yet: files are created at night');
  const etag = `"${kept.sha256}"`;
  void reply
    .header('access-control-allow-origin', '*')
    .header('cache-control', 'public, no-cache')
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('last-modified', new Date(kept.made_at).toUTCString());
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const { range: asked, 'if-range': known = etag } = request.headers;
  const range = known === etag && request.method === 'GET' ? byteRange(asked, kept.bytes) : undefined;
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${kept.bytes}`).send();
  const content = await files.open(kept.system_filename, range);
  if (!content) throw notFound('such file any more: new files are created at night');
  reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy());
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${kept.bytes}`);
  return reply
    .header('content-disposition', `attachment; filename="${params.file}"`)
    .header('content-length', range ? range.end - range.start + 1 : kept.bytes)
    .type(openDataFiles[params.file].mediaType)
    .send(content);
});

const answerMake = answer(makeFiles, (_asked, { jobs }) => jobs.ask(makeOpenDataFiles));

/** All of the open data as files. */
export const answerOpenDataFiles: Call[] = [answerList, answerFile, answerMake];
