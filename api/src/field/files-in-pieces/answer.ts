import { randomBytes } from 'node:crypto';
import {
  ATTACHMENT_HEADER,
  beginUpload,
  sendPiece,
  UPLOADS_PATH,
  type UploadMetadata,
} from '@artesian/contract/field/files-in-pieces';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answer, answerPrepared } from '../../platform/calls/answer.ts';
import type { Call } from '../../platform/calls/call.ts';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { withoutDeadline } from '../../platform/deadline.ts';
import { notFound, Refusal } from '../../platform/problems.ts';
import { transaction } from '../../platform/transaction.ts';
import { tooLarge } from '../../platform/uploads/words.ts';
import { signedIn, type User } from '../../sign-in/authentication.ts';
import { findMeasuredWell } from '../find-well.ts';
import { finishUpload } from './finish-upload.ts';
import type { KnownUpload } from './known-upload.ts';
import { openPieces, type Pieces, type Standing } from './pieces.ts';
import { readLength, readMetadata } from './read-metadata.ts';

const COLUMNS = 'upload_id, who, metadata, length_bytes::float8 as length_bytes, att_ndx';

/** `POST /api/field-services/uploads` */
const answerBegin = (pieces: Pieces) =>
  answer(beginUpload, async ({ user, request, reply }, context) => {
    const metadata = readMetadata(request.headers['upload-metadata']);
    const length = readLength(request.headers['upload-length']);
    const mostBytes = context.config.ATTACHMENT_MB * 1_000_000;
    if (length > mostBytes) throw tooLarge(mostBytes);
    const upload = await begin(context, pieces, user, request, metadata, length);
    return describe(reply, upload, (await offsetOf(pieces, upload)) ?? 0)
      .code(201)
      .header('location', `${UPLOADS_PATH}/${upload.upload_id}`)
      .send();
  });

/** `PATCH /api/field-services/uploads/{upload_id}`, and HEAD. */
const answerPiece = (pieces: Pieces) =>
  answerPrepared(sendPiece, (app, context) => {
    answerHead(app, context, pieces);
    return async ({ params, user, request, reply }) => {
      const upload = await findOwn(context, user, params.upload_id);
      const standing = await withoutDeadline(request, () => receive(pieces, upload, request));
      if (standing.status >= 400) throw refusalOf(standing);
      await context.database.pool.query('update field_uploads set last_piece_at = now() where upload_id = $1', [
        upload.upload_id,
      ]);
      const offset = standing.offset!;
      return describe(reply, await finishIfWhole(context, pieces, request, upload, offset), offset)
        .code(204)
        .send();
    };
  });

/** Photos and documents of wells that come in pieces. */
export function answerFilesInPieces(config: Config): Call[] {
  const pieces = openPieces(config);
  return [answerBegin(pieces), answerPiece(pieces)];
}

/** Lets the calls of this scope receive pieces of files, which are read by whoever asks for them. */
export function acceptPieces(scope: FastifyInstance) {
  scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
}

/** No call of its own in the contract: it is how the protocol asks what PATCH left. */
function answerHead(app: FastifyInstance, context: Context, pieces: Pieces) {
  app.route({
    method: 'HEAD',
    url: `${UPLOADS_PATH}/:upload_id`,
    config: { access: 'staff', hasEffect: true },
    schema: { hide: true },
    handler: async (request, reply) => {
      const { upload_id } = request.params as { upload_id: string };
      const upload = await findOwn(context, signedIn(request), upload_id);
      const offset = await offsetOf(pieces, upload);
      if (offset === undefined) throw notFound('such upload');
      const known = await finishIfWhole(context, pieces, request, upload, offset);
      return describe(reply, known, offset).code(200).send();
    },
  });
}

const describe = (reply: FastifyReply, { length_bytes, att_ndx }: KnownUpload, offset: number): FastifyReply =>
  reply
    .headers({ 'tus-resumable': '1.0.0', 'upload-offset': offset, 'upload-length': length_bytes })
    .header('cache-control', 'no-store')
    .headers(att_ndx === null ? {} : { [ATTACHMENT_HEADER]: att_ndx });

/** That of another account does not exist for this one. */
async function findOwn({ database }: Context, { sub }: User, upload_id: string): Promise<KnownUpload> {
  const { rows } = await database.pool.query<KnownUpload>(
    `select ${COLUMNS} from field_uploads where upload_id = $1 and who = $2`,
    [upload_id, sub],
  );
  if (!rows[0]) throw notFound('such upload');
  return rows[0];
}

/** How much is there; undefined where what was there is gone. What became an attachment is there as a whole. */
async function offsetOf(pieces: Pieces, { upload_id, length_bytes, att_ndx }: KnownUpload) {
  return att_ndx === null ? (await pieces.ask(upload_id)).offset : length_bytes;
}

async function receive(
  pieces: Pieces,
  { upload_id, length_bytes, att_ndx }: KnownUpload,
  request: FastifyRequest,
): Promise<Standing> {
  if (att_ndx === null) return pieces.take(upload_id, request);
  // The answer to its last piece was lost.
  const isEnd = request.headers['upload-offset'] === String(length_bytes);
  return { status: isEnd ? 204 : 409, offset: length_bytes, words: 'The file is already complete.' };
}

/** A new upload, or the one that this device began under the same id. */
const begin = (
  { database }: Context,
  pieces: Pieces,
  { sub }: User,
  request: FastifyRequest,
  metadata: UploadMetadata,
  length: number,
) =>
  transaction(database, { sub, requestId: request.id }, async (client): Promise<KnownUpload> => {
    await findMeasuredWell(client, metadata.well_ndx);
    const { rows: added } = await client.query<KnownUpload>(
      `insert into field_uploads (upload_id, device_id, metadata, length_bytes) values ($1, $2, $3, $4)
       on conflict on constraint field_uploads_once do nothing
       returning ${COLUMNS}`,
      [randomBytes(16).toString('hex'), metadata.id, JSON.stringify(metadata), length],
    );
    const { rows: known } = await client.query<KnownUpload>(
      `select ${COLUMNS} from field_uploads where device_id = $1 for update`,
      [metadata.id],
    );
    const upload = known[0]!;
    if (upload.who !== sub) throw usedAlready('Someone else has already uploaded a file with this ID.');
    if (upload.length_bytes !== length) throw usedAlready('Another file was already uploaded with this ID.');
    if (added.length > 0 || (await offsetOf(pieces, upload)) === undefined)
      await pieces.begin(upload.upload_id, upload.length_bytes);
    return upload;
  });

const usedAlready = (words: string) => new Refusal(422, 'upload-id', 'Refused', words);

async function finishIfWhole(
  context: Context,
  pieces: Pieces,
  request: FastifyRequest,
  upload: KnownUpload,
  offset: number,
): Promise<KnownUpload> {
  if (upload.att_ndx !== null || offset < upload.length_bytes) return upload;
  return withoutDeadline(request, () => finishUpload(context, pieces, request.id, upload));
}

/** The words of the protocol are for programs. */
function refusalOf({ status, words }: Standing): Refusal {
  if (status === 409)
    return new Refusal(409, 'offset', 'Refused', 'The piece does not begin where the last one ended.');
  if (status === 404 || status === 410) return notFound('such upload');
  if (status < 500) return new Refusal(status, 'upload', 'Refused', words.trim() || 'This does not continue the file.');
  return new Refusal(400, 'cut-off', 'Not complete', 'The upload was interrupted. Check how much was received.');
}
