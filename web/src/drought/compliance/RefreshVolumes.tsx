import { lastRunOfCompliance } from '@artesian/contract/drought/drought';
import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { localTime } from '../../ui/dates.ts';
import { notify } from '../../ui/notify.ts';
import { refreshVolumes } from './refresh-volumes.ts';

/** Computes the volumes of all permits anew, and says when the newest was computed. */
export function RefreshVolumes() {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: [lastRunOfCompliance.path],
    queryFn: ({ signal }) => api.call(lastRunOfCompliance, { signal }),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: refreshVolumes,
    onSuccess: () => {
      notify.success('Data successfully refreshed.');
      return queries.invalidateQueries({ refetchType: 'active' });
    },
    onError: () => notify.error('Error: Data could not be refreshed.'),
  });
  return (
    <>
      <Typography component="output" variant="body2" sx={{ alignSelf: 'center', color: 'text.secondary' }}>
        {isPending ? 'Recalculating all volumes. This takes up to a minute.' : computedOn(data?.newest_row)}
      </Typography>
      <Button variant="outlined" startIcon={<Refresh />} loading={isPending} onClick={() => mutate()}>
        Refresh
      </Button>
    </>
  );
}

const computedOn = (newest: string | null | undefined) => newest && `Last calculated ${localTime(newest)}`;
