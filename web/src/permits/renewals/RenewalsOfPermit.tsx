import { permitRenewals } from '@artesian/contract/permits/renewals';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { api } from '../../api.ts';
import { localTime } from '../../ui/dates.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';

type Renewal = z.output<typeof permitRenewals.row>;

interface RenewalsOfPermitProps {
  record: number;
  /** In place of a list of none. */
  none?: ReactNode;
}

/** For which years a permit was renewed, also what was undone. */
export function RenewalsOfPermit({ record: permit_ndx, none }: RenewalsOfPermitProps) {
  const { data, error, refetch } = useQuery({
    queryKey: [permitRenewals.path, permit_ndx],
    queryFn: ({ signal }) => api.view(permitRenewals, { params: { permit_ndx }, signal }),
  });
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width="60%" />;
  if (data.length === 0) return none;
  return (
    <Box component="ul" aria-label="Renewals" sx={{ m: 0, my: 1.5, pl: 2.5, '& li': { py: 0.25 } }}>
      {data.map((renewal) => (
        <li key={renewal.permit_renewal_ndx}>{inSentence(renewal)}</li>
      ))}
    </Box>
  );
}

function inSentence({ fiscal_year, renewed_at, renewed_by, undone_at, undone_by }: Renewal): string {
  const renewed = `Renewed for fiscal year ${fiscal_year} by ${renewed_by} on ${localTime(renewed_at)}`;
  return undone_at ? `${renewed}; undone by ${undone_by} on ${localTime(undone_at)}.` : `${renewed}.`;
}
