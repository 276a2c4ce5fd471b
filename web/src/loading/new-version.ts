import { remember, remembered } from '../ui/remembered.ts';

/** How often a page that is looked at asks whether there is a newer one, in ms. */
const PAUSE = 10 * 60_000;

/** For which page it was loaded anew already: a server that never has what its own page needs is not asked for ever. */
const LOADED_ANEW = 'loaded-anew';

let isThere = false;

/** The server has another version of the site than this page. */
export const noticeNewVersion = () => {
  isThere = true;
};

export const isNewVersionThere = () => isThere;

/** Whether somebody would be asked before leaving: there are entries that are not saved. */
export const wouldAskBeforeLeaving = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Asks the server for its page now and then, and when somebody comes back to this one. Returns how to stop. */
export function watchForNewVersion(): () => void {
  const lookAgain = () => {
    if (document.visibilityState === 'visible') void compareWithServed();
  };
  const timer = setInterval(lookAgain, PAUSE);
  window.addEventListener('online', lookAgain);
  document.addEventListener('visibilitychange', lookAgain);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', lookAgain);
    document.removeEventListener('visibilitychange', lookAgain);
  };
}

/** Loads the page of the new version, once; false where that did not help. */
export function loadNewVersion(): boolean {
  const name = firstScript() ?? '';
  if (remembered(LOADED_ANEW, 'sessionStorage') === name) return false;
  remember(LOADED_ANEW, name, 'sessionStorage');
  window.location.reload();
  return true;
}

/** Each version has a first script of its own name. The address is one that no page kept on the device answers. */
async function compareWithServed() {
  const name = firstScript();
  if (!name || isThere) return;
  try {
    const response = await fetch('/?version', { headers: { accept: 'text/html' }, cache: 'no-cache' });
    const page = await response.text();
    if (response.ok && page.includes('type="module"') && !page.includes(name)) noticeNewVersion();
  } catch {
    // Without a connection there is no newer one to be had.
  }
}

function firstScript(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : undefined;
}
