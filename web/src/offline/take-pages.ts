/** Asks the service worker to serve the pages that are open already. */
export const TAKE_PAGES = 'take pages';
