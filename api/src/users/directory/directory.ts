import type { Role } from '@artesian/contract/language/roles';
import type { Pool } from 'pg';

/** Somebody who may sign in, as their directory knows them. */
export interface Person {
  /** What tokens call them (`sub`). */
  id: string;
  name: string;
  nickname: string | null;
  email: string;
  /** The highest that they hold. */
  role: Role | null;
  blocked: boolean;
  created_at: string | null;
  last_login: string | null;
}

export type Traits = Record<'name' | 'nickname' | 'email', string> & { role: Role };
export type NewPerson = Traits & { password: string | undefined };
export type ChangedPerson = Traits & Pick<Person, 'blocked'>;

/** How somebody comes to choose a password. */
export interface GivenLink {
  /** Null where the directory has sent it by itself. */
  link: string | null;
  purpose: 'invitation' | 'reset';
  expires_at: string;
}

/** The pool, or the connection of a transaction. */
export type Queries = Pick<Pool, 'query'>;

/**
 * Where the accounts of people are kept. `on` is what the embedded accounts are read from and written with; another directory is asked
 * over the network, and refuses in words that say what went wrong there.
 */
export interface Directory {
  list(on: Queries): Promise<Person[]>;
  find(on: Queries, id: string): Promise<Person | undefined>;
  /** Without a password nobody can sign in until one was chosen by a link. Refuses an e-mail address that another has. */
  create(on: Queries, person: NewPerson): Promise<Person>;
  change(on: Queries, was: Person, now: ChangedPerson): Promise<Person>;
  remove(on: Queries, person: Person): Promise<void>;
  link(on: Queries, person: Person): Promise<GivenLink>;
  /** Whether somebody who was added without a password has chosen one since: they then have used their account, or are about to. */
  hasChosenPassword(on: Queries, person: Person): Promise<boolean>;
  /** Ends what the directory itself would renew tokens by. */
  signOut(on: Queries, person: Person): Promise<unknown>;
}

/** From the highest to the lowest. */
export const rankedRoles: readonly Role[] = ['Developer', 'Administrator', 'Well Owner'];

export const highestOf = (held: readonly string[]): Role | null =>
  rankedRoles.find((role) => held.includes(role)) ?? null;
