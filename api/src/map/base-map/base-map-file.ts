import { Readable } from 'node:stream';
import { baseMapFile } from '@artesian/contract/map/base-map';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answer } from '../../platform/calls/answer.ts';
import { notFound } from '../../platform/problems.ts';
import { byteRange } from '../../platform/byte-range.ts';
import type { BaseMapFile } from './open-base-map.ts';

/**
 * `GET /api/public-map/base-map/{file}`: all of it (200), a range (206), 304 when the reader has it, 416 when a range begins beyond its
 * end. 404 under another name than today's.
 */
export const answerBaseMapFile = answer(baseMapFile, async ({ params, request, reply }, { baseMap }) => {
  const file = baseMap?.file;
  if (file?.name !== params.file) throw notFound('such file of a base map');
  const etag = `"${params.file}"`;
  void reply
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'public, max-age=31536000, immutable');
  if (isListed(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return sendPart(request, reply, file, etag);
});

function sendPart({ method, headers }: FastifyRequest, reply: FastifyReply, file: BaseMapFile, etag: string) {
  const { size } = file;
  const isStill = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isStill && method === 'GET' ? byteRange(headers.range, size) : undefined;
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) void reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  void reply.type(baseMapFile.file!).header('content-length', end - start + 1);
  // Fastify drains the body of a HEAD; there is nothing to read then.
  return reply.send(Readable.from(method === 'HEAD' ? [] : file.read(start, end), { objectMode: false }));
}

const isListed = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
