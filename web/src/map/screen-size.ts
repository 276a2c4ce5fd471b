import useMediaQuery from '@mui/material/useMediaQuery';

/** `narrow`: one button for all filters; `phone`: panels come from below. */
export type ScreenSize = 'wide' | 'narrow' | 'phone';

/** By the size of its text: the map of a reader with large letters has less room for tools. */
export function useScreenSize(): ScreenSize {
  const isPhone = useMediaQuery('(max-width: 37.49em)', { noSsr: true });
  const isWide = useMediaQuery('(min-width: 80em)', { noSsr: true });
  return isPhone ? 'phone' : isWide ? 'wide' : 'narrow';
}

/** Low for the size of its text: a phone on its side, or a page enlarged to twice its size. */
export const useIsLow = () => useMediaQuery('(max-height: 31em)', { noSsr: true });
