import { meters } from '@artesian/contract/metering/meters';
import { replaceMeter } from '@artesian/contract/metering/replacement';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { recordQuery } from '../../register/record.ts';
import { useSession } from '../../session/session.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';

/** Offers to replace the open meter while it is active. */
export function ReplaceMeter({ record: meter }: { record: number }) {
  const { may } = useSession();
  const { data } = useQuery(recordQuery(meters, meter));
  const [isOpen, setOpen] = useState(false);
  if (!data?.is_active || !may(replaceMeter)) return null;
  return (
    <>
      <Button size="small" startIcon={<SwapHoriz />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Replace meter
      </Button>
      {isOpen && <ReplaceDialog old={data} onClose={() => setOpen(false)} />}
    </>
  );
}
