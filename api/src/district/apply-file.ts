import { createHash } from 'node:crypto';
import type pg from 'pg';
import { commandLine, commandUser } from '../import/actor.ts';
import { beginImport, importPieces } from '../import/import-rows.ts';
import { completeMapping, noMapping, type Mapping } from '../import/mapping.ts';
import type { Outcome } from '../import/outcomes.ts';
import type { Database } from '../platform/database/open-database.ts';
import { within } from '../platform/database/within.ts';
import { refusalOf } from '../platform/problems.ts';
import { rehearsal, transaction, type Actor } from '../platform/transaction.ts';
import type { User } from '../sign-in/authentication.ts';
import { changeSetting } from '../settings/change-setting.ts';
import { settingIn } from '../settings/setting-in.ts';
import type { LiveConfig } from '../settings/live-config.ts';
import type { TableRow } from '../import/file/table-row.ts';
import type { Subject } from '../import/subject.ts';
import { Unusable } from '../import/unusable.ts';
import { recordFile, storedValueOf, type ChangedSetting } from './undo-file.ts';
import type { DistrictFile, Problem, SaidSection, SaidSetting } from './read-file.ts';
import { renameTerm, type RenamedTerm } from './rename-terms.ts';

/** What a district file does, in words, by its lines. */
export interface Applied {
  changes: Problem[];
  problems: Problem[];
  /** The imports that its records came with, the last first. */
  imports: number[];
  settings: ChangedSetting[];
  renamed: RenamedTerm[];
  months: MonthsChanged;
}

/** What of the volumes of permits becomes another: months, of how many permits, and the gallons that they allow more or less in all. */
export interface MonthsChanged {
  months: number;
  permits: number;
  gallons: number;
}

interface Applying {
  database: Database;
  live: Pick<LiveConfig, 'config' | 'valueOf'>;
  fileName: string;
  text: string;
  /** Why past months become others; without, what would change them is refused. */
  reason?: string | undefined;
  /** Told how many parts of the file are done. */
  onPart?: (done: number) => void;
  /** Who applies it on a screen; without, the command line does. */
  user?: User;
}

/** What a file with mistakes comes to: nothing. */
export class Mistaken extends Error {
  readonly applied: Applied;
  constructor(applied: Applied) {
    super('The file has mistakes.');
    this.applied = applied;
  }
}

/** Does all of it and undoes it: answers what would change, and every mistake. */
export const rehearseFile = (file: DistrictFile, applying: Applying): Promise<Applied> =>
  rehearsal(applying.database, actorOf(applying), (client) => applyWith(client, file, applying));

const actorOf = ({ user }: Applying): Actor => (user ? { sub: user.sub, requestId: 'district file' } : commandLine);

/** Does all of it in one transaction, or with a mistake nothing. */
export async function applyFile(file: DistrictFile, applying: Applying): Promise<Applied> {
  try {
    return await transaction(applying.database, commandLine, (client) => applyIn(client, file, applying));
  } catch (error) {
    if (error instanceof Mistaken) return error.applied;
    throw error;
  }
}

/** The same in a transaction that is under way. Throws Mistaken where the file has a mistake. */
export async function applyIn(client: pg.PoolClient, file: DistrictFile, applying: Applying): Promise<Applied> {
  const applied = await applyWith(client, file, applying);
  if (applied.problems.length > 0) throw new Mistaken(applied);
  if (applied.changes.length > 0) await recordFile(client, { fileName: applying.fileName, ...applied });
  return applied;
}

async function applyWith(client: pg.PoolClient, file: DistrictFile, applying: Applying): Promise<Applied> {
  const applied: Applied = {
    changes: [],
    problems: [...file.problems],
    imports: [],
    settings: [],
    renamed: [],
    months: { months: 0, permits: 0, gallons: 0 },
  };
  if (applying.reason) await client.query("select set_config('app.correction', $1, true)", [applying.reason]);
  await client.query(rememberMonths);
  for (const said of file.settings) await applySetting(client, said, applying, applied);
  for (const [place, said] of file.sections.entries()) {
    applying.onPart?.(place);
    await renameTerms(client, said, applied);
    await applySection(client, said, applying, applied);
  }
  const { rows } = await client.query<MonthsChanged>(changedMonths);
  return { ...applied, months: rows[0]! };
}

const rememberMonths = `
  create temporary table months_before on commit drop as
  select permit_ndx, c_year, c_month, permitted_gal, reduced_gal from permit_months`;

/** What many permits become is counted by a job: so it is computed here, not read. */
const changedMonths = `
  select
    count(*)::integer as months,
    count(distinct permit_ndx)::integer as permits,
    coalesce(sum(coalesce(now.reduced_gal, 0) - coalesce(before.reduced_gal, 0)), 0)::float8 as gallons
  from api.compute_allowances(null, null) as now
  join months_before as before using (permit_ndx, c_year, c_month)
  where (now.permitted_gal, now.reduced_gal) is distinct from (before.permitted_gal, before.reduced_gal)`;

async function applySetting(client: pg.PoolClient, said: SaidSetting, { live }: Applying, applied: Applied) {
  const { setting, value, line } = said;
  const before = textOf(live.config[setting.name as keyof typeof live.config]);
  const means = live.valueOf(setting.name, value);
  const read = value === null ? undefined : settingIn(setting.name, value);
  const isFit = !(read && 'problem' in read);
  if (isFit && textOf(means) === before) return;
  try {
    await client.query('savepoint setting');
    const storedBefore = await storedValueOf(client, setting.name);
    await changeSetting(client, { setting, value, means });
    applied.settings.push({
      name: setting.name,
      before: storedBefore,
      after: await storedValueOf(client, setting.name),
    });
    applied.changes.push({ line, words: `${setting.label}: ${quoted(before)} → ${quoted(textOf(means))}` });
  } catch (error) {
    await client.query('rollback to savepoint setting');
    applied.problems.push({ line, words: wordsOf(error, setting.name) });
  }
}

async function renameTerms(client: pg.PoolClient, { section, renames }: SaidSection, applied: Applied) {
  for (const { line, ...said } of renames) {
    const done = await renameTerm(client, section.name, said);
    const tell = (words: string) => ({ line, words: `${section.name}, ${said.word}: ${words}` });
    if (typeof done === 'string') applied.problems.push(tell(done));
    else if (done) {
      applied.renamed.push(done);
      applied.changes.push(tell(`renamed from “${done.before}”`));
    }
  }
}

async function applySection(
  client: pg.PoolClient,
  { section, rows }: SaidSection,
  { database, fileName, text, user = commandUser }: Applying,
  applied: Applied,
) {
  const [first] = rows;
  if (!first) return;
  const { subject } = section;
  const one = within(database, client);
  const told = applied.changes.length;
  try {
    await client.query('savepoint section');
    const mapping = mappingOf(rows, subject);
    const file = { fileName, fileHash: createHash('sha256').update(text).digest('hex') };
    const importNdx = await beginImport(one, subject, file, mapping, 'overwrite');
    const options = { mode: 'overwrite', user, importNdx } as const;
    const given = { fileName, rows: eachOf(rows) };
    for await (const { outcomes } of importPieces(one, subject, given, mapping, options))
      for (const outcome of outcomes) tell(outcome, section.name, applied);
    // Records that are as the file says need no import that stands in the list of them.
    if (applied.changes.length === told) await client.query('rollback to savepoint section');
    else applied.imports.unshift(importNdx);
  } catch (error) {
    applied.problems.push({ line: first.line, words: wordsOf(error, section.name) });
  }
}

/** Each field is in the column of its name; what cannot be read is told, never left blank. */
function mappingOf(rows: readonly TableRow[], subject: Subject): Mapping {
  const named = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))];
  const all = Object.keys(subject.fields).map((field) => [field, named.includes(field) ? field : null]);
  const given = { ...noMapping, columns: Object.fromEntries(all), unreadable: 'refuse' as const };
  return { ...completeMapping(subject, named, given, 'overwrite'), isExact: true };
}

async function* eachOf<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}

/** What an import leaves blank and lists is a mistake of a file that one writes by hand. */
function tell(
  { line, verdict, record, called, reason, remarks, changes }: Outcome,
  section: string,
  { changes: done, problems }: Applied,
) {
  const name = `${section}, ${record ?? called ?? 'this entry'}`;
  for (const { words } of remarks.filter(({ isRoutine }) => !isRoutine))
    problems.push({ line, words: `${name}: ${words}` });
  if (verdict === 'refused') problems.push({ line, words: `${name}: ${reason ?? 'It cannot be read.'}` });
  if (verdict === 'added') done.push({ line, words: `${name}: added` });
  if (verdict === 'changed') done.push({ line, words: `${name}: ${changes.join('; ')}` });
}

/** A fault of the product is none of the file. */
function wordsOf(error: unknown, name: string): string {
  if (error instanceof Unusable) return `${name}: ${error.message}`;
  const { status, message } = refusalOf(error as Error);
  if (status >= 500) throw error;
  return `${name}: ${message}`;
}

const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : `${value as string | number | boolean}`;
const MOST_SHOWN = 60;
const quoted = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return text === '' ? 'nothing' : `“${line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line}”`;
};
