import { takeBackUser, type AddedAccount } from '@artesian/contract/people/users-files';
import { act } from '../../platform/calls/act.ts';
import { notFound, Refusal } from '../../platform/problems.ts';
import type { Authentication } from '../../sign-in/authentication.ts';
import type { Directory } from '../directory/directory.ts';
import { withPermits } from '../read-users.ts';
import { refuseLosingWayIn } from '../refuse-losing-way-in.ts';
import { forgetUser, removeUser } from '../remove-user.ts';
import { CHOSE_PASSWORD, readAdded, tellAccount } from './added-accounts.ts';

type BecameOf = Pick<AddedAccount, 'state' | 'why'>;
const GONE: BecameOf = { state: 'gone', why: null };
const staying = (why: string): BecameOf => ({ state: 'stays', why });

/** `POST /api/users-management/files/{user_file_ndx}/users/{auth0_user_id}/take-back`: deleted as on their screen, or told why not. */
export const actTakeBackUser = (directory: Directory, authentication: Authentication) =>
  act(takeBackUser, async ({ params: { user_file_ndx, auth0_user_id: id }, user, client }): Promise<BecameOf> => {
    // Two people who take it back at once wait for each other.
    const taken = await client.query(
      'update user_files set taken_back_by = acting_user(), taken_back_at = now() where user_file_ndx = $1',
      [user_file_ndx],
    );
    const [added] = await readAdded(client, user_file_ndx, id);
    if (taken.rowCount === 0 || !added) throw notFound('such user of this file');
    if (added.is_deleted) return GONE;
    const person = await directory.find(client, id);
    const { state, why } = tellAccount(added, person, user);
    if (!person) {
      // Deleted where they sign in, or by an act that ended in the middle.
      await forgetUser(authentication, client, id, undefined);
      return { state, why };
    }
    if (state === 'stays') return { state, why };
    if (await directory.hasChosenPassword(client, person)) return staying(CHOSE_PASSWORD);
    try {
      await refuseLosingWayIn(directory, client, user, person);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'way-in') return staying(error.message);
      throw error;
    }
    await removeUser(directory, authentication, client, person, await withPermits(client, person));
    return GONE;
  });
