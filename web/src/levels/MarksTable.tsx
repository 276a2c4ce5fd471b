import { levelMarks, undoLevelMark, type LevelMarkRow } from '@artesian/contract/science/level-series';
import Undo from '@mui/icons-material/UndoOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { localTime } from '../ui/dates.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { notify } from '../ui/notify.ts';
import { PassingTable } from '../ui/table/DataTable.tsx';
import type { RowTone } from '../ui/table/grid/row-parts.ts';
import type { Column } from '../ui/table/column.ts';
import { declaredColumns } from '../ui/table/declared-column.ts';
import { levelWords, standingWords } from './level-words.ts';
import type { Span } from './moments.ts';

const declared = declaredColumns(levelMarks.row);
const columns: Column<LevelMarkRow>[] = [
  ...declared('from_at', 'to_at'),
  {
    id: 'of_what',
    header: 'Levels',
    kind: 'choice',
    value: ({ of_what }) => levelWords[of_what],
    choices: Object.values(levelWords),
  },
  ...declared('flag'),
  {
    id: 'standing',
    header: 'Approval',
    kind: 'choice',
    value: ({ standing }) => standing && standingWords[standing],
    choices: Object.values(standingWords),
  },
  ...declared('note', 'marked_by', 'marked_at', 'undone_at', 'undone_by'),
];
const keyOf = ({ mark_ndx }: LevelMarkRow) => String(mark_ndx);
const nameOf = ({ flag, standing, from_at }: LevelMarkRow) =>
  `${[flag, standing && standingWords[standing]].filter(Boolean).join(', ')} of ${localTime(from_at)}`;
const toneOf = ({ undone_at }: LevelMarkRow): RowTone | undefined =>
  undone_at === null ? undefined : { tone: 'ended', words: 'Undone' };

/** What was said of the levels of a well, by whom and when, the latest first: where two say something of a level, the later one is right. */
export function MarksTable({ well, onPick }: { well: number; onPick: (span: Span) => void }) {
  const { may } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: [levelMarks.path, well],
    queryFn: ({ signal }) => api.view(levelMarks, { params: { well_ndx: well }, signal }),
  });
  const { mutate } = useMutation({
    mutationFn: (mark_ndx: number) => api.call(undoLevelMark, { params: { well_ndx: well, mark_ndx } }),
    onSuccess: () => notify.success('Undone.'),
    onError: (failed) => notify.error(errorWordsToQuote(failed)),
  });
  const actions = useMemo(
    () => [
      {
        label: (row: LevelMarkRow) => `Show ${nameOf(row)}`,
        icon: <Visibility fontSize="small" />,
        onAct: ({ from_at, to_at }: LevelMarkRow) => onPick({ from: Date.parse(from_at), to: Date.parse(to_at) }),
      },
      {
        label: (row: LevelMarkRow) => `Undo ${nameOf(row)}`,
        icon: <Undo fontSize="small" />,
        onAct: ({ mark_ndx }: LevelMarkRow) => mutate(mark_ndx),
        isOffered: ({ undone_at }: LevelMarkRow) => undone_at === null && may(undoLevelMark),
      },
    ],
    [may, mutate, onPick],
  );
  return (
    <section aria-label="Flags and approvals">
      <Typography variant="h2" sx={{ mb: 1 }}>
        Flags and Approvals
      </Typography>
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>No flags or approvals yet: all levels are provisional.</Typography>
      )}
      {(data === undefined ? !error : data.length > 0) && (
        <PassingTable
          name="Flags and approvals of levels"
          rows={data}
          columns={columns}
          rowKey={keyOf}
          rowTone={toneOf}
          actions={actions}
          pageSize={10}
        />
      )}
    </section>
  );
}
