import { savedViews } from '@artesian/contract/people/saved-views';
import { SavedViews } from '../saved-views/SavedViews.tsx';
import { useSession } from '../session/session.tsx';
import { asSearch, readQuery, type QueryState } from './query-state.ts';

/** One's own queries under names, and those that other staff share. They keep what the address says, each part as JSON. */
export function SavedQueries({ query, onAsk }: { query: QueryState; onAsk: (query: QueryState) => void }) {
  const { may } = useSession();
  if (!may(savedViews)) return null;
  const filters = Object.entries(asSearch(query)).map(([name, value]) => [name, JSON.stringify(value)]);
  return (
    <SavedViews
      table="query-and-download"
      kind="query"
      view={{ filters: Object.fromEntries(filters), search: '', sort: [], page: 0, size: 1, hidden: [] }}
      onShow={(saved) => onAsk(readQuery(read(saved.filters)))}
    />
  );
}

const read = (filters: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(filters).map(([name, text]) => [name, valueOf(text)]));

/** Nothing where another version kept something else. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
