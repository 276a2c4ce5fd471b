import type { UseQueryResult } from '@tanstack/react-query';

/** Whether something may still come in a moment. What failed once is not waited for. */
export const isFirstTry = ({ isPending, failureCount, fetchStatus }: UseQueryResult): boolean =>
  isPending && failureCount === 0 && fetchStatus !== 'idle';
