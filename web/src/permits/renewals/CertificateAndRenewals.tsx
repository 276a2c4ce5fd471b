import { certificates, permits } from '@artesian/contract/permits/permits';
import { permitRenewals } from '@artesian/contract/permits/renewals';
import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { api } from '../../api.ts';
import { recordQuery } from '../../register/record.ts';
import { useSession } from '../../session/session.tsx';
import { localTime } from '../../ui/dates.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PrintCertificatesDialog, type PermitToPrint } from '../certificate/PrintCertificatesDialog.tsx';

type Renewal = z.output<typeof permitRenewals.row>;

/** The certificate of a permit, and for which years it was renewed, also what was undone. */
export function CertificateAndRenewals({ record: permit_ndx }: { record: number }) {
  const { may } = useSession();
  const { data: permit } = useQuery(recordQuery(permits, permit_ndx));
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      {may(certificates) && permit && !permit.removed && (
        <Button variant="outlined" startIcon={<Print />} aria-haspopup="dialog" onClick={() => setPrinting(true)}>
          Print permit certificate
        </Button>
      )}
      <Renewals permit={permit_ndx} />
      {isPrinting && permit && (
        <PrintCertificatesDialog permits={[permit as unknown as PermitToPrint]} onClose={() => setPrinting(false)} />
      )}
    </>
  );
}

function Renewals({ permit }: { permit: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: [permitRenewals.path, permit],
    queryFn: ({ signal }) => api.view(permitRenewals, { params: { permit_ndx: permit }, signal }),
  });
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width="60%" />;
  if (data.length === 0)
    return <Typography sx={{ color: 'text.secondary', mt: 1.5 }}>It has not been renewed here yet.</Typography>;
  return (
    <Box component="ul" aria-label="Renewals" sx={{ m: 0, mt: 1.5, pl: 2.5, '& li': { py: 0.25 } }}>
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
