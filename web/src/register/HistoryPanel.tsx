import type { Values } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { notify } from '../ui/notify.ts';
import { entriesOf } from './entries.ts';
import { useFormParts } from './form-parts.ts';
import { laterValues } from './history.ts';
import { HistoryEntry } from './HistoryEntry.tsx';
import { historyQuery } from './record.ts';

/** Who changed the record of this form, when, from what to what. What it was can be put back into the form, to be saved there. */
export function HistoryPanel() {
  const { register, base, form } = useFormParts();
  const { data, error, refetch } = useQuery(historyQuery(register, base?.[register.key] as number));

  const restore = (values: Values) => {
    const entries = entriesOf(register, { ...base, ...values });
    for (const field of Object.keys(values)) form.setValue(field, entries[field] ?? null);
    notify.info('Put back into the form. Save to keep it.');
  };

  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  if (data.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Nothing has been changed since it came into the register.
      </Typography>
    );
  }
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((change, index) => (
        <HistoryEntry
          key={`${change.at} ${change.request_id}`}
          change={change}
          later={laterValues(register, data, index)}
          onRestore={restore}
        />
      ))}
    </Box>
  );
}
