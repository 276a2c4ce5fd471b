import { useCallback } from 'react';
import { screens } from '../screens/all-screens.ts';
import { addressOf, isOpenTo } from '../screens/screen.ts';
import { useSession } from '../session/session.tsx';
import type { ListLink } from './list-links.ts';

/** Whether the screen that a link leads to is there and open to whoever is here. */
export function useMayOpen() {
  const session = useSession();
  return useCallback(
    ({ to }: Pick<ListLink, 'to'>) =>
      screens.some((screen) => `${to}/`.startsWith(`${addressOf(screen)}/`) && isOpenTo(screen.who, session)),
    [session],
  );
}
