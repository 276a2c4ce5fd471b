import type { z } from 'zod';
import { invalidFields } from './problems.ts';

/** What was sent, as `schema` reads it. Refuses with 400 the fields that are wrong, each named with the `prefix` before it. */
export function parsed<S extends z.ZodType>(schema: S, sent: unknown, prefix = ''): z.output<S> {
  const read = schema.safeParse(sent);
  if (read.success) return read.data;
  throw invalidFields(read.error.issues.map(({ path, message }) => ({ field: prefix + path.join('.'), message })));
}
