import { cleanup, configure } from '@testing-library/react';
import * as react from 'react';
import { toast } from 'sonner';
import { afterAll, afterEach, vi } from 'vitest';
import { queryClient } from '../../src/api.ts';
import { answerByOwnStyle, holdStylesBack } from './drawn-style.ts';

// A screen is loaded when it is first opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
// Of what is not there yet one needs no copy of the page.
configure({ getElementError: (message) => new Error(message ?? 'Nothing was found.') });

// What failed is asked again after seconds that a person has to spare: three for each test of a failure.
const { queries, ...others } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 100 } });

// As in a browser. Here an element would write out all that is within it, for libraries that only ask whether it is the window.
Element.prototype.toString = () => '[object Element]';

answerByOwnStyle();
holdStylesBack();

// React's development build keeps a stack for each element, up to a count of them: a fifth of the time of these tests, for nothing.
const internals = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

// Each test starts clean: not its page, its messages, its answers, nor what it kept on the device.
afterEach(() => {
  toast.dismiss();
  cleanup();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

// A message that has just gone is taken out a fifth of a second later, by when its test may have ended and its window be gone.
afterAll(async () => {
  if (toast.getHistory().length > 0) await new Promise((resolve) => setTimeout(resolve, 300));
});
