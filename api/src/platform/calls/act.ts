import { callName } from '@artesian/contract/language/addresses';
import type { Endpoint, Upload } from '@artesian/contract/language/endpoint';
import { CONFIRMED_FIELDS } from '@artesian/contract/language/usual';
import type { Access } from '@artesian/contract/language/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { z } from 'zod';
import { signedIn, type User } from '../../sign-in/authentication.ts';
import type { Context } from '../context.ts';
import { invalid } from '../problems.ts';
import { onceOnly, type Answer } from '../repeated-calls.ts';
import { transaction } from '../transaction.ts';
import { bodyOf, contentOfFiles, discardAll, receiveFiles, type ReceivedFile } from '../uploads/receive-files.ts';
import { contentOf, receiveUpload, type UploadedFile } from '../uploads/receive-upload.ts';
import type { Call } from './call.ts';
import { changeIn, withEffects } from './effects-of-save.ts';
import { mountRoute } from './mount-route.ts';

/** What is asked of a call that writes, and the transaction to write in. */
export interface Act<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, X extends Access> {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  /** Only a call that is open has visitors. */
  user: X extends 'open' ? User | null : User;
  /** Use this one alone: the embedded database has a single connection. */
  client: pg.PoolClient;
  /** The version that the save is based on, from If-Match. */
  version: number | undefined;
  /** The fields whose unlikely values are meant, from Confirmed-Fields. */
  confirmed: readonly string[];
  /** The browser that sends what was written in the field, from Device-Id. */
  device: string | undefined;
}

/** What comes with a file. */
type ActOnFile<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, X extends Access> = Act<
  P,
  Q,
  B,
  X
> & {
  file: UploadedFile;
};

/** Who acts that has not signed in, in history and in stamps. */
const VISITOR = 'visitor';

/**
 * Answers a call that writes: all in one transaction on behalf of who is signed in, or of a visitor, and once only for an Idempotency-Key. What
 * `perform` returns is the answer; its `version` becomes the ETag. What follows from it `begin`s when all is written;
 * a promise of it is waited for.
 */
export function act<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType,
  X extends Access,
>(
  endpoint: Endpoint<P, Q, B, A, X>,
  perform: (asked: Act<P, Q, B, X>, context: Context) => Promise<z.input<A> | void>,
  begin?: (context: Context, params: z.output<P>) => void | Promise<void>,
): Call {
  return writing(endpoint, async (request, context, once) => {
    const body = request.body as z.output<B>;
    const answer = await once(body, (asked) => perform({ ...asked, body } as Act<P, Q, B, X>, context));
    await begin?.(context, request.params as z.output<P>);
    return answer;
  });
}

/** The same of a call that a file comes with, which is kept when `perform` has done its work and is nowhere when it has not. */
export function actOnFile<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType,
  X extends Access,
>(
  endpoint: Endpoint<P, Q, B, A, X> & { upload?: Upload },
  perform: (asked: ActOnFile<P, Q, B, X>, context: Context) => Promise<z.input<A> | void>,
): Call {
  const { upload } = endpoint;
  if (!upload) throw new Error(`${callName(endpoint)} declares no upload.`);
  return writing(endpoint, async (request, context, once) => {
    const mostBytes = upload.mostBytes ?? context.config.ATTACHMENT_MB * 1_000_000;
    const received = await receiveUpload(request, context.files, { ...upload, mostBytes });
    const { file } = received;
    try {
      const body = bodyOf(endpoint, received.fields);
      return await once(contentOf(received), async (asked) => {
        const answer = await perform({ ...asked, body, file } as ActOnFile<P, Q, B, X>, context);
        await file.keep();
        return answer;
      });
    } finally {
      await file.discard();
    }
  });
}

/**
 * The same of a call that several files may come with. They are kept when `perform` has done its work, which may refuse them; what follows
 * `begin`s when all is written.
 */
export function actOnFiles<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType,
  X extends Access,
>(
  endpoint: Endpoint<P, Q, B, A, X>,
  perform: (
    asked: Act<P, Q, B, X> & { files: readonly ReceivedFile[] },
    context: Context,
  ) => Promise<z.input<A> | void>,
  begin: (context: Context) => void,
): Call {
  const { upload } = endpoint;
  if (!upload) throw new Error(`${callName(endpoint)} declares no upload.`);
  return writing(endpoint, async (request, context, once) => {
    const received = await receiveFiles(request, context.files, upload);
    const { files } = received;
    try {
      const body = bodyOf(endpoint, received.fields);
      const answer = await once(contentOfFiles(received), async (asked) => {
        const performed = await perform({ ...asked, body, files } as Parameters<typeof perform>[0], context);
        for (const file of files) await file.keep();
        return performed;
      });
      begin(context);
      return answer;
    } finally {
      await discardAll(files);
    }
  });
}

type Asked = Omit<Act<z.ZodObject, z.ZodObject, z.ZodType, 'open'>, 'body'>;
/** Does the work in a transaction, unless the same `content` came with the same Idempotency-Key before. */
type Once = (content: unknown, perform: (asked: Asked) => Promise<unknown>) => Promise<Answer>;

function writing(
  endpoint: unknown,
  answerTo: (request: FastifyRequest, context: Context, once: Once) => Promise<Answer>,
): Call {
  const declared = endpoint as Endpoint;
  return {
    endpoint: declared,
    mount(app, context) {
      mountRoute(app, declared, async (request, reply) => {
        const user = declared.access === 'open' ? request.user : signedIn(request);
        const who = user?.sub ?? VISITOR;
        const version = baseVersion(request);
        const confirmed = confirmedFields(request);
        const device = deviceOf(request);
        const change = changeIn(request);
        const { params, query } = request as Pick<Asked, 'params' | 'query'>;
        const once: Once = (content, perform) =>
          transaction(context.database, { sub: who, requestId: request.id, device }, (client) =>
            withEffects(client, change, () =>
              onceOnly(client, repeatable(request, who, content), async () => ({
                status: declared.status,
                body: await perform({ params, query, user, client, version, confirmed, device }),
              })),
            ),
          );
        return send(reply, await answerTo(request, context, once));
      });
    },
  };
}

const repeatable = (request: FastifyRequest, who: string, content: unknown) => ({
  key: repeatedKey(request),
  who,
  call: `${request.method} ${request.url}`,
  body: content,
});

function send(reply: FastifyReply, { status, body }: Answer) {
  void reply.code(status).header('cache-control', 'private, no-cache');
  const { version } = (body ?? {}) as { version?: unknown };
  if (typeof version === 'number') void reply.header('etag', `"${version}"`);
  return status === 204 ? reply.send() : reply.send(body);
}

function confirmedFields({ headers }: FastifyRequest): string[] {
  const header = headers[CONFIRMED_FIELDS];
  return typeof header === 'string' ? header.split(',').map((field) => field.trim()) : [];
}

function baseVersion({ headers }: FastifyRequest): number | undefined {
  const header = headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined)
    throw invalid('If-Match', 'If-Match must be the version of the record in quotes, such as "3".');
  return Number(version);
}

const repeatedKey = (request: FastifyRequest) => nameIn(request, 'Idempotency-Key');
const deviceOf = (request: FastifyRequest) => nameIn(request, 'Device-Id');

/** A name that the caller makes up and sends in a header. */
function nameIn({ headers }: FastifyRequest, header: string): string | undefined {
  const name = headers[header.toLowerCase()];
  if (name === undefined) return undefined;
  if (typeof name !== 'string' || !/^[\w:.-]{8,200}$/.test(name))
    throw invalid(header, `${header} must have 8 to 200 letters, digits, hyphens, dots or colons.`);
  return name;
}
