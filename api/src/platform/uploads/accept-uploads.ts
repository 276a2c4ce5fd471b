import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/** Lets the calls of this scope receive files, by `receiveUpload`. */
export async function acceptUploads(scope: FastifyInstance) {
  await scope.register(multipart);
}
