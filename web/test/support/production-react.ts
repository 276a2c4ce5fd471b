import react from 'react';
import { flushSync } from 'react-dom';

/**
 * Screens are tested with the build of React that people get, which is also twice as fast. It has no `act` of its own, on which
 * Testing Library builds: what the work changes is drawn when it returns, with its effects.
 */
function act(work: () => unknown): PromiseLike<unknown> {
  let result: unknown;
  flushSync(() => {
    result = work();
  });
  return Promise.resolve(result);
}

Object.assign(react, { act });
