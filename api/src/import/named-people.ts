import { csvCell, csvLine, csvMark } from '@artesian/contract/language/csv';
import type pg from 'pg';
import { headingsOf, likelyHeadings, type Mapping } from './mapping.ts';
import { isBlank } from './file/read-value.ts';
import type { RowsOfFile } from './file/read-source.ts';
import { textsOf } from './file/read-row.ts';
import { findRecords } from './references.ts';
import { FORMER_ID, findSubject, metaIn, type Subject } from './subject.ts';

/** Somebody whom the rows of a file name, as the first of them says it. */
export interface Person {
  name: string;
  rows: number;
  details: Readonly<Record<string, string>>;
  /** A later row says something else of them. */
  differs: boolean;
}

type Named = Pick<Mapping, 'columns' | 'joined'>;

const contacts = findSubject('contacts')!;

/** The field of a record that names a contact, where the file tells it. */
export const fieldOfPeople = (subject: Subject, { columns, joined }: Named): string | undefined =>
  Object.keys(subject.fields).find(
    (field) => metaIn(subject, field).to === contacts.register.path && (field in columns || field in joined),
  );

/** `Owner's Mailing City` says of a contact what `City` says. */
const OF_PERSON = /^(?:(?:land|well)?\s*owner(?:'s|s)?|contact|permittee|mailing)[\s_]+/i;

/** What follows an address of somebody is of that address, though no heading says whose: `Owner Address, City, State, Zip`. */
const OF_ADDRESS = ['r_city', 'r_state', 'r_zipcode'];

/** By field of a contact the heading that tells it, among those that the file's own records leave. */
export function headingsOfPeople(headings: readonly string[], mapping: Named): Record<string, string> {
  const used = headingsOf(mapping);
  const left = headings.filter((heading) => !used.has(heading));
  const meant = left
    .filter((heading) => OF_PERSON.test(heading))
    .map((heading): [string, string] => [heading, heading.replace(OF_PERSON, '').replace(OF_PERSON, '')]);
  const fields = Object.keys(contacts.fields).filter((field) => field !== FORMER_ID && field !== 'r_name');
  const ofPerson = (field: string) =>
    meant.find(([, plain]) => likelyHeadings(contacts, field, [plain]).length > 0)?.[0];
  const hasAddress = ofPerson('r_mailing_address') !== undefined;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const isOfAddress = hasAddress && OF_ADDRESS.includes(field);
      const found = ofPerson(field) ?? (isOfAddress ? likelyHeadings(contacts, field, left)[0] : undefined);
      return found === undefined ? [] : [[field, found]];
    }),
  );
}

/** Everybody whom the rows name and who is no contact yet, by what the rows call them: whom most rows name first. */
export async function peopleNamedIn(
  on: Pick<pg.ClientBase, 'query'>,
  subject: Subject,
  { columns, rows }: { columns: readonly string[]; rows: RowsOfFile },
  mapping: Mapping,
): Promise<Person[]> {
  const field = fieldOfPeople(subject, mapping);
  if (field === undefined) return [];
  const told = Object.entries(headingsOfPeople(columns, mapping));
  const people = new Map<string, Person>();
  for await (const row of rows) {
    const name = textsOf(row, mapping).find(([one]) => one === field)?.[1] ?? '';
    if (row.problem || isBlank(name)) continue;
    const said = told.map(([one, heading]): [string, string] => [one, row.cells[heading] ?? '']);
    const details = Object.fromEntries(said.filter(([, text]) => !isBlank(text)));
    const known = people.get(name);
    people.set(name, {
      name,
      rows: (known?.rows ?? 0) + 1,
      details: { ...details, ...known?.details },
      differs: known !== undefined && (known.differs || isOther(known.details, details)),
    });
  }
  const found = await findRecords(on, contacts.register.path, [...people.keys()]);
  return [...people.values()].filter(({ name }) => !found.has(name)).toSorted((one, other) => other.rows - one.rows);
}

const isOther = (first: Person['details'], later: Person['details']) =>
  Object.entries(later).some(([field, text]) => first[field] !== undefined && first[field] !== text);

/** A file of contacts that proposes them. The file that names them finds them by what it calls them, which is their former id. */
export function proposalOf(people: readonly Person[]): string {
  const fields = Object.keys(contacts.fields).filter((field) => people.some(({ details }) => field in details));
  const headings = [FORMER_ID, 'r_name', ...fields].map((field) => metaIn(contacts, field).label);
  const lines = people.map(({ name, rows, details, differs }) => [
    name,
    name,
    ...fields.map((field) => details[field] ?? ''),
    String(rows),
    differs ? 'yes' : '',
  ]);
  const all = [[...headings, 'Rows That Name Them', 'Rows Differ'], ...lines];
  return csvMark + all.map((cells) => csvLine(cells.map(csvCell))).join('');
}
