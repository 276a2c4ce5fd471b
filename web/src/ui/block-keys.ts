import type { KeyboardEvent } from 'react';

/** For inputs that some letters have no place in. */
export const blockKeys =
  (...keys: readonly string[]) =>
  (event: KeyboardEvent) => {
    const isShortcut = event.ctrlKey || event.metaKey;
    if (keys.includes(event.key.toLowerCase()) && !isShortcut) event.preventDefault();
  };

/** `1e5` is nobody's measurement. */
export const blockExponent = blockKeys('e');
