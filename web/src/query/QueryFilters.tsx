import type { ListFilter } from '@artesian/contract/query/focuses';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { MultiSelect } from '../ui/MultiSelect.tsx';
import { choicesQuery } from './queries.ts';
import type { QueryRecord, QueryState } from '@artesian/contract/query/query-state';
import { ThreeStateBox } from './ThreeStateBox.tsx';

interface QueryFiltersProps {
  query: QueryState;
  records: readonly QueryRecord[] | undefined;
  missing: Readonly<Record<string, string>>;
  onChange: (next: Partial<QueryState>) => void;
}

/** What narrows the records: boxes of three states, and lists that are full at first. */
export function QueryFilters({ query, records, missing, onChange }: QueryFiltersProps) {
  const { focus, flags, lists } = query;
  if (focus.flags.length + focus.lists.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{focus.title} have no filters.</Typography>;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {focus.flags.map((filter) => (
          <ThreeStateBox
            key={filter.column}
            filter={filter}
            value={flags[filter.column] ?? null}
            onChange={(value) => onChange({ flags: { ...flags, [filter.column]: value } })}
          />
        ))}
      </Box>
      {focus.lists.length > 0 && (
        <Box sx={grid}>
          {focus.lists.map((filter) => (
            <ListInput
              key={filter.column}
              filter={filter}
              chosen={lists[filter.column]}
              hasUnset={records?.some((record) => record[filter.column] === null) ?? false}
              problem={missing[filter.column]}
              onChange={(words) => {
                const { [filter.column]: _before, ...others } = lists;
                onChange({ lists: words ? { ...others, [filter.column]: words } : others });
              }}
            />
          ))}
        </Box>
      )}
    </>
  );
}

interface ListInputProps {
  filter: ListFilter;
  /** Undefined where all of them are. */
  chosen: readonly string[] | undefined;
  hasUnset: boolean;
  problem: string | undefined;
  onChange: (words: readonly string[] | undefined) => void;
}

function ListInput({ filter, chosen, hasUnset, problem, onChange }: ListInputProps) {
  const { data, error } = useQuery(choicesQuery(filter));
  const words = data ?? [];
  const offered = hasUnset && !words.includes('') ? ['', ...words] : words;
  return (
    <MultiSelect
      label={filter.label}
      offered={offered}
      chosen={chosen ?? offered}
      isAll={chosen === undefined}
      choose={(next) => onChange(next.length === offered.length ? undefined : next)}
      problem={problem ?? (error ? 'The list could not be loaded.' : undefined)}
      wordsOf={(value) => (value === '' ? 'Not set' : value)}
      sx={{ width: '100%' }}
    />
  );
}

const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  mt: 1.5,
};
