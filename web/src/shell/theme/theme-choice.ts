const KEY = 'artesian.theme';
const choices = ['light', 'dark', 'system'];

/** Where the chosen theme is remembered; a name that is none is forgotten first, so that the default applies. */
export function checkedThemeKey(): string {
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
