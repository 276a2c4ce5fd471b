import { cleanup } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, vi } from 'vitest';
import { queryClient } from '../../src/api.ts';
import './set-up-window.ts';

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
