import { useLayoutEffect } from 'react';
import { usePrinting } from '../../ui/use-printing.ts';

/** Paper is white: what is printed in the dark theme has the colors of the light one. */
export function usePaperColors() {
  const isPrinting = usePrinting();
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (!isPrinting || !page.hasAttribute('data-dark')) return undefined;
    page.removeAttribute('data-dark');
    page.setAttribute('data-light', '');
    return () => {
      page.removeAttribute('data-light');
      page.setAttribute('data-dark', '');
    };
  }, [isPrinting]);
}
