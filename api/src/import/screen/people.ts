import { createHash } from 'node:crypto';
import { MOST_PEOPLE_SHOWN, peopleOfFile, proposePeople } from '@artesian/contract/importing/named-people';
import type pg from 'pg';
import { answer } from '../../platform/calls/answer.ts';
import type { Context } from '../../platform/context.ts';
import { newSystemFilename } from '../../platform/files.ts';
import { invalid, notFound } from '../../platform/problems.ts';
import { transaction } from '../../platform/transaction.ts';
import { headingsOf } from '../mapping.ts';
import { fieldOfPeople, headingsOfPeople, peopleNamedIn, proposalOf, type Person } from '../named-people.ts';
import { openRows } from '../file/open-rows.ts';
import { findSubject, metaIn } from '../subject.ts';
import { keepSurveyed, sheetsAndSurvey } from './files.ts';
import { planOf } from './plan.ts';
import { subjectNamed } from './registers.ts';
import { openImportFile, readImportFile } from './stored-file.ts';

/** `GET /api/import-files/{import_file_ndx}/people` */
export const answerPeopleOfFile = answer(peopleOfFile, async ({ params }, context) => {
  const { people, label, heading, details } = await readPeople(context, params.import_file_ndx);
  const shown = people.slice(0, MOST_PEOPLE_SHOWN);
  const called = await countCalled(context.database.pool, shown);
  return {
    label,
    heading,
    count: people.length,
    people: shown.map(({ name, rows, differs }) => ({ name, rows, differs, contacts_called: called.get(name) ?? 0 })),
    details: Object.entries(details).map(([field, told]) => ({ heading: told, label: metaIn(contacts, field).label })),
  };
});

/** `POST /api/import-files/{import_file_ndx}/people` */
export const answerProposePeople = answer(proposePeople, async ({ params, body, user, request }, context) => {
  const { database, files } = context;
  const { people, fileName } = await readPeople(context, params.import_file_ndx);
  const except = new Set(body.except);
  const proposed = people.filter(({ name }) => !except.has(name));
  if (proposed.length === 0) throw invalid('except', 'Everyone it lists is already a contact.');
  const bytes = Buffer.from(proposalOf(proposed));
  const systemFilename = newSystemFilename('people.csv');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = { fileName: `People in ${fileName}`, systemFilename, sha256, ...(await sheetsAndSurvey(bytes)) };
  const import_file_ndx = await transaction(database, { sub: user.sub, requestId: request.id }, async (client) => {
    const kept = await keepSurveyed(client, contacts, file);
    await files.write(systemFilename, bytes);
    return kept;
  });
  return { import_file_ndx };
});

const contacts = findSubject('contacts')!;

interface People {
  people: Person[];
  /** By field of a contact the heading that tells it. */
  details: Readonly<Record<string, string>>;
  label: string | null;
  heading: string | null;
  fileName: string;
}

/** The file is read while no connection is held. */
async function readPeople(context: Context, importFileNdx: number): Promise<People> {
  const { pool } = context.database;
  const file = await readImportFile(pool, importFileNdx);
  const subject = subjectNamed(file.subject);
  const headings = file.columns.map(({ heading }) => heading);
  const { taken, mapping: whole } = planOf(subject, headings, { said: file.mapping, mode: file.mode });
  const mapping = whole ?? { ...file.mapping, columns: taken, constants: {}, following: [] };
  const field = fieldOfPeople(subject, mapping);
  if (field === undefined) return { people: [], details: {}, label: null, heading: null, fileName: file.file_name };
  const opened = await openImportFile(context, file);
  if (!opened) throw notFound('such file. Upload it again');
  opened.close();
  const { columns, rows } = await openRows(opened.bytes, file.sheet ?? undefined);
  const people = await peopleNamedIn(pool, subject, { columns, rows }, mapping);
  const told = headingsOf({
    columns: mapping.columns[field] === undefined ? {} : { [field]: mapping.columns[field] },
    joined: mapping.joined[field] === undefined ? {} : { [field]: mapping.joined[field] },
  });
  return {
    people,
    details: headingsOfPeople(columns, mapping),
    label: metaIn(subject, field).label,
    heading: [...told].join(' and '),
    fileName: file.file_name,
  };
}

/** By name how many contacts are called so: it is said, and nobody is found by it. */
async function countCalled(pool: pg.Pool, people: readonly Person[]): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string; count: number }>(
    `select given.name, count(*)::integer as count
     from unnest($1::text[]) as given (name)
     join contacts on lower(given.name) in (lower(r_name), lower(r_organization)) and not removed
     group by given.name`,
    [people.map(({ name }) => name)],
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
}
