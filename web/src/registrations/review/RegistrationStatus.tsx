import { isAccepted, registrations } from '@artesian/contract/registrations/registrations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { wholeOf, type Entries } from '../../register/form/entries.ts';
import { useFormParts } from '../../register/form/form-parts.ts';

/** Whether a registration is complete, and what it will be once it is saved. */
export function RegistrationStatus() {
  const { form, base, isReadOnly } = useFormParts();
  const entries = useWatch({ control: form.control }) as Entries;
  const isComplete = base?.['completed'] === true;
  const becomes = isAccepted(wholeOf(registrations, base, entries));
  const mark = (completed: boolean) => form.setValue('completed', completed);
  const isMarked = entries['completed'] === true;
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Registration Status
      </Typography>
      <Typography
        component="output"
        sx={{ display: 'block', fontWeight: 600, color: isComplete ? 'success.main' : 'error.main' }}
      >
        {isComplete ? 'Completed' : 'Incomplete'}
      </Typography>
      {becomes !== isComplete && (
        <Typography variant="body2" component="output" sx={{ display: 'block' }}>
          {becomes ? 'Completed' : 'Incomplete'} once it is saved
        </Typography>
      )}
      {!isReadOnly && (
        <Button size="small" variant="outlined" color="inherit" sx={{ mt: 0.5 }} onClick={() => mark(!isMarked)}>
          {isMarked ? 'Mark as incomplete' : 'Mark as completed'}
        </Button>
      )}
    </Box>
  );
}
