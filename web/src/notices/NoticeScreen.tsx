import {
  lettersToPost,
  markLetters,
  noticeKinds,
  noticeLetters,
  statesFor,
  type LetterAct,
  type LetterState,
  type NoticeLetter,
} from '@artesian/contract/notices/notices';
import Description from '@mui/icons-material/DescriptionOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { api } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { localTime } from '../ui/dates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { counted } from '../ui/counted.ts';
import { errorWordsToQuote, isMissing } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { declaredColumns } from '../ui/table/declared-column.ts';
import type { RowAction, RowTone } from '../ui/table/grid/row-parts.ts';
import { ToolbarButton } from '../ui/table/ToolbarButton.tsx';
import { contactOf, NOTICES, noticesQuery, letterStates, subjectOf } from './letters.ts';
import { MissingNotice } from './MissingNotice.tsx';
import { OneLetter } from './OneLetter.tsx';
import { useSavingLetters } from './use-saving-letters.ts';

const STILL_MS = 2000;

/** Who was told by a notice, when, and what became of it. Not in the specification: the path is ours. */
export default function NoticeScreen() {
  const { notice_ndx: asked }: { notice_ndx?: string } = useParams({ strict: false });
  const notice_ndx = Number(asked);
  const all = useQuery(noticesQuery);
  const { data, error, refetch } = useQuery({
    queryKey: [noticeLetters.path, notice_ndx],
    queryFn: ({ signal }) => api.view(noticeLetters, { params: { notice_ndx }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(isOnItsWay) ? STILL_MS : false),
  });
  const notice = all.data?.find((row) => row.notice_ndx === notice_ndx);
  if (isMissing(error) || (all.data && !notice && data?.length === 0))
    return <MissingNotice title="Notice not found" />;
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: 'Dashboard', to: '/dashboard' },
          { label: 'Notices', to: NOTICES },
        ]}
        title={notice ? noticeKinds[notice.kind] : 'Notice'}
        purpose={
          notice && `${subjectOf(notice)}, sent on ${localTime(notice.created_timestamp)} by ${notice.created_by}.`
        }
      />
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Typography component="output" sx={{ display: 'block', mb: 1.5, fontWeight: 560 }}>
            {data && formatStates(data)}
          </Typography>
          <Letters notice_ndx={notice_ndx} rows={data} />
        </>
      )}
    </>
  );
}

const isOnItsWay = ({ state }: NoticeLetter) => state === 'waiting' || state === 'sending';
const isToPost = ({ is_to_post }: NoticeLetter) => is_to_post;

function formatStates(letters: readonly NoticeLetter[]): string {
  if (letters.length === 0) return '';
  const counts = new Map<LetterState, number>();
  for (const { state } of letters) counts.set(state, (counts.get(state) ?? 0) + 1);
  const parts = [...counts].map(([state, count]) => `${count} ${letterStates[state].toLowerCase()}`);
  return `${counted(letters.length, 'letter')}: ${parts.join(', ')}.`;
}

const declared = declaredColumns(noticeLetters.row);
const columns = [
  ...declared({ id: 'addressee', isName: true }),
  ...declared({ id: 'state', width: 200 }).map((column) => ({
    ...column,
    choices: Object.values(letterStates),
    value: ({ state }: NoticeLetter) => letterStates[state],
  })),
  ...declared({ id: 'told_at', width: 190, render: ({ told_at }) => told_at && localTime(told_at) }),
  ...declared({ id: 'failure', width: 240 }, 'r_email', { id: 'about', width: 200 }, 'organization'),
  ...declared({ id: 'tries', hidden: true }),
];
const keyOf = ({ letter_ndx }: NoticeLetter) => String(letter_ndx);
const toneOf = (letter: NoticeLetter): RowTone | undefined => {
  if (letter.state === 'refused' || letter.state === 'came back')
    return { tone: 'warning', words: 'Not delivered by e-mail' };
  if (letter.state === 'unsure') return { tone: 'attention', words: 'Delivery unknown' };
  return letter.state === 'withdrawn' ? { tone: 'ended', words: 'Withdrawn' } : undefined;
};

const actLabels: Record<LetterAct, string> = {
  'send again': 'Send by e-mail again',
  posted: 'Mark as mailed',
  'came back': 'Mark as returned',
};
const actsInOrder = Object.keys(actLabels) as LetterAct[];

function Letters({ notice_ndx, rows }: { notice_ndx: number; rows: readonly NoticeLetter[] | undefined }) {
  const { may } = useSession();
  const [read, setRead] = useState<NoticeLetter>();
  const { isSaving, save } = useSavingLetters(`letters-of-notice-${notice_ndx}`);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { act: LetterAct; letters: number[] }) =>
      api.call(markLetters, { params: { notice_ndx }, body }),
    onSuccess: ({ changed }) => notify.success(`${counted(changed, 'letter')} changed.`),
    onError: (error) => notify.error(`No changes were made. ${errorWordsToQuote(error)}`),
  });
  const actions = useMemo<readonly RowAction<NoticeLetter>[]>(
    () => [{ label: ({ addressee }) => `Read the letter to ${addressee}`, icon: <Description />, onAct: setRead }],
    [],
  );
  const toolbar = useCallback(
    () => (
      <ToolbarButton
        icon={<Print />}
        label={`Print ${counted(rows?.filter(isToPost).length ?? 0, 'letter')} to mail`}
        disabled={isSaving || !rows?.some(isToPost)}
        onClick={() => void save(() => api.call(lettersToPost, { params: { notice_ndx } }))}
      />
    ),
    [rows, isSaving, save, notice_ndx],
  );
  const bulk = useCallback(
    (chosen: readonly NoticeLetter[]) =>
      may(markLetters) &&
      actsInOrder.map((act) => {
        const letters = chosen
          .filter(({ state }) => statesFor[act].includes(state))
          .map(({ letter_ndx }) => letter_ndx);
        return (
          letters.length > 0 && (
            <Button key={act} size="small" disabled={isPending} onClick={() => mutate({ act, letters })}>
              {actLabels[act]} ({letters.length})
            </Button>
          )
        );
      }),
    [may, isPending, mutate],
  );
  return (
    <>
      <DataTable
        name="Letters of the notice"
        rows={rows}
        columns={columns}
        rowKey={keyOf}
        pageSize={30}
        hrefOf={contactOf}
        rowTone={toneOf}
        actions={actions}
        onPick={setRead}
        isSelectable
        bulk={bulk}
        toolbar={toolbar}
        empty={<EmptyState title="No one received this notice" />}
      />
      {read && <OneLetter letter_ndx={read.letter_ndx} onClose={() => setRead(undefined)} />}
    </>
  );
}
