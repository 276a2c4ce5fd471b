import { ApiError } from '@artesian/contract/language/client';
import { changeUser, createUser, deleteUser, type User } from '@artesian/contract/people/users';
import { userWords } from '@artesian/contract/people/user-words';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api.ts';
import type { Values } from '../ui/editable-table/column.ts';
import { notify } from '../ui/notify.ts';
import type { PermitsInCells } from './known-permits.ts';
import { rowOf, type UserRow } from './user-columns.tsx';

const MEANWHILE = 'Someone else changed this user meanwhile. The current values are shown. Check them and save again.';

/** What is sent of a user as a whole. */
export const asSent = (user: User) => ({
  id: user.auth0_user_id,
  email: user.auth0_email,
  name: user.auth0_name,
  nickname: user.auth0_nickname ?? user.auth0_name,
  role: user.assigned_role!,
  permits: user.associated_permits.map(({ permit_ndx }) => permit_ndx),
});

/** What the table does with its rows. A refusal is thrown, in words that name the cell. */
export function useUserActs(permits: PermitsInCells) {
  const queries = useQueryClient();
  return useMemo(() => {
    const told = async <T>(saving: Promise<T>): Promise<T> => {
      try {
        return await saving;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 412) throw error;
        await queries.invalidateQueries();
        throw new Error(MEANWHILE, { cause: error });
      }
    };
    const bodyOf = ({ name, nickname, email, role, permits: numbers }: UserRow) => ({
      name,
      nickname,
      email,
      role: role!,
      permits: permits.ndxOf(numbers),
    });
    return {
      save: async (row: UserRow, changes: Values) => {
        const body = { id: row.user!.auth0_user_id, ...bodyOf({ ...row, ...changes }) };
        const saved = await told(
          api.call(changeUser, { body, version: row.user!.version, idempotencyKey: crypto.randomUUID() }),
        );
        notify.success(userWords.updated);
        return rowOf(saved);
      },
      add: async (values: Values, act: string) => {
        const row: UserRow = { ...BLANK, ...values };
        const created = await api.call(createUser, {
          body: { ...bodyOf(row), password: row.password },
          idempotencyKey: act,
        });
        notify.success(userWords.created);
        return rowOf(created);
      },
      remove: async ({ user }: UserRow) => {
        await told(
          api.call(deleteUser, { params: user!, version: user!.version, idempotencyKey: crypto.randomUUID() }),
        );
      },
    };
  }, [queries, permits]);
}

const BLANK: UserRow = {
  user: undefined,
  name: '',
  nickname: '',
  email: '',
  password: '',
  role: 'Well Owner',
  permits: '',
};
