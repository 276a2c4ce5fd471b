import type { Problem } from '@artesian/contract/language/problem';

export const kindsOfEntry = {
  well: 'New well',
  record: 'Well record',
  inspection: 'Inspection',
  level: 'Water level',
  quality: 'Water quality sample',
  reading: 'Meter reading',
  photo: 'Photo or document',
} as const;
export type KindOfEntry = keyof typeof kindsOfEntry;

/** A draft is not finished; what needs attention was refused by the server and waits for a person. */
export type EntryState = 'draft' | 'waiting' | 'sending' | 'sent' | 'attention';

/** What a form asks to have sent. */
export interface ToSend {
  method: 'POST' | 'PUT';
  /** Address of the call. `{name}` stands for a value of the answer to the entry that comes before, where there is one. */
  path: string;
  body: Record<string, unknown>;
  /** The version of the record that a change is based on. */
  version?: number | undefined;
}

/** Something written down in the field, from its first letter until a month after the server has it. */
export interface Entry {
  /** Made on the device: the server is told it as Idempotency-Key, so that nothing is made twice. */
  id: string;
  /** Whoever wrote it (`sub` of the session): nobody else sees or sends it. */
  owner: string;
  kind: KindOfEntry;
  /** Of which well or meter, in words. */
  about: string;
  state: EntryState;
  /** The address of the screen where it was written, which shows a draft again. */
  opens: string;
  /** What was typed, as the form keeps it; a draft has no more. */
  values: Record<string, unknown>;
  toSend?: ToSend | undefined;
  /** The entry that has to be sent before this one: the well that is not known to the server yet, say. */
  after?: string | undefined;
  /** Times in ms since 1970. */
  writtenAt: number;
  sentAt?: number | undefined;
  /** What the server answered. */
  answer?: Record<string, unknown> | undefined;
  /** Why it was not taken, in words and as the server said it. */
  reason?: string | undefined;
  problem?: Partial<Problem> | undefined;
  attempts: number;
  /** Not before this time, in ms since 1970. */
  retryAt?: number | undefined;
  /** The layout of this entry: an app that is newer reads older ones, see `LAYOUT`. */
  layout: number;
}

/** A file that belongs to an entry of kind `photo`. */
export interface KeptFile {
  /** The id of its entry. */
  id: string;
  owner: string;
  name: string;
  type: string;
  /** What is sent; the original stays until that is done. */
  bytes: ArrayBuffer;
  original?: ArrayBuffer | undefined;
  /** Where the pieces go on, once the first has been sent. */
  upload?: string | undefined;
}
