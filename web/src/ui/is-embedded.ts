import { readAddress } from '@artesian/domain/texts/languages';

/** Where pages stand that other sites may show in a frame; no other page may be framed. */
export const EMBED = '/embed/';

/** Whether this is such a page. Nobody is signed in on one: who frames it decides what a click seems to mean. */
export const isEmbedded = (): boolean => readAddress(window.location.pathname).page.startsWith(EMBED);

/** Whether another page shows this one. */
export const isFramed = (): boolean => window.self !== window.top;

/** The theme that the address of an embedded page asks for; light without one. */
export function embeddedTheme(): 'light' | 'dark' | 'system' {
  const asked = new URLSearchParams(window.location.search).get('theme');
  return asked === 'dark' || asked === 'system' ? asked : 'light';
}
