import { useSyncExternalStore } from 'react';

const watch = (tell: () => void) => {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};

/** Whether the device believes that it has a connection. It may still not reach the server. */
export const useIsOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);
