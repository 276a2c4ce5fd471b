import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

/** As the specification names them (2 §2). */
const steps = [
  'Find the well with the search, or on the map.',
  'Click a location to see the wells there. Zoom in to see labels.',
  'Click a result to select it, then confirm with the button below the map.',
];

/** How a well is selected, in three steps. */
export function HelpSteps({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState(0);
  const isLast = step === steps.length - 1;
  return (
    <Dialog open onClose={onClose} aria-labelledby="select-well-help" maxWidth="xs" fullWidth>
      <DialogTitle variant="h2" id="select-well-help">
        Step {step + 1} of {steps.length}
      </DialogTitle>
      <DialogContent>
        <Typography aria-live="polite">{steps[step]}</Typography>
        <MobileStepper
          variant="dots"
          position="static"
          steps={steps.length}
          activeStep={step}
          sx={{ bgcolor: 'transparent', justifyContent: 'center' }}
          backButton={null}
          nextButton={null}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" size="large" onClick={onClose}>
          Skip
        </Button>
        <Button size="large" disabled={step === 0} onClick={() => setStep(step - 1)}>
          Back
        </Button>
        <Button variant="contained" size="large" onClick={() => (isLast ? onClose() : setStep(step + 1))}>
          {isLast ? 'Got it' : 'Next'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
