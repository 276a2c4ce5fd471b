import type { FastifyReply } from 'fastify';

/** A page of the sign-in, which nothing keeps. */
export function sendPage(reply: FastifyReply, html: string) {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}
