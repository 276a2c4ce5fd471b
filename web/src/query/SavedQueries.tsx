import { savedViews } from '@artesian/contract/people/saved-views';
import { queriesTable } from '@artesian/contract/query/query-mails';
import { asFilters, readFilters, type QueryState } from '@artesian/contract/query/query-state';
import { SavedViews } from '../saved-views/SavedViews.tsx';
import { useSession } from '../session/session.tsx';
import { MailOfQuery } from './MailOfQuery.tsx';

/** One's own queries under names, and those that other staff share; any of them can be had by e-mail. They keep what the address says. */
export function SavedQueries({ query, onAsk }: { query: QueryState; onAsk: (query: QueryState) => void }) {
  const { may } = useSession();
  if (!may(savedViews)) return null;
  return (
    <SavedViews
      table={queriesTable}
      kind="query"
      view={{ filters: asFilters(query), search: '', sort: [], page: 0, size: 1, hidden: [] }}
      onShow={(saved) => onAsk(readFilters(saved.filters))}
      Acts={MailOfQuery}
    />
  );
}
