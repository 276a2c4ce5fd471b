import { districtSettings } from '@artesian/contract/settings/district-settings';
import type pg from 'pg';
import { commandLine, commandUser } from '../import/actor.ts';
import { undoImport } from '../import/undo-import.ts';
import { Unusable } from '../import/unusable.ts';
import type { Database } from '../platform/database/open-database.ts';
import { within } from '../platform/database/within.ts';
import { refusalOf } from '../platform/problems.ts';
import { transaction } from '../platform/transaction.ts';
import { changeSetting } from '../settings/change-setting.ts';
import type { User } from '../sign-in/authentication.ts';
import type { LiveConfig } from '../settings/live-config.ts';
import { undoRename, type RenamedTerm } from './rename-terms.ts';

/** A setting that a file changed: what was kept of it, and what is kept since; null as the server was started. */
export interface ChangedSetting {
  name: string;
  before: string | null;
  after: string | null;
}

/** Records what a file did, for its undo. */
export async function recordFile(
  client: pg.PoolClient,
  {
    fileName,
    settings,
    renamed,
    imports,
  }: Pick<AppliedFile, 'settings' | 'renamed' | 'imports'> & { fileName: string },
): Promise<void> {
  await client.query('insert into district_files (file_name, settings, renamed, imports) values ($1, $2, $3, $4)', [
    fileName,
    JSON.stringify(settings),
    JSON.stringify(renamed),
    imports,
  ]);
}

export interface FileUndone {
  fileName: string;
  /** Settings that are again what they were, by their labels. */
  settings: string[];
  removed: number;
  restored: number;
  /** What stays as it is, with why. */
  kept: { record: string; why: string }[];
}

const latest = `
  select district_file_ndx, file_name, settings, renamed, imports from district_files
  where undone_at is null order by district_file_ndx desc limit 1 for update`;

interface AppliedFile {
  district_file_ndx: number;
  file_name: string;
  settings: readonly ChangedSetting[];
  renamed: readonly RenamedTerm[];
  /** The last one first. */
  imports: readonly number[];
}

/**
 * Takes back what the file did that was applied last, in one transaction: what somebody built on or changed since stays, and is told. Throws
 * Unusable where no file is left to undo.
 */
export const undoFile = (database: Database, live: Pick<LiveConfig, 'valueOf'>): Promise<FileUndone> =>
  transaction(database, commandLine, (client) => undoIn(client, { database, live, user: commandUser }));

interface Undoing {
  database: Database;
  live: Pick<LiveConfig, 'valueOf'>;
  user: User;
}

/** The same in a transaction that is under way. */
export async function undoIn(client: pg.PoolClient, undoing: Undoing): Promise<FileUndone> {
  const { rows } = await client.query<AppliedFile>(latest);
  const [file] = rows;
  if (!file) throw new Unusable('There is no applied district file to undo.');
  const undone: FileUndone = { fileName: file.file_name, settings: [], removed: 0, restored: 0, kept: [] };
  for (const importNdx of file.imports) await takeBack(client, undoing, importNdx, undone);
  for (const term of file.renamed.toReversed()) {
    const why = await undoRename(client, term);
    if (why === undefined) undone.restored += 1;
    else undone.kept.push({ record: term.after, why });
  }
  // The last one first, as they were changed one after another.
  for (const changed of file.settings.toReversed()) await setBack(client, undoing.live, changed, undone);
  await client.query(
    'update district_files set undone_at = now(), undone_by = acting_user() where district_file_ndx = $1',
    [file.district_file_ndx],
  );
  return undone;
}

async function takeBack(client: pg.PoolClient, { database, user }: Undoing, importNdx: number, undone: FileUndone) {
  const { rows } = await client.query<{ is_undone: boolean }>(
    'select undone_timestamp is not null as is_undone from imports where import_ndx = $1',
    [importNdx],
  );
  // By its own command.
  if (rows[0]!.is_undone) return;
  const { removed, restored, kept } = await undoImport(within(database, client), importNdx, undefined, { user });
  undone.removed += removed;
  undone.restored += restored;
  undone.kept.push(...kept);
}

async function setBack(
  client: pg.PoolClient,
  live: Pick<LiveConfig, 'valueOf'>,
  { name, before, after }: ChangedSetting,
  undone: FileUndone,
) {
  const setting = districtSettings.find((one) => one.name === name);
  if (!setting) return;
  const { label } = setting;
  if ((await storedValueOf(client, name)) !== after) {
    undone.kept.push({ record: label, why: 'changed since' });
    return;
  }
  await client.query('savepoint setting');
  try {
    await changeSetting(client, { setting, value: before, means: live.valueOf(name, before) });
    undone.settings.push(label);
  } catch (error) {
    await client.query('rollback to savepoint setting');
    const { status, message } = refusalOf(error as Error);
    if (status >= 500) throw error;
    undone.kept.push({ record: label, why: message });
  }
}

/** The stored value of a setting; null as the server was started. */
export async function storedValueOf(client: pg.PoolClient, name: string): Promise<string | null> {
  const { rows } = await client.query<{ value: string | null }>('select value from district_settings where name = $1', [
    name,
  ]);
  return rows[0]?.value ?? null;
}
