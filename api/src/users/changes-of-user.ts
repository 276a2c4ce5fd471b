import { changesOfUser, type ChangeOfUser } from '@artesian/contract/people/users';
import { answer } from '../platform/calls/answer.ts';
import type { Directory } from './directory/directory.ts';
import { findPerson } from './read-users.ts';

const NEWEST = 200;

/** `GET /api/users-management/users/{auth0_user_id}/changes` */
export const answerChangesOfUser = (directory: Directory) =>
  answer(changesOfUser, async ({ params, user }, { database }) => {
    const { id } = await findPerson(directory, database.pool, user, params.auth0_user_id);
    const { rows } = await database.pool.query<ChangeOfUser>(
      `select changes.at, changes.who, accounts.name as who_name, changes.act, changes.before, changes.after
       from user_changes as changes left join accounts on accounts.sub = changes.who
       where changes.sub = $1
       order by changes.change_ndx desc
       limit ${NEWEST}`,
      [id],
    );
    return rows;
  });
