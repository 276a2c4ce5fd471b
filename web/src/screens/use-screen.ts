import { useMatches } from '@tanstack/react-router';
import type { Screen } from './screen.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: Screen;
  }
}

/** The screen at the current address; undefined where there is none. */
export function useScreen(): Screen | undefined {
  return useMatches({ select: (matches) => matches.findLast((match) => match.staticData.screen)?.staticData.screen });
}
