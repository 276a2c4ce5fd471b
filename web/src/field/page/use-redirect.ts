import { useSearch } from '@tanstack/react-router';

/** Where one comes from and goes back to (`?redirect=`): a screen of the field, or else `otherwise`. */
export function useRedirect(otherwise: string): string {
  const { redirect }: { redirect?: unknown } = useSearch({ strict: false });
  return typeof redirect === 'string' && /^\/field-services(\/|$)/.test(redirect) ? redirect : otherwise;
}
