import { NO_OWNER } from '@artesian/contract/language/fields';
import type { Register } from '@artesian/contract/language/register';
import { relationOf } from '@artesian/contract/language/view';
import { registers } from '@artesian/contract/registers';
import type pg from 'pg';
import { notFound } from '../platform/problems.ts';

/** The register at this path, where its records can be merged. */
export function mergeableAt(path: string): Register {
  const register = registers.find((one) => one.path === path && one.mergeable);
  if (!register) throw notFound('such register of records that can be merged');
  return register;
}

/** What its records are called by. */
export const namesOf = ({ chosenFrom }: Pick<Register, 'chosenFrom'>): string => relationOf(chosenFrom!);

/** What a record is called. Throws where there is none; nobody is none. */
export async function nameOf(client: Pick<pg.Pool, 'query'>, register: Register, key: number): Promise<string> {
  const { rows } = await client.query<{ label: string }>(
    `select label from ${namesOf(register)} where ${register.key} = $1 and ${register.key} <> ${NO_OWNER}`,
    [key],
  );
  if (!rows[0]) throw notFound(`${register.one} ${key}`);
  return rows[0].label;
}
