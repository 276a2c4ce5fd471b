import type { FastifyInstance } from 'fastify';

const MOST_BYTES = 20_000;

/** Lets the calls of this scope be made by HTML forms, whose fields become the body. */
export function acceptForms(scope: FastifyInstance) {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
}
