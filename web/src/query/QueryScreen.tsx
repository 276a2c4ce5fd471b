import { focuses } from '@artesian/contract/query/focuses';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { AvailableRecords } from './AvailableRecords.tsx';
import { Inclusions } from './Inclusions.tsx';
import { recordsQuery } from './queries.ts';
import { freshQuery, leaves, missingIn, pruned, type QueryState } from '@artesian/contract/query/query-state';
import { QueryFilters } from './QueryFilters.tsx';
import { QuerySection } from './QuerySection.tsx';
import { RecordPicker } from './RecordPicker.tsx';
import { SavedQueries } from './SavedQueries.tsx';
import { useQueryState } from './use-query-state.ts';

/** Buttons on several lines have whole borders each. */
const apart = {
  flexWrap: 'wrap',
  gap: 0.75,
  '&& .MuiToggleButton-root': { px: 2, m: 0, border: 1, borderColor: 'divider', borderRadius: 1 },
};

/** Spec 2 §2 'Query and Download'. What is asked for stands in the address. */
export default function QueryScreen() {
  const [query, ask] = useQueryState();
  const { focus, flags, lists } = query;
  const { data: records, error, refetch } = useQuery(recordsQuery(focus));
  const visible = useMemo(() => records?.filter(leaves({ flags, lists })), [records, flags, lists]);
  const missing = missingIn(query);
  const change = (next: Partial<QueryState>) => ask(pruned({ ...query, ...next }, records));
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Query and Download"
        purpose="Choose the data you need, check the number of records, and download a file. Share this page’s link to share the query."
        actions={<SavedQueries query={query} onAsk={ask} />}
      />
      <Stack sx={{ gap: 2 }}>
        <QuerySection title="Query Focus">
          <ToggleButtonGroup
            exclusive
            size="small"
            color="primary"
            aria-label="Query Focus"
            value={focus.name}
            onChange={(_event, name: string | null) => {
              const next = focuses.find((one) => one.name === name);
              if (next) ask(freshQuery(next));
            }}
            sx={apart}
          >
            {focuses.map(({ name, title }) => (
              <ToggleButton key={name} value={name}>
                {title}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </QuerySection>
        {error && !records && (
          <Alert
            severity="error"
            variant="outlined"
            action={
              <Button color="inherit" size="small" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            Error fetching data: {errorWordsToQuote(error)}
          </Alert>
        )}
        <QuerySection title="Filters">
          <QueryFilters query={query} records={records} missing={missing} onChange={change} />
        </QuerySection>
        <QuerySection title="Inclusions">
          <Inclusions query={query} onChange={(left) => change({ left })} />
        </QuerySection>
        {focus.label !== undefined && (
          <QuerySection title={focus.title}>
            <RecordPicker
              focus={focus}
              visible={visible}
              picked={query.picked}
              problem={missing['records']}
              onPick={(picked) => ask({ ...query, picked })}
            />
          </QuerySection>
        )}
        <QuerySection title="Available Records">
          <AvailableRecords
            key={focus.name}
            query={query}
            isEmpty={Object.keys(missing).length > 0}
            onClear={() => ask(freshQuery(focus))}
          />
        </QuerySection>
      </Stack>
    </>
  );
}
