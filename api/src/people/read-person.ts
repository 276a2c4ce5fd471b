import { formatKind } from '@artesian/contract/merging/dependents';
import type pg from 'pg';
import { referencesTo } from '../merging/references.ts';

export interface Section {
  title: string;
  rows: readonly Record<string, unknown>[];
}
interface Query {
  title: string;
  /** `$1` are the numbers of the contact, or its e-mail addresses. */
  text: string;
  by: 'numbers' | 'addresses';
}

/** The contact, and contacts that were found to be the same person and merged into it. */
const samePerson = `
  with recursive same as (
    select rolo_ndx from contacts where rolo_ndx = $1
    union
    select contacts.rolo_ndx from contacts join same on contacts.merged_into = same.rolo_ndx
  )
  select contacts.* from contacts join same using (rolo_ndx) order by (rolo_ndx = $1) desc, rolo_ndx`;

/** What follows from the records that name the person. */
const following: readonly Query[] = [
  {
    title: 'Amendments of permits held',
    text: 'select permit_amendments.* from permit_amendments join permits using (permit_ndx) where permits.rolo_ndx = any ($1)',
    by: 'numbers',
  },
  {
    title: 'Renewals of permits held',
    text: 'select permit_renewals.* from permit_renewals join permits using (permit_ndx) where permits.rolo_ndx = any ($1)',
    by: 'numbers',
  },
  {
    title: 'Attachments of permits held',
    text: 'select attachments.* from attachments join permits using (permit_ndx) where permits.rolo_ndx = any ($1)',
    by: 'numbers',
  },
  {
    title: 'Wells of permits held',
    text: 'select permit_wells.* from permit_wells join permits using (permit_ndx) where permits.rolo_ndx = any ($1)',
    by: 'numbers',
  },
  {
    title: 'Meters of wells owned',
    text: 'select meters.* from meters join wells on well_ndx = setup_well_ndx where wells.contact_ndx = any ($1)',
    by: 'numbers',
  },
  {
    title: 'Readings of meters of wells owned',
    text: `select meter_readings.* from meter_readings
           join meters using (meter_ndx)
           join wells on well_ndx = setup_well_ndx
           where wells.contact_ndx = any ($1)`,
    by: 'numbers',
  },
  {
    title: 'Readings entered by the account',
    text: `select meter_readings.* from meter_readings join accounts on sub = created_by where lower(email) = any ($1)`,
    by: 'addresses',
  },
  {
    title: 'Permits linked to the account',
    text: 'select account_permits.* from account_permits join accounts using (sub) where lower(email) = any ($1)',
    by: 'addresses',
  },
  {
    title: 'Readings that the account sent in',
    text: `select submitted_readings.* from submitted_readings join accounts on accounts.sub = submitted_readings.created_by
           where lower(email) = any ($1)`,
    by: 'addresses',
  },
  {
    title: 'Delegations of permits to or by the account',
    text: `select delegations.* from delegations
           where lower(email) = any ($1)
             or sub in (select accounts.sub from accounts where lower(accounts.email) = any ($1))`,
    by: 'addresses',
  },
  {
    title: 'Letters with a code to claim permits',
    text: 'select * from claims where rolo_ndx = any ($1)',
    by: 'numbers',
  },
  {
    title: 'History of the contact',
    text: `select * from history.changes
           where table_name = 'contacts' and record_key = any (($1::integer[])::text[]) order by change_ndx`,
    by: 'numbers',
  },
  { title: 'Exports of this contact', text: 'select * from person_exports where rolo_ndx = any ($1)', by: 'numbers' },
];

/**
 * Everything that is held about a person: what points at their contact and what holds their e-mail address, both as the database knows
 * it, and what follows from these. Undefined where there is no such contact.
 */
export async function readPerson(client: pg.PoolClient, contact: number): Promise<Section[] | undefined> {
  const { rows: contacts } = await client.query<{ rolo_ndx: number; email_key: string | null }>(samePerson, [contact]);
  if (contacts.length === 0) return undefined;
  const known = {
    numbers: contacts.map(({ rolo_ndx }) => rolo_ndx),
    addresses: contacts.flatMap(({ email_key }) => email_key ?? []),
  };
  const sections: Section[] = [{ title: 'Contact', rows: contacts.map(told) }];
  for (const { title, text, by } of [...(await pointing(client)), ...(await addressed(client)), ...following]) {
    const { rows } = await client.query<Record<string, unknown>>(text, [known[by]]);
    sections.push({ title, rows: rows.map(told) });
  }
  return sections;
}

async function pointing(client: pg.PoolClient): Promise<Query[]> {
  const references = await referencesTo(client, 'contacts');
  return references.map(({ table, column }) => ({
    title: capitalized(formatKind({ kind: `${table}.${column}` })),
    text: `select * from ${table} where "${column}" = any ($1)`,
    by: 'numbers',
  }));
}

/** Tables that hold e-mail addresses, however their columns are called. */
const emailColumns = `
  select table_name as "table", column_name as "column"
  from information_schema.columns
  join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'contacts'
    and data_type = 'text' and column_name like '%email%' and is_generated = 'NEVER'
  order by table_name, ordinal_position`;

async function addressed(client: pg.PoolClient): Promise<Query[]> {
  const { rows } = await client.query<{ table: string; column: string }>(emailColumns);
  return rows.map(({ table, column }) => ({
    title: `${inWords(table)}, ${inWords(column).toLowerCase()}`,
    text: `select * from ${table} where lower(trim("${column}")) = any ($1)`,
    by: 'addresses',
  }));
}

/** `well_contacts` as `Well contacts`. */
export const inWords = (name: string): string => capitalized(name.replace(/_ndx$/, '').replaceAll('_', ' '));

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A row without what opens a door, what is only compared by, and what is empty. */
const told = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) => value !== null && !/password|secret|token|_key$|^geo[mg]$/.test(name),
    ),
  );
