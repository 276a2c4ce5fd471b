import type { Language } from '@artesian/domain/texts/languages';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';

export type Queries = Pool | PoolClient;

/** Whom a letter can be addressed to. */
export interface Recipient {
  rolo_ndx: number;
  addressee: string;
  organization: string | null;
  postal_address: string | null;
  r_email: string | null;
  no_reminders: boolean;
  language: Language;
}

const find = `
  select
    contacts.rolo_ndx,
    coalesce(contacts.r_name, contacts.r_organization) as addressee,
    case when contacts.r_name is not null then contacts.r_organization end as organization,
    addresses.address as postal_address,
    contacts.r_email,
    contacts.no_reminders,
    coalesce(api.code_of_language(contacts.language), api.language_of_address(contacts.r_email)) as language
  from contacts
  join api.contact_addresses as addresses using (rolo_ndx)
  where contacts.rolo_ndx = any ($1)
  order by addressee, contacts.rolo_ndx`;

/** In the order of their names. An address that no mail server would take counts as none: registers were not always held to them. */
export async function findRecipients(client: Queries, contacts: readonly number[]): Promise<Recipient[]> {
  const { rows } = await client.query<Recipient>(find, [contacts]);
  return rows.map((row) => ({ ...row, r_email: usable(row.r_email) }));
}

const usable = (address: string | null): string | null => {
  const { success, data } = z.email().max(200).safeParse(address?.trim());
  return success ? data : null;
};

/** The language to write in to whoever has an address. */
export async function languageOfAddress(client: Queries, address: string): Promise<Language> {
  const { rows } = await client.query<{ language: Language }>('select api.language_of_address($1) as language', [
    address,
  ]);
  return rows[0]!.language;
}
