import type { Row } from '@artesian/contract/language/register';
import { meterDials } from '@artesian/contract/metering/dials';
import type { DialFrom } from '@artesian/domain/dials';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId, type FormEvent } from 'react';
import { useRows } from '../../register/list/use-rows.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { chainReadingsQuery, type ChainedReading } from '../chain/chain.ts';
import { formatFinalReading } from './final-reading.ts';
import { ReplacementInputs } from './ReplacementInputs.tsx';
import { useReplacement } from './use-replacement.ts';

interface ReplaceDialogProps {
  /** The meter as it stands. */
  old: Row;
  onClose: () => void;
}

/** Asks for the last of the old meter and the first of the new one, and writes both as one act. */
export function ReplaceDialog({ old, onClose }: ReplaceDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const meter = old.meter_ndx as number;
  const readings = useQuery({ ...chainReadingsQuery(meter), staleTime: 0 });
  const dials = useRows(meterDials, meter).query;
  const error = readings.error ?? dials.error;
  const data = readings.data && dials.data ? { readings: readings.data, dials: dials.data } : undefined;
  const again = () => void Promise.all([readings.refetch(), dials.refetch()]);
  return (
    <Dialog open aria-labelledby={id} maxWidth="md" fullWidth fullScreen={isPhone}>
      <DialogTitle variant="h2" id={id}>
        Replace meter {String(old.meter_id)}
      </DialogTitle>
      {error && !data && (
        <DialogContent>
          <ErrorPanel error={error} onRetry={again} />
        </DialogContent>
      )}
      {!data && !error && <LinearProgress aria-label="Loading" />}
      {data ? (
        <ReplacementForm
          old={old}
          readings={data.readings.filter(({ chained_meter_ndx }) => chained_meter_ndx === meter)}
          dials={data.dials as unknown as readonly DialFrom[]}
          onClose={onClose}
        />
      ) : (
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

interface ReplacementFormProps extends ReplaceDialogProps {
  /** Of the old meter, the latest first. */
  readings: readonly ChainedReading[];
  dials: readonly DialFrom[];
}

function ReplacementForm({ old, readings, dials, onClose }: ReplacementFormProps) {
  const id = useId();
  const { entered, missing, submit, isSaving, refusal, ...inputs } = useReplacement(old, { readings, dials }, onClose);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const [first] = submit();
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <form noValidate onSubmit={send} style={formStyle}>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {String(old.meter_id)} is retired with its final reading. A new meter takes over its wells and how its water
          is shared. Enter the first reading of the new meter in the unit of its own dial. Everything is saved together.
        </DialogContentText>
        <ReplacementInputs {...inputs} isDisabled={isSaving} />
        {entered && (
          <Counted
            {...formatFinalReading(
              {
                readings,
                dials,
                start_reading: old.start_reading as number,
                joined_date: old.joined_date as string | null,
              },
              ...entered,
            )}
          />
        )}
        {isSaving && <LinearProgress aria-label="Saving" sx={{ mt: 2 }} />}
        {refusal && (
          <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
            Nothing was saved. {refusal}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, gap: 1, flexWrap: 'wrap' }}>
        <Typography id={id} variant="body2" sx={{ flex: 1, minWidth: 180, color: 'text.secondary' }}>
          {missing.length > 0 && `Still missing: ${missing.join(', ')}`}
        </Typography>
        <Button color="inherit" disabled={isSaving} onClick={onClose}>
          Cancel
        </Button>
        <SaveButton type="submit" isReady={missing.length === 0 && !isSaving} describedBy={id}>
          {isSaving ? 'Replacing' : 'Replace meter'}
        </SaveButton>
      </DialogActions>
    </form>
  );
}

const Counted = ({ words, isBackwards }: ReturnType<typeof formatFinalReading>) => (
  <Box component="output" sx={{ display: 'block', mt: 2 }}>
    <Alert severity={isBackwards ? 'warning' : 'info'} variant="outlined" role="presentation">
      {words.join(' ')}
    </Alert>
  </Box>
);

/** The buttons stay in sight. */
const formStyle = { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 } as const;
