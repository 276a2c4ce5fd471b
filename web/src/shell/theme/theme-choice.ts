import { embeddedTheme, isEmbedded } from '../../ui/is-embedded.ts';

const KEY = 'artesian.theme';
const choices = ['light', 'dark', 'system'];

/** What theme a page begins with, and where a choice is remembered: an embedded page has the one of its address, and remembers none. */
export const keptTheme = () =>
  isEmbedded()
    ? { defaultMode: embeddedTheme(), storageManager: null }
    : { defaultMode: 'light' as const, modeStorageKey: checkedThemeKey() };

/** Where the chosen theme is remembered; a name that is none is forgotten first, so that the default applies. */
function checkedThemeKey(): string {
  try {
    const choice = localStorage.getItem(KEY);
    if (choice !== null && !choices.includes(choice)) {
      console.warn(`Unknown theme ${choice}; the default is used.`);
      localStorage.removeItem(KEY);
    }
  } catch {
    // Without storage the default applies anyway.
  }
  return KEY;
}
