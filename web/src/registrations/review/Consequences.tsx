import { makesOwner, makesWell, registrations } from '@artesian/contract/registrations/registrations';
import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { wholeOf, type Entries } from '../../register/form/entries.ts';
import { useFormParts } from '../../register/form/form-parts.ts';

/** What else a save makes, before it is saved. */
export function Consequences() {
  const { form, base } = useFormParts();
  const registration = wholeOf(registrations, base, useWatch({ control: form.control }) as Entries);
  const { first_name, last_name, well_address, new_owner, completed } = registration;
  const made = [
    makesOwner(registration) && `the contact ${String(first_name)} ${String(last_name)}`,
    makesWell(registration) && `a well at ${String(well_address)}, not published yet`,
  ].filter(Boolean);
  const waits = new_owner === true && registration['rolo_ndx'] == null && completed !== true && made.length === 0;
  return (
    <output>
      {made.length > 0 && (
        <Alert severity="info" variant="outlined" sx={{ mt: 2.5 }}>
          Saving makes {made.join(' and ')}.
        </Alert>
      )}
      {waits && (
        <Alert severity="info" variant="outlined" sx={{ mt: 2.5 }}>
          The new owner will be added as a contact when the registration is completed.
        </Alert>
      )}
    </output>
  );
}
