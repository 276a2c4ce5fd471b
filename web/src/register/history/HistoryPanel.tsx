import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useContext, type ComponentType } from 'react';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { RestoreContext, useFormParts } from '../form/form-parts.ts';
import { laterValues } from './history.ts';
import { HistoryEntry } from './HistoryEntry.tsx';
import { MergesOfRecord } from '../merging/MergesOfRecord.tsx';
import { historyQuery } from '../record.ts';

export interface HistoryPanelProps {
  /** What else happened to the record. */
  Besides?: ComponentType<{ record: number }> | undefined;
}

/** Who changed the record of this form, when, from what to what. What it was can be put back, all of it or one field. */
export function HistoryPanel({ Besides }: HistoryPanelProps) {
  const { register, base } = useFormParts();
  const restore = useContext(RestoreContext);
  const record = base?.[register.key] as number;
  const { data, error, refetch } = useQuery(historyQuery(register, record));

  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  return (
    <>
      <MergesOfRecord register={register} record={record} />
      {Besides && <Besides record={record} />}
      {data.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          No changes since it was added.
        </Typography>
      ) : (
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
      )}
    </>
  );
}
