import { changeUser, createUser, deleteUser } from '@artesian/contract/people/users';
import { userWords } from '@artesian/contract/people/user-words';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { cellProblems } from '../register/rows/cell-problems.ts';
import { LeaveGuardOfTable } from '../register/form/LeaveGuard.tsx';
import { createOptionSearch } from '../register/form/option-search.ts';
import { useSession } from '../session/session.tsx';
import { useSettings } from '../session/settings.tsx';
import { EditableTable } from '../ui/editable-table/EditableTable.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { QuickSearch } from '../ui/table/filter/QuickSearch.tsx';
import { ConfirmDeletion, type AskedDeletion } from './ConfirmDeletion.tsx';
import { permitsInCells } from './known-permits.ts';
import { useUserActs } from './use-user-acts.ts';
import { rowOf, userColumns, type UserRow } from './user-columns.tsx';
import { permitsQuery, rolesQuery, usersQuery } from './users-query.ts';

/** As the specification has them (2 §9). */
const PAGES = { atFirst: 30, offered: [5, 10, 30, 60] } as const;
const MOST_HEIGHT = 400;

const keyOf = ({ user }: UserRow) => user!.auth0_user_id;
const nameOf = ({ name }: UserRow) => name;
const NOBODY: never[] = [];

/** Everybody who may sign in, each saved when the row is left. */
export function UsersTable() {
  const { may, isDeveloper } = useSession();
  const { timeZone } = useSettings();
  const { data: users, error, refetch } = useQuery(usersQuery(isDeveloper));
  const { data: roles } = useQuery(rolesQuery(isDeveloper));
  const { data: offered } = useQuery(permitsQuery);
  const permits = useMemo(() => permitsInCells(offered ?? NOBODY, users ?? NOBODY), [offered, users]);
  const columns = useMemo(
    () =>
      userColumns(
        (roles ?? NOBODY).map(({ auth0_role_name }) => auth0_role_name),
        permits,
        timeZone,
      ),
    [roles, permits, timeZone],
  );
  const all = useMemo(() => users?.map(rowOf), [users]);
  const { found, search, setSearch } = useFound(all);
  const acts = useUserActs(permits);
  const [asked, setAsked] = useState<AskedDeletion>();
  if (error && !users) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Box sx={{ display: 'flex', mb: 1.5, '& > *': { maxWidth: { sm: 320 } } }}>
        <QuickSearch label="Search Users" placeholder="Search Users" value={search} onChange={setSearch} />
      </Box>
      <EditableTable<UserRow>
        name="Users"
        rows={found}
        columns={columns}
        rowKey={keyOf}
        rowName={nameOf}
        isReadOnly={!may(changeUser)}
        save={acts.save}
        add={may(createUser) ? acts.add : undefined}
        addLabel="Add a user"
        remove={may(deleteUser) ? acts.remove : undefined}
        confirmRemoval={({ user }) => new Promise((answer) => setAsked({ user: user!, answer }))}
        words={userWords}
        explain={cellProblems}
        Guard={LeaveGuardOfTable}
        empty={search ? `No user matches ‘${search}’.` : 'No users yet.'}
        maxHeight={MOST_HEIGHT}
        pageSizes={PAGES}
      />
      {asked && <ConfirmDeletion {...asked} onClosed={() => setAsked(undefined)} />}
    </>
  );
}

/** Whoever the words in the address are alike to, in the order of the table. */
function useFound(all: readonly UserRow[] | undefined) {
  const navigate = useNavigate();
  const { search: asked }: { search?: unknown } = useSearch({ strict: false });
  const search = asked === undefined ? '' : String(asked);
  const index = useMemo(
    () =>
      createOptionSearch(
        (all ?? NOBODY).map((row) => ({
          label: row.name,
          detail: [row.nickname, row.email, row.role, row.permits].join(' '),
          row,
        })),
      ),
    [all],
  );
  const found = useMemo(() => {
    if (search.trim() === '') return all;
    const hits = new Set(index.find(search).map(({ row }) => row));
    return all?.filter((row) => hits.has(row));
  }, [all, index, search]);
  const setSearch = (words: string) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, search: words || undefined }),
      replace: true,
      resetScroll: false,
    });
  return { found, search, setSearch };
}
