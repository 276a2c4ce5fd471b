import type { Word } from '@artesian/contract/vocabularies/calls';
import type { Vocabulary } from '@artesian/contract/vocabularies';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import MergeType from '@mui/icons-material/MergeType';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useOptions } from '../register/form/use-options.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { counted } from '../ui/counted.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import type { RowAction } from '../ui/table/grid/row-parts.ts';
import { MergeWordDialog } from './MergeWordDialog.tsx';
import { PastWordActs } from './PastWordActs.tsx';
import { VOCABULARIES } from './screens.ts';
import { moved, useWordActs, wordsQuery } from './use-words.ts';
import { wordColumns } from './word-columns.ts';
import { WordDialog } from './WordDialog.tsx';

type Asked = { what: 'add' | 'delete unused' | 'alphabet' } | { what: 'edit' | 'merge' | 'delete'; word: Word };

/** The words of one list, in the order in which they are offered. */
export function WordsPage({ vocabulary }: { vocabulary: Vocabulary }) {
  const { data: words, error, refetch } = useQuery(wordsQuery(vocabulary));
  const options = useOptions(useMemo(() => ({ fields: vocabulary.says }), [vocabulary]));
  const columns = useMemo(() => wordColumns(vocabulary, options), [vocabulary, options]);
  const [asked, setAsked] = useState<Asked>();
  const { order, deletion, deletionOfUnused } = useWordActs(vocabulary);
  const { mutate: keepOrder } = order;
  const actions = useMemo((): RowAction<Word>[] => {
    const all = words ?? [];
    return [
      act(
        ({ word }) => `Edit ${word}`,
        Edit,
        (word) => setAsked({ what: 'edit', word }),
      ),
      {
        ...act(
          ({ word }) => `Move ${word} up`,
          ArrowUpward,
          (word) => keepOrder(moved(all, word, -1)),
        ),
        isOffered: (word) => word !== all[0],
      },
      {
        ...act(
          ({ word }) => `Move ${word} down`,
          ArrowDownward,
          (word) => keepOrder(moved(all, word, 1)),
        ),
        isOffered: (word) => word !== all.at(-1),
      },
      {
        ...act(
          ({ word }) => `Merge ${word} with another term`,
          MergeType,
          (word) => setAsked({ what: 'merge', word }),
        ),
        isOffered: ({ kept, used }) => kept === null && used.length > 0 && all.length > 1,
      },
      {
        ...act(
          ({ word }) => `Delete ${word}`,
          Delete,
          (word) => setAsked({ what: 'delete', word }),
        ),
        isOffered: ({ kept, used }) => kept === null && used.length === 0,
      },
    ];
  }, [words, keepOrder]);
  const unused = words?.filter(({ used, kept }) => used.length === 0 && kept === null) ?? [];
  const close = () => {
    deletion.reset();
    deletionOfUnused.reset();
    setAsked(undefined);
  };
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: 'Dashboard', to: '/dashboard' },
          { label: 'Lists of Terms', to: VOCABULARIES },
        ]}
        title={vocabulary.title}
        purpose="In the order shown in forms. A retired term is no longer offered; records that use it keep it."
        actions={
          <>
            <Button color="inherit" disabled={unused.length === 0} onClick={() => setAsked({ what: 'delete unused' })}>
              Delete Unused
            </Button>
            <Button color="inherit" disabled={!words?.length} onClick={() => setAsked({ what: 'alphabet' })}>
              Order by Alphabet
            </Button>
            <Button variant="contained" onClick={() => setAsked({ what: 'add' })}>
              Add Word
            </Button>
          </>
        }
      />
      {error && !words ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          name={vocabulary.title}
          rows={words}
          columns={columns}
          rowKey={keyOf}
          pageSize={100}
          actions={actions}
          onOpen={(word) => setAsked({ what: 'edit', word })}
          rowTone={toneOf}
          empty={
            <EmptyState title="No terms yet">
              Terms added here are offered in every form that uses this list.
            </EmptyState>
          }
        />
      )}
      <PastWordActs list={vocabulary.name} />
      {asked?.what === 'add' && <WordDialog vocabulary={vocabulary} options={options} onClose={close} />}
      {asked?.what === 'edit' && (
        <WordDialog
          vocabulary={vocabulary}
          options={options}
          word={words?.find(({ key }) => key === asked.word.key) ?? asked.word}
          onClose={close}
        />
      )}
      {asked?.what === 'merge' && (
        <MergeWordDialog vocabulary={vocabulary} words={words ?? []} drop={asked.word} onClose={close} />
      )}
      {asked?.what === 'delete' && (
        <ConfirmDialog
          title={`Delete ${asked.word.word}?`}
          act="Delete word"
          color="error"
          isBusy={deletion.isPending}
          error={deletion.error ? `Could not delete. ${errorWordsToQuote(deletion.error)}` : undefined}
          onConfirm={() => deletion.mutate(asked.word, { onSuccess: close })}
          onCancel={close}
        >
          It is not used. The history keeps a record of it.
        </ConfirmDialog>
      )}
      {asked?.what === 'delete unused' && (
        <ConfirmDialog
          title={`Delete ${counted(unused.length, 'unused word')}?`}
          act="Delete unused"
          color="error"
          isBusy={deletionOfUnused.isPending}
          error={deletionOfUnused.error ? `Could not delete. ${errorWordsToQuote(deletionOfUnused.error)}` : undefined}
          onConfirm={() => deletionOfUnused.mutate(undefined, { onSuccess: close })}
          onCancel={close}
        >
          You can undo this below the list. They are not used: {unused.map(({ word }) => word).join(', ')}.
        </ConfirmDialog>
      )}
      {asked?.what === 'alphabet' && (
        <ConfirmDialog
          title="Order by alphabet?"
          act="Order by alphabet"
          isBusy={order.isPending}
          onConfirm={() => keepOrder([], { onSettled: close })}
          onCancel={close}
        >
          The current order of the terms is replaced.
        </ConfirmDialog>
      )}
    </>
  );
}

const retiredTone = { tone: 'ended', words: 'Retired: no longer offered' } as const;
const keyOf = ({ key }: Word) => String(key);
const toneOf = ({ retired }: Word) => (retired ? retiredTone : undefined);

const act = (label: (word: Word) => string, Icon: typeof Edit, onAct: (word: Word) => void): RowAction<Word> => ({
  label,
  icon: <Icon fontSize="small" />,
  onAct,
});
