import type { Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import type { Mapping } from './mapping.ts';

/** Something to be said of a row. `subject` is what it has in common with other rows: it says nothing of the value. */
export interface Remark {
  subject: string;
  words: string;
}

export interface SheetRow {
  line: number;
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

/** What the declaration of an import cannot say. */
export interface ImportHooks {
  /** A text as it is meant, where people and spreadsheets write it otherwise. */
  mend?: (field: string, text: string) => { text: string; remark?: Remark };
  /** What is mistaken in a row as a whole, or odd. */
  judge?: (said: Values) => { refusals: Remark[]; remarks: Remark[] };
  /** Fills in what follows, as far as the file does not tell it. */
  complete?: (client: pg.PoolClient, rows: readonly SheetRow[], mapping: Mapping) => Promise<void>;
}
