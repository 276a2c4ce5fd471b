import type { Contact } from '@artesian/contract/language/settings';
import { useSyncExternalStore } from 'react';

let known: Contact | undefined;
const readers = new Set<() => void>();

/** Is told how to reach the district office, once the settings are known. */
export function knowContact(contact: Contact | undefined) {
  known = contact;
  for (const read of readers) read();
}

/** How to reach the district office; undefined while nobody has said, as where an error keeps the settings away. */
export const knownContact = (): Contact | undefined => known;

export const useContact = () => useSyncExternalStore(follow, knownContact);

function follow(read: () => void) {
  readers.add(read);
  return () => readers.delete(read);
}
