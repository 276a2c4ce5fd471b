import { recordHistory } from '@artesian/contract/history';
import { ApiError } from '@artesian/contract/client';
import { messages } from '@artesian/contract/messages';
import { metaOf, type Register, type Row } from '@artesian/contract/register';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { notify } from '../ui/notify.ts';
import { refreshLists } from './use-record-form.ts';
import { useValueInWords } from './use-value-in-words.ts';

interface HistoryPanelProps {
  register: Register;
  row: Row;
  onRestored: (saved: Row) => void;
}

const operations = { insert: 'added this', update: 'changed', delete: 'deleted this' };

/** Who changed a record, when, from what to what; each old value can be brought back. */
export function HistoryPanel({ register, row, onRestored }: HistoryPanelProps) {
  const key = row[register.key] as number;
  const { data, error, refetch } = useQuery({
    queryKey: ['history', register.path, key, row.version],
    queryFn: ({ signal }) => api.call(recordHistory, { params: { register: register.path, key }, signal }),
  });
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Typography sx={{ color: 'text.secondary' }}>Loading …</Typography>;
  if (data.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>Nothing has been changed since this was loaded.</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((entry) => (
        <Box
          component="li"
          key={`${entry.at} ${entry.request_id}`}
          sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
        >
          <Typography variant="body2">
            <strong>{entry.who_name ?? entry.who}</strong> {operations[entry.operation]}{' '}
            <Box component="time" dateTime={entry.at} sx={{ color: 'text.secondary' }}>
              {new Date(entry.at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
            </Box>
          </Typography>
          {entry.operation === 'update' &&
            entry.changes.map((change) => (
              <HistoryLine key={change.field} register={register} row={row} change={change} onRestored={onRestored} />
            ))}
        </Box>
      ))}
    </Box>
  );
}

interface HistoryLineProps extends HistoryPanelProps {
  change: { field: string; before: unknown; after: unknown };
}

function HistoryLine({ register, row, change, onRestored }: HistoryLineProps) {
  const inWords = useValueInWords(register);
  const queries = useQueryClient();
  const isEntered = change.field in register.fields;
  const isCurrent = JSON.stringify(row[change.field] ?? null) === JSON.stringify(change.before ?? null);
  const restore = async () => {
    try {
      const saved = (await api
        .register(register)
        .update(row[register.key] as number, { [change.field]: change.before } as never, row.version)) as Row;
      await refreshLists(queries, register);
      notify.success(messages.updated);
      onRestored(saved);
    } catch (error) {
      notify.error(error instanceof ApiError ? error.message : messages.somethingWentWrong);
    }
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, pl: 2 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {isEntered ? metaOf(register, change.field).label : change.field}: {inWords(change.field, change.before)} →{' '}
        {inWords(change.field, change.after)}
      </Typography>
      {isEntered && !isCurrent && (row.may as { update: boolean }).update && (
        <Button
          size="small"
          startIcon={<RestoreIcon />}
          onClick={() => void restore()}
          aria-label={`Bring back ${metaOf(register, change.field).label}: ${inWords(change.field, change.before)}`}
        >
          Bring back
        </Button>
      )}
    </Box>
  );
}
