import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';

/**
 * The bytes of a photo or document. Open to whoever holds its name, which nobody can guess: an `<img>` carries no token.
 * Answers the file itself under its content type; 404 when its attachment has been removed.
 */
export const attachedFile = endpoint({
  method: 'GET',
  path: '/api/files/{system_filename}',
  access: 'open',
  summary: 'A photo or document',
  params: z.object({ system_filename: z.string() }),
  answer: z.unknown(),
});
