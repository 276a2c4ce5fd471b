import { useNavigate } from '@tanstack/react-router';
import { useCallback, type MouseEvent } from 'react';

/** Follows a link of this site without loading the page anew; a tab or window of its own stays possible. */
export function useFollow() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate({ href: event.currentTarget.getAttribute('href')! });
    },
    [navigate],
  );
}
