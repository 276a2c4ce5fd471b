import { ApiError } from '@artesian/contract/language/client';
import type { Row } from '@artesian/contract/language/register';
import type { View } from '@artesian/contract/language/view';
import { lastPublished, type publishWaterLevelsByPost } from '@artesian/contract/map/publishing';
import { wells } from '@artesian/contract/wells/wells';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../api.ts';
import { WELLS } from '../dashboard/list-links.ts';
import { columnsOfView } from '../register/list/columns.ts';
import { viewQuery } from '../register/form/options.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { counted } from '../ui/counted.ts';
import { localTime } from '../ui/dates.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { notify } from '../ui/notify.ts';
import { PassingTable } from '../ui/table/DataTable.tsx';

interface PublicationProps {
  title: string;
  purpose: string;
  /** The button, and what is asked before it is done. */
  act: string;
  question: string;
  call: typeof publishWaterLevelsByPost;
  success: string;
  failure: string;
  /** When it was done last; null where never, undefined while that is not known. */
  last: string | null | undefined;
  /** What was changed since, a row a well. */
  since: View;
  /** What is said of one well, and of many. */
  changes: readonly [string, string];
}

const keyOf = ({ well_ndx: well }: Row) => String(well);
const hrefOf = (row: Row) => `${WELLS}/${keyOf(row)}`;

/** One thing that is made public: when it was last, what has changed since, and the button that does it now. */
export function Publication(props: PublicationProps) {
  const { title, purpose, act, question, call, success, failure, last, since, changes } = props;
  const shown = useMemo(() => columnsOfView(wells, since), [since]);
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const changed = useQuery(viewQuery(since));
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(call, {}),
    onSuccess: () => notify.success(success),
    onError: (error) =>
      notify.error(error instanceof ApiError && error.status > 0 ? error.message || failure : failure),
    onSettled: () => {
      for (const view of [lastPublished, since]) void queries.invalidateQueries({ queryKey: viewQuery(view).queryKey });
    },
  });
  return (
    <Paper component="section" variant="outlined" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 2 }}>
        <Box sx={{ flex: '1 1 320px', maxWidth: '72ch' }}>
          <Typography variant="h2">{title}</Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{purpose}</Typography>
          <Typography sx={{ mt: 1 }}>
            {last === undefined ? <Skeleton width={220} /> : last ? `Last run ${localTime(last)}.` : 'Never run.'}
          </Typography>
        </Box>
        <Button variant="contained" loading={isPending} onClick={() => setIsAsking(true)} sx={{ alignSelf: 'start' }}>
          {act}
        </Button>
      </Box>
      {changed.error && <ErrorPanel error={changed.error} onRetry={() => void changed.refetch()} />}
      {!changed.error && !changed.data && <Skeleton width="60%" />}
      {changed.data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>No changes since.</Typography>}
      {changed.data && changed.data.length > 0 && (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
            {counted(changed.data.length, ...changes)} since
          </Typography>
          <PassingTable
            name={`Changed since: ${title}`}
            rows={changed.data}
            columns={shown}
            rowKey={keyOf}
            hrefOf={hrefOf}
            pageSize={10}
          />
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={question}
          act={act}
          onConfirm={() => {
            setIsAsking(false);
            mutate();
          }}
          onCancel={() => setIsAsking(false)}
        >
          {purpose}
        </ConfirmDialog>
      )}
    </Paper>
  );
}
