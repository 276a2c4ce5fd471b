import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/** Lets the calls of this scope receive files, each whole in one call, by `receiveUpload`. In pieces they come to `field/files-in-pieces`. */
export async function acceptUploads(scope: FastifyInstance) {
  await scope.register(multipart);
}
