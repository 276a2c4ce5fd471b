import { toast } from 'sonner';

interface NotifyOptions {
  /** Stays until it is closed by hand. */
  persistent?: boolean;
}

/** How long a message stays, in milliseconds; an error needs longer to be read and acted on. */
const USUAL = 6000;
const ERROR = 15_000;

const duration = (usual: number, { persistent }: NotifyOptions = {}) => (persistent ? Infinity : usual);

/** A short message at the bottom right; it can be closed by hand. */
export const notify = {
  success: (message: string, options?: NotifyOptions) => toast.success(message, { duration: duration(USUAL, options) }),
  info: (message: string, options?: NotifyOptions) => toast.info(message, { duration: duration(USUAL, options) }),
  warning: (message: string, options?: NotifyOptions) => toast.warning(message, { duration: duration(USUAL, options) }),
  error: (message: string, options?: NotifyOptions) => toast.error(message, { duration: duration(ERROR, options) }),
};
