import { attachedFile } from '@artesian/contract/wells/attachments';
import { answer } from '../platform/calls/answer.ts';
import { isSystemFilename } from '../platform/files.ts';
import { notFound } from '../platform/problems.ts';

/** What a browser shows by itself and runs no script of; everything else is saved to disk. */
const shownInPlace = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'application/pdf'];

interface Kept {
  original_filename: string;
  content_type: string;
}

/** `GET /api/files/{system_filename}`: its bytes; 404 when no attachment has it, or one that has been removed. */
export const answerFile = answer(attachedFile, async ({ params: { system_filename }, reply }, { database, files }) => {
  if (!isSystemFilename(system_filename)) throw notFound('such file');
  const { rows } = await database.pool.query<Kept>(
    'select original_filename, content_type from attachments where system_filename = $1 and not removed',
    [system_filename],
  );
  const bytes = rows[0] && (await files.read(system_filename));
  if (!rows[0] || !bytes) throw notFound('such file');

  const { original_filename, content_type } = rows[0];
  const disposition = shownInPlace.includes(content_type) ? 'inline' : 'attachment';
  return (
    reply
      // A file never changes under its name.
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', 'sandbox')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `${disposition}; filename*=UTF-8''${encoded(original_filename)}`)
      .type(content_type)
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  );
});

/** As RFC 8187 writes names in headers. Half of a surrogate pair, which cannot be written, is replaced. */
const encoded = (name: string): string =>
  encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '_')).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
