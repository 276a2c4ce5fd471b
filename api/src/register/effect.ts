import type { Row, Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import type { User } from '../sign-in/authentication.ts';

/** A save that is under way, in its transaction. */
export interface Saving {
  client: pg.PoolClient;
  user: User;
  /** What was entered, only what is named. */
  entered: Values;
  /** The record as it stood; undefined for a new one. */
  was: Row | undefined;
  /** The fields whose unlikely values are meant; undefined where nobody can be asked. */
  confirmed?: readonly string[] | undefined;
}

/** A table with a row for each day from which on other values hold. A row begins as a copy of the one before it. */
export interface Dated {
  table: string;
  /** The column that names the record. */
  of: string;
  /** The column of the day. */
  from: string;
}

/** What a register's declaration cannot say. All of it happens in the transaction of the save. */
export interface Effects {
  /** What is held besides, before any of the rows is looked at: saves at once then wait for each other in one order. */
  hold?: (saving: { client: pg.PoolClient; keys: readonly number[] }) => Promise<void>;
  /** What is written, from what was entered: fills in what follows from it. */
  before?: (saving: Saving) => Promise<Values> | Values;
  /** What else must happen once the record is written. */
  after?: (saving: Saving & { key: number }) => Promise<void>;
  /** What must hold when all rows of one save are written; `were` are those that were there before, as they stood. Throws a Refusal. */
  finally?: (saving: { client: pg.PoolClient; keys: readonly number[]; were: readonly Row[] }) => Promise<void>;
  /** What must be set right before all that hangs on the record `drop` moves to `keep`. */
  merging?: (merging: { client: pg.PoolClient; keep: number; drop: number }) => Promise<void>;
  /** The fields of a row as its table keeps it, where they are kept elsewhere in it: its history is told in fields. */
  fieldsOf?: (stored: Values) => Values;
  /** Where fields are kept that hold from a day on: the history tells of them too. */
  dated?: Dated;
  /** Why this person may not change a record that they see; undefined when they may. */
  may?: (row: Row, user: User) => string | undefined;
}
