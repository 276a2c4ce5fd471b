import { Dexie, type EntityTable } from 'dexie';
import type { Entry, KeptFile } from './entry.ts';

/** An answer of the server that is kept for work without a connection. */
export interface KeptAnswer {
  /** The address, of whoever asked. */
  key: string;
  owner: string;
  answer: unknown;
  /** In ms since 1970. */
  askedAt: number;
}

/** How entries are laid out now. Whoever changes it raises it, and brings those that are kept to it by an `upgrade` of the next version below. */
export const LAYOUT = 1;

/** What the device keeps for the field: entries, their files and answers. Nothing counts as kept before it is on the disk. */
export const store = new Dexie('artesian.field', { chromeTransactionDurability: 'strict' }) as Dexie & {
  entries: EntityTable<Entry, 'id'>;
  files: EntityTable<KeptFile, 'id'>;
  answers: EntityTable<KeptAnswer, 'key'>;
};
store.version(1).stores({ entries: 'id, owner, [owner+state]', files: 'id, owner', answers: 'key, owner' });
