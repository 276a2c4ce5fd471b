import type { Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import type { Archive } from './archive.ts';
import type { Effects } from '../../register/effect.ts';
import type { Mapping } from '../mapping.ts';

/** Something to be said of a row. `subject` is what it has in common with other rows: it says nothing of the value. */
export interface Remark {
  subject: string;
  words: string;
  /** It says how such texts are read in every file: nobody has to decide anything. */
  isRoutine?: true;
}

export interface SheetRow {
  line: number;
  /** The heading of the cell that it comes from, where each cell of a line is a record. */
  column?: string | undefined;
  /** Where the files are that the rows are about. */
  archive?: Archive | undefined;
  /** Stands for what the row says, whatever the order and separator of the file. */
  hash: string;
  formerId: string | null;
  /** By field, what is not blank; of lists and other records still the file's word. */
  said: Values;
  /** What to look at in a row that is taken all the same. */
  remarks: Remark[];
  /** Why the row cannot be taken. */
  refusals: Remark[];
}

/** What rows make of records, before it is written. */
export interface Examined {
  row: SheetRow;
  /** The record as it was; undefined of a new one. */
  was: Values | undefined;
  /** The whole of a new record, or what changes. */
  values: Values;
}

/** How records are written otherwise than one by one in their table. Throws a Refusal where one of them cannot be. */
export interface Writer {
  /** Answers the keys of the new records, in their order. */
  add: (client: pg.PoolClient, records: readonly { row: SheetRow; values: Values }[]) => Promise<number[]>;
  /** Without rows where what an import changed is taken back. */
  change: (
    client: pg.PoolClient,
    records: readonly { row?: SheetRow; was: Values; changes: Values }[],
  ) => Promise<void>;
  /** What a change waits for, held before records of it are removed. */
  hold?: (client: pg.PoolClient) => Promise<unknown>;
}

/** Where the district is. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** What the declaration of an import cannot say. */
export interface ImportHooks {
  /** A text as it is meant, where people and spreadsheets write it otherwise, and what it says of other fields. */
  mend?: (field: string, text: string) => { text: string; remark?: Remark; also?: Readonly<Record<string, string>> };
  /** What is mistaken in a row as a whole, or odd. */
  judge?: (said: Values, home: Place | null) => { refusals: Remark[]; remarks: Remark[] };
  /** Fills in what follows, as far as the file does not tell it. */
  complete?: (client: pg.PoolClient, rows: readonly SheetRow[], mapping: Mapping) => Promise<void>;
  /** Refuses what would be refused on writing; nothing is written to find out. */
  examine?: (client: pg.PoolClient, records: readonly Examined[]) => Promise<void>;
  write?: Writer;
  /** Takes away what came with records that are undone; `request` is how history names the import. */
  tidy?: (client: pg.PoolClient, request: string) => Promise<unknown>;
  /** Takes back what a change wrote in other tables, where `request` is how history names the import; answers of which records something stays, and why. */
  giveBack?: (client: pg.PoolClient, keys: readonly number[], request: string) => Promise<Map<number, string>>;
  /** What a record did is taken back by removing it, as on its screen, before it is deleted. */
  isRemovedFirst?: true;
  /** What follows from a save, where no register has effects of its own. */
  effects?: Effects;
  /** Where records are read, if not in their table. */
  relation?: string;
  /** What else such records are called where others refer to them: a query of `text` and `key`. */
  calledBy?: string;
  /** What people know a record by: an SQL expression on `records`, where its label alone does not tell. */
  name?: string;
}
