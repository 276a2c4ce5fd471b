import { appliedDistrictFiles, undoDistrictFile } from '@artesian/contract/settings/district-file';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { counted } from '../../ui/counted.ts';
import { localTime } from '../../ui/dates.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { notify } from '../../ui/notify.ts';

/** The files that were applied, the latest first; the last one that is in force can be undone. */
export function AppliedFiles() {
  const [isAsked, ask] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [appliedDistrictFiles.path],
    queryFn: ({ signal }) => api.view(appliedDistrictFiles, { signal }),
  });
  if (!error && !data?.length) return null;
  const last = data?.find(({ undone_at }) => undone_at === null);
  const undo = async () => {
    const { file_name, settings, records, kept } = await api.call(undoDistrictFile, {});
    const told = `${file_name} was undone: ${counted(settings, 'setting', 'settings')} and ${counted(records, 'record', 'records')}.`;
    if (kept.length === 0) notify.success(told);
    else notify.warning(`${told} Not undone: ${kept.map(({ record, why }) => `${record} (${why})`).join('; ')}.`);
  };
  return (
    <section aria-labelledby="applied-files">
      <Typography variant="h2" id="applied-files" sx={{ mb: 1 }}>
        Applied files
      </Typography>
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { py: 0.25 } }}>
        {data?.map((file) => (
          <li key={file.district_file_ndx}>
            {file.file_name}, applied {localTime(file.applied_at)} by {file.applied_by}
            {file.undone_at && `; undone ${localTime(file.undone_at)} by ${file.undone_by}`}
            {file === last && (
              <Button size="small" aria-label={`Undo ${file.file_name}`} onClick={() => ask(true)}>
                Undo
              </Button>
            )}
          </li>
        ))}
      </Box>
      {isAsked && last && (
        <AskFirst title={`Undo ${last.file_name}?`} act="Undo" color="error" does={undo} onClose={() => ask(false)}>
          Settings, terms and records that it changed get back their earlier values; those that it added are removed.
          What people have changed or used since stays and is listed.
        </AskFirst>
      )}
    </section>
  );
}
