import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { ChainedMeter } from '../chain/chain.ts';
import { undo } from './use-replacement.ts';

/** Takes the replacement of a meter back, once it is asked again. */
export function TakeBack({ old: { chained_meter_ndx, meter_id } }: { old: ChainedMeter }) {
  const [isAsked, setAsked] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  const takeBack = async () => {
    setUndoing(true);
    await undo(chained_meter_ndx, meter_id);
    setUndoing(false);
    setAsked(false);
  };
  return (
    <>
      <Button size="small" color="inherit" aria-haspopup="dialog" onClick={() => setAsked(true)} sx={{ mb: 2 }}>
        Undo the replacement of {meter_id}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`Undo the replacement of ${meter_id}?`}
          act="Take back"
          color="error"
          isBusy={isUndoing}
          onConfirm={() => void takeBack()}
          onCancel={() => setAsked(false)}
        >
          The new meter is deleted, the earlier final reading is restored, and {meter_id} is active again. This is not
          possible once the new meter has other changes.
        </ConfirmDialog>
      )}
    </>
  );
}
