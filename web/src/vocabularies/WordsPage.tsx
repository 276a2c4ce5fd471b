import type { Word } from '@artesian/contract/vocabularies/calls';
import type { Vocabulary } from '@artesian/contract/vocabularies';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useOptions } from '../register/form/use-options.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { AskedDialog, type Asked } from './AskedDialog.tsx';
import { PastWordActs } from './PastWordActs.tsx';
import { VOCABULARIES } from './screens.ts';
import { isUnused, useWordActs, wordsQuery } from './use-words.ts';
import { wordActions } from './word-actions.tsx';
import { wordColumns } from './word-columns.ts';

/** The words of one list, in the order in which they are offered. */
export function WordsPage({ vocabulary }: { vocabulary: Vocabulary }) {
  const { data: words, error, refetch } = useQuery(wordsQuery(vocabulary));
  const options = useOptions(useMemo(() => ({ fields: vocabulary.says }), [vocabulary]));
  const columns = useMemo(() => wordColumns(vocabulary, options), [vocabulary, options]);
  const [asked, setAsked] = useState<Asked>();
  const acts = useWordActs(vocabulary);
  const { mutate: keepOrder } = acts.order;
  const actions = useMemo(
    () => wordActions(vocabulary, words ?? [], setAsked, keepOrder),
    [vocabulary, words, keepOrder],
  );
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: 'Dashboard', to: '/dashboard' },
          { label: 'Lists of Terms', to: VOCABULARIES },
        ]}
        title={vocabulary.title}
        purpose={`${vocabulary.order ?? 'In the order shown in forms.'} A retired term is no longer offered; records that use it keep it.`}
        actions={
          <>
            <Button
              color="inherit"
              disabled={!words?.some(isUnused)}
              onClick={() => setAsked({ what: 'delete unused' })}
            >
              Delete Unused
            </Button>
            {!vocabulary.order && (
              <Button color="inherit" disabled={!words?.length} onClick={() => setAsked({ what: 'alphabet' })}>
                Order by Alphabet
              </Button>
            )}
            <Button variant="contained" onClick={() => setAsked({ what: 'add' })}>
              Add Term
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
      {asked && (
        <AskedDialog
          asked={asked}
          vocabulary={vocabulary}
          words={words ?? []}
          options={options}
          acts={acts}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const retiredTone = { tone: 'ended', words: 'Retired: no longer offered' } as const;
const keyOf = ({ key }: Word) => String(key);
const toneOf = ({ retired }: Word) => (retired ? retiredTone : undefined);
