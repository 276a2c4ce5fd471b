import type { ReactNode } from 'react';
import type { toast as Toast } from 'sonner';

interface NotifyOptions {
  /** Stays until it is closed by hand. */
  persistent?: boolean;
  /** What else there is to say, in smaller words below. */
  description?: ReactNode;
  /** The way back, as a button in the message, which then stays long enough to be reached. */
  action?: { label: string; onClick: () => void };
}

/** How long a message stays, in milliseconds; a way back needs longer to be reached. */
const USUAL = 6000;
const WAY_BACK = 10_000;

function optionsFor({ persistent, description, action }: NotifyOptions = {}) {
  return { duration: persistent ? Infinity : action ? WAY_BACK : USUAL, description, ...(action && { action }) };
}

/** Errors that still show. */
const errors = new Set<string | number>();

type Tell = (toast: typeof Toast) => void;
let shown: typeof Toast | undefined;
let waiting: Tell[] = [];

function show(tell: Tell) {
  if (shown) tell(shown);
  else waiting.push(tell);
}

/** What shows messages from now on. Those that came before it are told first. */
export function showWith(toast: typeof Toast) {
  shown = toast;
  for (const tell of waiting) tell(toast);
  waiting = [];
}

/** A short message at the bottom right; it can be closed by hand. */
export const notify = {
  success: (message: string, options?: NotifyOptions) => show((toast) => toast.success(message, optionsFor(options))),
  info: (message: string, options?: NotifyOptions) => show((toast) => toast.info(message, optionsFor(options))),
  warning: (message: string, options?: NotifyOptions) => show((toast) => toast.warning(message, optionsFor(options))),
  /** Stays: whoever looked away must still learn of it. */
  error: (message: string, options?: NotifyOptions) =>
    show((toast) => errors.add(toast.error(message, optionsFor({ persistent: true, ...options })))),
  /** Takes back what was said of failures, once they are made good. */
  forgetErrors: () =>
    show((toast) => {
      for (const id of errors) toast.dismiss(id);
      errors.clear();
    }),
};
