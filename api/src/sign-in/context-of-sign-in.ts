import type { Context } from '../platform/context.ts';

/** What the pages of the built-in sign-in work with. */
export type ContextOfSignIn = Pick<Context, 'config' | 'database' | 'jobs'>;
