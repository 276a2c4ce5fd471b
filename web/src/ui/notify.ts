import type { ReactNode } from 'react';
import { toast } from 'sonner';

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

/** A short message at the bottom right; it can be closed by hand. */
export const notify = {
  success: (message: string, options?: NotifyOptions) => toast.success(message, optionsFor(options)),
  info: (message: string, options?: NotifyOptions) => toast.info(message, optionsFor(options)),
  warning: (message: string, options?: NotifyOptions) => toast.warning(message, optionsFor(options)),
  /** Stays: whoever looked away must still learn of it. */
  error: (message: string, options?: NotifyOptions) =>
    errors.add(toast.error(message, optionsFor({ persistent: true, ...options }))),
  /** Takes back what was said of failures, once they are made good. */
  forgetErrors: () => {
    for (const id of errors) toast.dismiss(id);
    errors.clear();
  },
};
