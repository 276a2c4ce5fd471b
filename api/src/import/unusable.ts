import { invalid } from '../platform/problems.ts';

/** An import that cannot begin: the file, the mapping or the command. The message is one sentence for whoever runs it. */
export class Unusable extends Error {}

/** The same as a refusal of the call that asked for it. */
export async function refusingUnusable<T>(work: () => Promise<T> | T, field = 'file'): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Unusable ? invalid(field, error.message) : error;
  }
}
