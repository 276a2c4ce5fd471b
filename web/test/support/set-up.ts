import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, vi } from 'vitest';
import { queryClient } from '../../src/api.ts';
import { answerByOwnStyle } from './drawn-style.ts';

// A screen is loaded when it is first opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
// Of what is not there yet one needs no copy of the page.
configure({ getElementError: (message) => new Error(message ?? 'Nothing was found.') });

// As in a browser. Here an element would write out all that is within it, for libraries that only ask whether it is the window.
Element.prototype.toString = () => '[object Element]';

answerByOwnStyle();

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
