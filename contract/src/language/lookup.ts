import type { Access } from './roles.ts';

/** A list to choose from: its rows hold the key and what a person reads. */
export interface Lookup {
  path: string;
  access: Access;
  table: string;
  value: string;
  label: string;
}

export const lookup = (path: string, access: Access, table: string, value: string, label: string): Lookup => ({
  path,
  access,
  table,
  value,
  label,
});
