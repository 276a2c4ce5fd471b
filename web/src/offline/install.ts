/**
 * Lets the browser keep what Field Services need to open without a connection. Resolves with whether they do now; not every browser
 * can, and none on an address without encryption.
 */
export async function keepOnDevice(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return false;
  await navigator.serviceWorker.register('/service-worker.js');
  await navigator.serviceWorker.ready;
  return true;
}

/** Asks that the browser does not clear what is kept here when room becomes scarce. Resolves with its answer. */
export async function askToPersist(): Promise<boolean> {
  // Absent on addresses without encryption.
  const storage = navigator.storage as StorageManager | undefined;
  if (!storage) return false;
  return (await storage.persisted()) || storage.persist();
}
