import { toast } from 'sonner';

interface NotifyOptions {
  /** Stays until it is closed by hand. */
  persistent?: boolean;
  /** The way back, as a button in the message, which then stays long enough to be reached. */
  action?: { label: string; onClick: () => void };
}

/** How long a message stays, in milliseconds; an error, or a way back, needs longer to be read and acted on. */
const WAY_BACK = 10_000;
const USUAL = 6000;
const LONG = 15_000;

function optionsFor(usual: number, { persistent, action }: NotifyOptions = {}) {
  return { duration: persistent ? Infinity : action ? WAY_BACK : usual, ...(action && { action }) };
}

/** Errors that still show. */
const errors = new Set<string | number>();

/** A short message at the bottom right; it can be closed by hand. */
export const notify = {
  success: (message: string, options?: NotifyOptions) => toast.success(message, optionsFor(USUAL, options)),
  info: (message: string, options?: NotifyOptions) => toast.info(message, optionsFor(USUAL, options)),
  warning: (message: string, options?: NotifyOptions) => toast.warning(message, optionsFor(USUAL, options)),
  error: (message: string, options?: NotifyOptions) => errors.add(toast.error(message, optionsFor(LONG, options))),
  /** Takes back what was said of failures, once they are made good. */
  forgetErrors: () => {
    for (const id of errors) toast.dismiss(id);
    errors.clear();
  },
};
