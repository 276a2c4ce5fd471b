import { TAKE_PAGES } from './take-pages.ts';

/**
 * Lets the browser keep what Field Services need to open without a connection. Resolves with whether they do now, this page as well as the
 * next one; not every browser can, and none on an address without encryption.
 */
export async function keepOnDevice(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return false;
  const worker = navigator.serviceWorker;
  await worker.register('/service-worker.js');
  const { active } = await worker.ready;
  // A page that was opened before there was a worker loads its screens past it.
  if (!worker.controller) {
    const isTaken = new Promise((resolve) => worker.addEventListener('controllerchange', resolve, { once: true }));
    active!.postMessage(TAKE_PAGES);
    await isTaken;
  }
  return true;
}

/** Asks that the browser does not clear what is kept here when room becomes scarce. Resolves with its answer. */
export async function askToPersist(): Promise<boolean> {
  // Absent on addresses without encryption.
  const storage = navigator.storage as StorageManager | undefined;
  if (!storage) return false;
  return (await storage.persisted()) || storage.persist();
}
