import { certificates, permits } from '@artesian/contract/permits/permits';
import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { recordQuery } from '../../register/record.ts';
import { useSession } from '../../session/session.tsx';
import { IssuedCertificates } from '../certificate/IssuedCertificates.tsx';
import { PrintCertificatesDialog, type PermitToPrint } from '../certificate/PrintCertificatesDialog.tsx';
import { RenewalsOfPermit } from './RenewalsOfPermit.tsx';

/** The certificates of a permit, and for which years it was renewed, also what was undone. */
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
      <IssuedCertificates permit={permit_ndx} />
      <Typography variant="h4" sx={{ mt: 2.5 }}>
        Renewals
      </Typography>
      <RenewalsOfPermit record={permit_ndx} none={notYet} />
      {isPrinting && permit && (
        <PrintCertificatesDialog permits={[permit as unknown as PermitToPrint]} onClose={() => setPrinting(false)} />
      )}
    </>
  );
}

const notYet = <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>It has not been renewed here yet.</Typography>;
