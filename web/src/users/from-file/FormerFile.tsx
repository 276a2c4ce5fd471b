import { takeBackUser, type AddedAccount, type OneUsersFile } from '@artesian/contract/people/users-files';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../../api.ts';
import { useSession } from '../../session/session.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { counted } from '../../ui/counted.ts';
import { localTime } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isMissing } from '../../ui/error-words.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Column } from '../../ui/table/column.ts';
import { PassingTable } from '../../ui/table/DataTable.tsx';
import type { RowTone } from '../../ui/table/grid/row-parts.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { pageOf } from '../user-columns.tsx';
import { fileQuery, FROM_A_FILE, trail } from './files-query.ts';
import { OneByOne } from './OneByOne.tsx';
import { StayHere } from './StayHere.tsx';
import { useOneByOne } from './use-one-by-one.ts';

const trailOfFile = [...trail, { label: 'Users from a File', to: FROM_A_FILE }];

/** A file that users were added from: each account with what became of it, and the step that takes them back. */
export function FormerFile({ user_file_ndx }: { user_file_ndx: number }) {
  const oneByOne = useOneByOne();
  // A directory counts the calls: while they go one by one, all of them are not asked for after each.
  const { data, error, refetch } = useQuery({ ...fileQuery(user_file_ndx), enabled: !oneByOne.isBusy });
  if (!Number.isInteger(user_file_ndx) || user_file_ndx < 0 || isMissing(error))
    return (
      <EmptyState title="Users file not found" isPage>
        <TextLink to={FROM_A_FILE}>All files that users were added from</TextLink>
      </EmptyState>
    );
  if (data) return <FilePage file={data} oneByOne={oneByOne} />;
  return (
    <>
      <PageHeader breadcrumb={trailOfFile} title="A File of Users" />
      {error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <LoadingBlock height={360} />}
    </>
  );
}

interface FilePageProps {
  file: OneUsersFile;
  oneByOne: ReturnType<typeof useOneByOne>;
}

type BecameOf = Pick<AddedAccount, 'state' | 'why'>;

function FilePage({ file, oneByOne }: FilePageProps) {
  const { may } = useSession();
  const [isAsking, setAsking] = useState(false);
  /** By account, what became of those that were taken back here: each is looked at once more than the list can. */
  const [told, setTold] = useState<Readonly<Record<string, BecameOf>>>({});
  const [asked, setAsked] = useState(0);
  const accounts = useMemo(() => file.accounts.map((one) => ({ ...one, ...told[one.auth0_user_id] })), [file, told]);
  const untouched = accounts.filter(({ state }) => state === 'untouched');
  const takeBack = () => {
    setAsking(false);
    setAsked(untouched.length);
    void oneByOne.begin(untouched, async ({ auth0_user_id }) => {
      const params = { user_file_ndx: file.user_file_ndx, auth0_user_id };
      const became = await api.call(takeBackUser, { params, idempotencyKey: crypto.randomUUID() });
      setTold((all) => ({ ...all, [auth0_user_id]: became }));
    });
  };
  return (
    <>
      <PageHeader
        breadcrumb={trailOfFile}
        title={file.file_name}
        purpose={`Added ${counted(file.added, 'user')}. By ${file.who}, ${localTime(file.at)}.`}
        actions={
          may(takeBackUser) &&
          !oneByOne.isBusy &&
          untouched.length > 0 && (
            <Button color="inherit" variant="outlined" onClick={() => setAsking(true)}>
              Remove {counted(untouched.length, 'User')}
            </Button>
          )
        }
      />
      <Stack sx={{ gap: 2 }}>
        {oneByOne.isBusy ? (
          <OneByOne
            doing="Taking back"
            done={asked - untouched.length}
            all={asked}
            isStopping={oneByOne.isStopping}
            onStop={oneByOne.stop}
          />
        ) : (
          <StateOf file={file} accounts={accounts} hasTold={Object.keys(told).length > 0} />
        )}
        {oneByOne.failure && (
          <Alert severity="error" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
            {oneByOne.failure} Users removed so far are deleted; use the same button to continue.
          </Alert>
        )}
        <PassingTable
          name="Users of the file"
          rows={accounts}
          columns={columns}
          rowKey={keyOf}
          rowTone={toneOf}
          pageSize={30}
        />
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={`Remove ${counted(untouched.length, 'user')}?`}
          act="Remove"
          color="error"
          onConfirm={takeBack}
          onCancel={() => setAsking(false)}
        >
          {whatGoes(untouched.length, accounts)}
        </ConfirmDialog>
      )}
      <StayHere
        words={
          oneByOne.isBusy
            ? 'Users are being removed. If you leave, it stops; those already removed stay removed.'
            : undefined
        }
      />
    </>
  );
}

function whatGoes(count: number, accounts: readonly AddedAccount[]): string {
  const stays = accounts.filter(({ state }) => state === 'stays').length;
  return [
    `${count === 1 ? 'The account' : `The ${count} accounts`} that nobody has used or changed since ${count === 1 ? 'is' : 'are'} deleted as in Users Management, one by one.`,
    'Their links no longer work.',
    stays > 0 && `${counted(stays, 'other stays', 'others stay')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

interface StateOfProps {
  file: OneUsersFile;
  accounts: readonly AddedAccount[];
  /** Whether somebody was taken back here just now. */
  hasTold: boolean;
}

function StateOf({ file: { taken_back_at, taken_back_by }, accounts, hasTold }: StateOfProps) {
  if (taken_back_at === null && !hasTold) return null;
  const of = (state: AddedAccount['state']) => accounts.filter((one) => one.state === state).length;
  const said = [
    taken_back_at !== null && `Removed by ${taken_back_by}, ${localTime(taken_back_at)}.`,
    `${counted(of('gone'), 'user')} removed.`,
    of('stays') > 0 && `${counted(of('stays'), 'user stays', 'users stay')}, as listed below.`,
    of('untouched') > 0 && `${counted(of('untouched'), 'user is', 'users are')} still to be removed.`,
  ];
  return (
    <Alert severity={of('untouched') > 0 ? 'info' : 'success'} variant="outlined">
      {said.filter(Boolean).join(' ')}
    </Alert>
  );
}

const stateWords: Readonly<Record<AddedAccount['state'], string>> = {
  untouched: 'Can Be Removed',
  stays: 'Stays',
  gone: 'Removed',
};

const columns: readonly Column<AddedAccount>[] = [
  {
    id: 'name',
    header: 'Full Name',
    kind: 'text',
    isName: true,
    width: 200,
    value: ({ name }) => name ?? 'Not shown',
    render: (account) =>
      account.name === null || account.state === 'gone' ? (
        (account.name ?? 'Not shown')
      ) : (
        <TextLink to={pageOf(account)}>{account.name}</TextLink>
      ),
  },
  { id: 'email', header: 'E-mail', kind: 'text', width: 240, value: ({ email }) => email },
  {
    id: 'state',
    header: 'State',
    kind: 'choice',
    width: 170,
    choices: Object.values(stateWords),
    value: ({ state }) => stateWords[state],
  },
  { id: 'why', header: 'Why', kind: 'text', width: 320, value: ({ why }) => why },
];
const keyOf = ({ auth0_user_id }: AddedAccount) => auth0_user_id;
const toneOf = ({ state }: AddedAccount): RowTone | undefined => {
  if (state === 'gone') return { tone: 'ended', words: 'Removed' };
  return state === 'stays' ? { tone: 'attention', words: 'Stays' } : undefined;
};
