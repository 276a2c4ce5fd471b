import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Leads to what the address names behind its #, once it is on the page: rows come after the page that holds them. */
export function useNamedPlace(isThere: boolean) {
  const name = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    if (!isThere || name === '') return;
    const place = document.getElementById(name);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  }, [isThere, name]);
}
