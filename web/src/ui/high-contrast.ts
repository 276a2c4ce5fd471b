import { useSyncExternalStore } from 'react';
import { remember, remembered } from './remembered.ts';

const NAME = 'high-contrast';
const readers = new Set<() => void>();
const asDevice = () => window.matchMedia('(prefers-contrast: more)');

/** Whether colors stand as far apart as they go, in the sun or for weak eyes: as chosen in this browser, else as the device asks. */
export const useHighContrast = (): [boolean, (isHigh: boolean) => void] => [
  useSyncExternalStore(follow, isHighContrast),
  choose,
];

const isHighContrast = () => remembered<boolean>(NAME) ?? asDevice().matches;

function choose(isHigh: boolean) {
  remember(NAME, isHigh);
  for (const read of readers) read();
}

function follow(read: () => void) {
  const device = asDevice();
  readers.add(read);
  device.addEventListener('change', read);
  return () => {
    readers.delete(read);
    device.removeEventListener('change', read);
  };
}
