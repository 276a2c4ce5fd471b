import { t } from '@artesian/domain/texts/translate';
import { constraintWords, passedByReason, ruleWords } from '@artesian/contract/constraints';
import { NEEDS_REASON } from '@artesian/contract/language/save-headers';
import type { Problem } from '@artesian/contract/language/problem';
import { UNLIKELY } from '@artesian/contract/language/usual';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLostConnection } from './lost-connection.ts';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

type Details = Partial<Pick<Problem, 'errors' | 'current' | 'conflicts' | 'effects'>>;

/** An answer other than success, in words that a person may read. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly details: Details;
  constructor(status: number, code: string, title: string, detail: string, details: Details = {}) {
    super(detail);
    this.status = status;
    this.code = code;
    this.title = title;
    this.details = details;
  }
}

export const notFound = (what: string) =>
  new Refusal(404, 'not-found', t('Not found'), t('There is no {what}.', { what: t(what) }));
export const unauthorized = (detail = t('Sign in to continue.')) => new Refusal(401, 'unauthorized', 'Sign in', detail);
export const forbidden = (detail = t('You do not have permission to access this resource.')) =>
  new Refusal(403, 'forbidden', t('Unauthorized'), detail);
export const invalid = (field: string, message: string) =>
  new Refusal(400, 'validation', 'Some fields need attention', message, { errors: [{ field, message }] });
/** The same of several fields, each of which the words name. */
export function invalidFields(errors: readonly { field: string; message: string }[]) {
  const words = errors.map(({ field, message }) => `${field}: ${t(message)}`).join(' ');
  return new Refusal(400, 'validation', 'Some fields need attention', words, { errors: [...errors] });
}
/** Refuses with 400 where there is something wrong with fields. */
export function refuseFields(errors: readonly { field: string; message: string }[]) {
  if (errors.length > 0) throw invalidFields(errors);
}
/** Asks whether something unlikely is meant; nothing is saved until the caller names the fields as confirmed. */
export const unlikely = (errors: readonly { field: string; message: string }[]) =>
  new Refusal(422, UNLIKELY, t('Please review'), errors.map(({ message }) => message).join(' '), {
    errors: [...errors],
  });
export const conflict = (current: Record<string, unknown>) =>
  new Refusal(
    412,
    'conflict',
    t('Someone else saved first'),
    t('Someone else has changed this record since you opened it.'),
    { current },
  );

const DISK_FULL = t(
  'The server’s disk is full, so this could not be saved. Your entries are kept. Tell the server administrator.',
);
const TRY_AGAIN = t('The database is busy or cannot be reached. Your entries are kept; try again in a moment.');

/** What PostgreSQL's error classes mean to a caller, where no constraint of ours has words of its own. */
const databaseErrors: [RegExp, number, string, string][] = [
  [/^23505$/, 409, 'exists', t('This record already exists.')],
  [/^23503$/, 422, 'constraint', t('This refers to a record that does not exist, or other records refer to it.')],
  [/^23502$/, 422, 'constraint', t('A required value is missing.')],
  [/^23(514|P01)$/, 422, 'constraint', t('A value breaks a rule of this table.')],
  [/^(40001|40P01|55P03)$/, 409, 'busy', t('Someone else is changing the same record. Try again.')],
  [/^22/, 400, 'validation', t('A value cannot be stored: it is too large, too long or malformed.')],
  [/^53100$/, 507, 'disk-full', DISK_FULL],
  [/^(57|53|08|25006)/, 503, 'unavailable', TRY_AGAIN],
];
/** A full disk, or what one person may have of it. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/** The name of a constraint begins with that of its table, so that no two tables share one. */
const wordsOf = new Map([...Object.values(constraintWords), ruleWords].flatMap((words) => Object.entries(words)));

/** The one place where an error becomes an answer. */
export function answerProblems(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'call failed');
    return sendProblem(request, reply, refusal);
  });
}

/** What any error means to a caller. */
export const refusalOf = (error: Error): Refusal =>
  error instanceof Refusal ? error : asRefusal(error as FastifyError);

/** An answer that takes too long, whatever it waits for. */
export const tooSlow = () => new Refusal(503, 'unavailable', t('Not available'), TRY_AGAIN);

/** Whether an error says that the database or the identity provider cannot be asked, rather than what they answered. */
export const isUnavailable = (error: unknown): boolean => error instanceof Error && refusalOf(error).status === 503;

/** What is refused before a call is even found, such as an address that is none. */
export const answerFrameworkProblem = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(request, reply, asRefusal(error));

function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const { errors } = refusal.details;
  const body: Problem = {
    type: 'about:blank',
    title: t(refusal.title),
    status: refusal.status,
    detail: t(refusal.message),
    code: refusal.code,
    ...refusal.details,
    ...(errors && { errors: errors.map((error) => ({ ...error, message: t(error.message) })) }),
    request_id: request.id,
  };
  if (refusal.status === 503) void reply.header('retry-after', '5');
  if (refusal.status === 401) void reply.header('www-authenticate', challengeOf(request));
  return reply
    .code(refusal.status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

/** How a program signs in, and whether it was its token that was no good (RFC 6750). */
const challengeOf = ({ headers }: FastifyRequest): string =>
  headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"';

function asRefusal(error: FastifyError & { constraint?: string }): Refusal {
  if (hasZodFastifySchemaValidationErrors(error)) return asValidationRefusal(error.validation);
  const broken = wordsOf.get(error.constraint ?? '');
  if (broken) {
    const errors = broken.field ? [{ field: broken.field, message: broken.message }] : [];
    const code = passedByReason.includes(error.constraint!) ? NEEDS_REASON : 'constraint';
    return new Refusal(422, code, t('A rule is broken'), broken.message, { errors });
  }
  const known = databaseErrors.find(([pattern]) => /^[0-9A-Z]{5}$/.test(error.code) && pattern.test(error.code));
  if (known) return new Refusal(known[1], known[2], known[1] === 503 ? t('Not available') : 'Refused', known[3]);
  if (NO_ROOM.has(error.code)) return new Refusal(507, 'disk-full', t('No room left'), DISK_FULL);
  if (isLostConnection(error)) return new Refusal(503, 'unavailable', t('Not available'), TRY_AGAIN);
  if (error.statusCode && error.statusCode < 500)
    return new Refusal(error.statusCode, 'refused', 'Refused', plain(error));
  if (error.statusCode === 503) return new Refusal(503, 'unavailable', t('Not available'), TRY_AGAIN);
  return new Refusal(
    500,
    'internal',
    t('Something went wrong'),
    t('Something went wrong on our side. Quote the request id if it happens again.'),
  );
}

function asValidationRefusal(issues: { instancePath: string; message?: string }[]): Refusal {
  const errors = issues.map((issue) => ({
    field: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: issue.message ?? t('This value is not valid.'),
  }));
  const words = errors.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join(' ');
  return new Refusal(400, 'validation', 'Some fields need attention', words, { errors });
}

/** Fastify's own refusals are in plain words, but for the code that some begin with. */
function plain(error: Error): string {
  return error.message.replace(/^FST_\w+:\s*/, '');
}
