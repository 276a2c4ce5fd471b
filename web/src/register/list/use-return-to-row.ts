import { useEffect, useRef } from 'react';
import { MAIN_ID } from '../../ui/SkipLink.tsx';

/** Call what it returns when the editor of `key` with a list is about to be left: the focus goes back to the row it was opened from. */
export function useReturnToRow(key: number | undefined): () => void {
  const target = useRef<HTMLElement>(null);
  useEffect(() => {
    if (key !== undefined) return;
    target.current?.focus();
    target.current = null;
  }, [key]);
  return () => {
    const button = document.querySelector<HTMLElement>(
      'tr[aria-current] button, tr[aria-current] a, li[data-selected] button',
    );
    target.current = button ?? document.getElementById(MAIN_ID);
  };
}
