import { remember, remembered } from '../ui/remembered.ts';

/** As whom a Developer sees the product in this tab. */
export interface Seeing {
  token: string;
  name: string;
  expires_at: string;
  /** Where they came from. */
  from: string;
}

const NAME = 'seeing';

/** Undefined for whoever sees with their own eyes. */
export const seeing = (): Seeing | undefined => remembered<Seeing>(NAME, 'sessionStorage');

/** Everything is loaded anew, so that nothing of one person's is shown as another's. */
export function startSeeing(seen: Seeing) {
  remember(NAME, seen, 'sessionStorage');
  window.location.assign('/home');
}

export const forgetSeeing = () => remember(NAME, undefined, 'sessionStorage');

/** Back to one's own view, where it was left. */
export function stopSeeing() {
  const seen = seeing();
  forgetSeeing();
  window.location.assign(seen?.from ?? '/');
}
