import type { Register } from '@artesian/contract/language/register';
import { formatDependents } from '@artesian/contract/merging/dependents';
import { mergesOfRecord, type Merge } from '@artesian/contract/merging/merging';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../session/session.tsx';
import { localTime } from '../../ui/dates.ts';
import { takeBack } from './acts.ts';
import { mergesQuery } from './merge-queries.ts';

/** The merges that made a record what it is, each with its way back as long as there is one. */
export function MergesOfRecord({ register, record }: { register: Register; record: number }) {
  const { may } = useSession();
  const { data = [] } = useQuery({
    ...mergesQuery(register.path, record),
    enabled: register.mergeable === true && may(mergesOfRecord),
  });
  if (data.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Merges"
      sx={{ listStyle: 'none', m: 0, p: 0, mb: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {data.map((merge) => (
        <OneMerge key={merge.merge_ndx} register={register} merge={merge} />
      ))}
    </Box>
  );
}

function OneMerge({ register, merge }: { register: Register; merge: Merge }) {
  const [isUndoing, setUndoing] = useState(false);
  const { kept_label, dropped_label, merged_at, merged_by, undone_at, undone_by, dependents } = merge;
  const moved = dependents.filter((kind) => kind.moved > 0).map((kind) => formatDependents(kind, kind.moved));
  const undo = async () => {
    setUndoing(true);
    await takeBack(register, merge);
    setUndoing(false);
  };
  return (
    <Box component="li" sx={{ py: 1.25 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, minHeight: 30 }}>
        <Typography variant="body2">
          <strong>{merged_by}</strong> merged {dropped_label} into {kept_label}
        </Typography>
        <Typography component="time" dateTime={merged_at} variant="body2" sx={{ color: 'text.secondary' }}>
          {localTime(merged_at)}
        </Typography>
        {!undone_at && (
          <Button
            size="small"
            color="inherit"
            startIcon={<UndoIcon />}
            loading={isUndoing}
            loadingPosition="start"
            sx={{ color: 'text.secondary' }}
            aria-label={`Undo the merge of ${dropped_label} into ${kept_label}`}
            onClick={() => void undo()}
          >
            Undo
          </Button>
        )}
      </Box>
      <Typography variant="body2" sx={{ pl: 2, color: 'text.secondary' }}>
        {moved.length > 0 ? `Moved: ${moved.join(', ')}.` : 'Nothing was linked to it.'}
        {undone_at && ` Undone by ${undone_by} on ${localTime(undone_at)}.`}
      </Typography>
    </Box>
  );
}
