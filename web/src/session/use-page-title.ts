import { t } from '@artesian/domain/texts/translate';
import { useEffect } from 'react';
import { useScreen } from '../screens/use-screen.ts';
import { useSettings } from './settings.tsx';

/** Names the tab of the browser: by the screen, and first by what it shows of it, as long as that is shown. */
export function usePageTitle(what?: string) {
  const { productName } = useSettings();
  const title = useScreen()?.title ?? t('Page not found');
  useEffect(() => {
    const usual = `${title} · ${productName}`;
    // What is inside of a screen names it first: its effects come before those of the screen.
    const isNamed = document.title.endsWith(` · ${usual}`);
    if (what || !isNamed) document.title = what ? `${what} · ${usual}` : usual;
    return () => {
      document.title = usual;
    };
  }, [what, title, productName]);
}
