import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
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
        Take back the replacement of {meter_id}
      </Button>
      <Dialog open={isAsked} onClose={() => setAsked(false)} aria-labelledby="take-back" maxWidth="xs" fullWidth>
        <DialogTitle variant="h2" id="take-back">
          Take back the replacement of {meter_id}?
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            The new meter is deleted, the final reading is as it was before, and {meter_id} is active again. It is
            refused once somebody has worked on with the new meter.
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={() => setAsked(false)}>
            Cancel
          </Button>
          <Button variant="contained" color="error" loading={isUndoing} onClick={() => void takeBack()}>
            Take back
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
