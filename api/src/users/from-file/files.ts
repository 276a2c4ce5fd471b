import { nothingSaid, type SaidMapping } from '@artesian/contract/importing/mapping';
import {
  beginUsersFile,
  listUsersFiles,
  oneUsersFile,
  type AddedAccount,
  type PastUsersFile,
} from '@artesian/contract/people/users-files';
import { hashOfHeadings } from '../../import/file/survey.ts';
import { storable } from '../../import/screen/storable.ts';
import { act } from '../../platform/calls/act.ts';
import { answer } from '../../platform/calls/answer.ts';
import { invalid, notFound } from '../../platform/problems.ts';
import type { User as Caller } from '../../sign-in/authentication.ts';
import type { Directory, Queries } from '../directory/directory.ts';
import { readAdded, tellAccount } from './added-accounts.ts';

/** `POST /api/users-management/files`: the accounts come one by one, each in the transaction that adds it. */
export const actBeginUsersFile = act(beginUsersFile, async ({ body: { file_name, headings, mapping }, client }) => {
  const { rows } = await client.query<{ user_file_ndx: number }>(
    'insert into user_files (file_name, headings_hash, mapping) values ($1, $2, $3) returning user_file_ndx',
    [file_name, hashOf(headings), storable(mapping)],
  );
  return rows[0]!;
});

/** A column without a heading tells nothing, and is none. */
const hashOf = (headings: readonly string[]) => hashOfHeadings(headings.filter((heading) => heading !== ''));

interface Remembered {
  user_file_ndx: number;
  file_name: string;
  at: string;
  mapping: SaidMapping;
}

/** How the last file of the same headings was understood that added somebody. */
export async function rememberedMapping(on: Queries, headings: readonly string[]): Promise<Remembered | undefined> {
  const { rows } = await on.query<Remembered>(
    `select user_file_ndx, file_name, added_at as at, mapping
     from user_files as files
     where headings_hash = $1 and mapping not in ('{}', $2)
       and exists (select from user_file_accounts as accounts where accounts.user_file_ndx = files.user_file_ndx)
     order by user_file_ndx desc
     limit 1`,
    [hashOf(headings), JSON.stringify(nothingSaid)],
  );
  return rows[0] && { ...rows[0], mapping: { ...nothingSaid, ...rows[0].mapping } };
}

/** Throws 400 where the caller has begun no such file: what it adds is known as the act of one person. */
export async function refuseUnknownFile(on: Queries, caller: Caller, userFileNdx: number) {
  const { rowCount } = await on.query(
    'select from user_files where user_file_ndx = $1 and added_by = $2 and taken_back_at is null for share',
    [userFileNdx, caller.sub],
  );
  if (rowCount === 0)
    throw invalid('user_file_ndx', 'This file was not started by you or was undone. Choose the file again.');
}

/** Keeps that this file added an account. */
export const keepAdded = (on: Queries, userFileNdx: number, sub: string, permits: readonly number[]) =>
  on.query('insert into user_file_accounts (user_file_ndx, sub, permits) values ($1, $2, $3)', [
    userFileNdx,
    sub,
    permits,
  ]);

const files = `
  select files.user_file_ndx, file_name, added_at as at, coalesce(api.name_of_account(added_by), added_by) as who,
    taken_back_at, coalesce(api.name_of_account(taken_back_by), taken_back_by) as taken_back_by,
    count(*)::integer as added,
    (count(*) filter (where exists (
      select from user_changes as changes where changes.sub = accounts.sub and act = 'deleted'
    )))::integer as gone
  from user_files as files
  join user_file_accounts as accounts using (user_file_ndx)
  where $1::integer is null or files.user_file_ndx = $1
  group by files.user_file_ndx
  order by files.user_file_ndx desc`;

/** `GET /api/users-management/files`: a file that added nobody is none. */
export const answerUsersFiles = answer(listUsersFiles, async (_asked, { database: { pool } }) => {
  return (await pool.query<PastUsersFile>(files, [null])).rows;
});

/** `GET /api/users-management/files/{user_file_ndx}`: the directory is asked once for all of them. */
export const answerUsersFile = (directory: Directory) =>
  answer(oneUsersFile, async ({ params: { user_file_ndx }, user: caller }, { database: { pool } }) => {
    const { rows } = await pool.query<PastUsersFile>(files, [user_file_ndx]);
    if (!rows[0]) throw notFound('such file of users');
    const added = await readAdded(pool, user_file_ndx);
    const isOver = added.every(({ is_deleted }) => is_deleted);
    const people = isOver ? [] : await directory.list(pool);
    const byId = new Map(people.map((person) => [person.id, person]));
    const accounts = added.map((one): AddedAccount => tellAccount(one, byId.get(one.sub), caller));
    return { ...rows[0], gone: accounts.filter(({ state }) => state === 'gone').length, accounts };
  });
