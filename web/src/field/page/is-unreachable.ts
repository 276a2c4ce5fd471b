import { ApiError } from '@artesian/contract/language/client';

/** Whether the server did not answer, or not as itself: what is on the device may serve then. */
export const isUnreachable = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
