import { attachedFile, isPicture, originalFile, type PictureSize } from '@artesian/contract/wells/attachments';
import type { FastifyReply } from 'fastify';
import { answer } from '../platform/calls/answer.ts';
import type { Database } from '../platform/database/open-database.ts';
import { isSystemFilename, pictureFilename, type Files } from '../platform/files.ts';
import { keepPictures, makePictures } from '../platform/make-pictures.ts';
import { notFound, Refusal } from '../platform/problems.ts';

interface Kept {
  original_filename: string;
  content_type: string;
}

/** `GET /api/files/{system_filename}`: 404 when no attachment has it, or one that has been removed. */
export const answerFile = answer(attachedFile, async ({ params, query, reply }, { database, files }) => {
  const { system_filename: name } = params;
  const file = await find(database, name, 'not removed');
  const picture = isPicture(file.content_type);
  const bytes = picture ? await pictureOf(files, name, Number(query.size) as PictureSize) : await read(files, name);
  // A file never changes under its name.
  void reply.header('cache-control', 'public, max-age=31536000, immutable');
  if (picture) return send(reply, bytes, 'inline', asWebp(file));
  return send(reply, bytes, file.content_type === 'application/pdf' ? 'inline' : 'attachment', file);
});

/** `GET /api/originals/{system_filename}`: of removed attachments, too. */
export const answerOriginal = answer(originalFile, async ({ params, reply }, { database, files }) => {
  const { system_filename: name } = params;
  const file = await find(database, name, 'true');
  void reply.header('cache-control', 'private, no-store');
  return send(reply, await read(files, name), 'attachment', file);
});

async function find({ pool }: Database, name: string, condition: string): Promise<Kept> {
  if (!isSystemFilename(name)) throw notFound('such file');
  const { rows } = await pool.query<Kept>(
    `select original_filename, content_type from attachments where system_filename = $1 and ${condition}`,
    [name],
  );
  if (!rows[0]) throw notFound('such file');
  return rows[0];
}

async function read(files: Files, name: string): Promise<Uint8Array> {
  const bytes = await files.read(name);
  if (!bytes) throw notFound('such file');
  return bytes;
}

/** Made when it is asked for the first time, where that was not done with its upload. */
async function pictureOf(files: Files, name: string, size: PictureSize): Promise<Uint8Array> {
  const known = await files.read(pictureFilename(name, size));
  if (known) return known;
  const pictures = await makePictures(await read(files, name));
  if (!pictures) throw cannotBeShown();
  await keepPictures(files, name, pictures);
  return pictures[size];
}

const cannotBeShown = () =>
  new Refusal(
    422,
    'cannot-be-shown',
    'Cannot be shown',
    'This picture is damaged or in a format that cannot be shown. The district has the original.',
  );

const asWebp = ({ original_filename: name }: Kept): Kept => ({
  original_filename: `${name.replace(/\.\w+$/, '')}.webp`,
  content_type: 'image/webp',
});

function send(
  reply: FastifyReply,
  bytes: Uint8Array,
  disposition: 'inline' | 'attachment',
  { original_filename, content_type }: Kept,
) {
  return reply
    .header('content-security-policy', 'sandbox')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encoded(original_filename)}`)
    .type(content_type)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** As RFC 8187 writes names in headers. Half of a surrogate pair, which cannot be written, is replaced. */
const encoded = (name: string): string =>
  encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '_')).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
