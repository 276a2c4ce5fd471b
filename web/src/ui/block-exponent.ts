import type { KeyboardEvent } from 'react';

/** `1e5` is nobody's measurement. */
export const isExponent = (key: string) => key.toLowerCase() === 'e';

/** For inputs of numbers. */
export function blockExponent(event: KeyboardEvent) {
  const isShortcut = event.ctrlKey || event.metaKey;
  if (isExponent(event.key) && !isShortcut) event.preventDefault();
}
