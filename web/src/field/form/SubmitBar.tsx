import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { useBottomBar } from '../../ui/use-bottom-bar.ts';
import { useFormState } from './form-state.ts';

interface SubmitBarProps {
  step: number;
  onStep: (step: number) => void;
  isSubmitting: boolean;
  isReady: boolean;
  /** Whether the device has what was typed. */
  isKept: boolean;
}

/** The way through the steps, and at the last of them the end (spec 2 §4). */
export function SubmitBar({ step, onStep, isSubmitting, isReady, isKept }: SubmitBarProps) {
  const { form, changed } = useFormState();
  const hint = useId();
  const bar = useRef<HTMLDivElement>(null);
  // The list of what is to be corrected stays: it must not cover the button.
  useBottomBar(bar, true);
  const isLast = step === form.steps.length - 1;
  return (
    <Box ref={bar} sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        {form.steps.length > 1 && (
          <Button
            variant="outlined"
            color="inherit"
            disabled={step === 0}
            onClick={() => onStep(step - 1)}
            sx={{ flex: { xs: 1, sm: 'none' } }}
          >
            Back
          </Button>
        )}
        {isLast ? (
          <SaveButton type="submit" isReady={isReady} describedBy={hint} flex={{ xs: 1, sm: 'none' }}>
            {isSubmitting ? 'Submitting' : 'Submit'}
          </SaveButton>
        ) : (
          <Button variant="contained" onClick={() => onStep(step + 1)} sx={{ flex: { xs: 1, sm: 'none' } }}>
            Next
          </Button>
        )}
      </Box>
      <Typography
        component="output"
        id={hint}
        variant="body2"
        sx={{ display: 'block', mt: 1, color: isKept ? 'text.secondary' : 'error.main' }}
      >
        {stateOf(changed.size, isKept)}
      </Typography>
    </Box>
  );
}

function stateOf(changed: number, isKept: boolean): string {
  if (!isKept)
    return 'This device is full and cannot save your entries. Free up space, or submit before you leave this screen.';
  if (changed === 0) return 'No changes yet.';
  return `${changed} ${changed === 1 ? 'field is' : 'fields are'} filled in or changed, saved on this device.`;
}
