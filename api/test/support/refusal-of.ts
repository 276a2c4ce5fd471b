import { ApiError } from '@artesian/contract/language/client';
import type { Problem } from '@artesian/contract/language/problem';

/** Why a call was refused; throws when it was not. */
export async function refusalOf(call: Promise<unknown>): Promise<Partial<Problem>> {
  const error: unknown = await call.then(
    () => new Error('The call was answered.'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error.problem;
  throw error;
}
