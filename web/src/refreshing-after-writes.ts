import type { QueryClient } from '@tanstack/react-query';

/**
 * `fetch`, after whose writes all that is on the screen is asked for anew, so that nothing shows what was true before; what did not
 * change answers 304. A question that needs a body is no write: questions can be called off, and so come with a signal, as else only files do.
 */
export const refreshingAfterWrites =
  (queries: QueryClient, fetchAnswer: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await fetchAnswer(input, init);
    const isQuestion = init?.signal && !(init.body instanceof FormData);
    const isWrite = (init?.method ?? 'GET') !== 'GET' && !isQuestion;
    if (response.ok && isWrite) void queries.invalidateQueries({ refetchType: 'active' });
    return response;
  };
