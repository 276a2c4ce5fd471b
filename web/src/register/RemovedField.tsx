import type { Register, Row } from '@artesian/contract/register';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Box from '@mui/material/Box';
import { Controller } from 'react-hook-form';
import type { RecordForm } from './use-record-form.ts';

interface RemovedFieldProps {
  register: Register;
  row: Row | undefined;
  form: RecordForm;
}

/** A removed record is kept, with who removed it and when, and can be brought back by taking the mark off. */
export function RemovedField({ register, row, form }: RemovedFieldProps) {
  const mayRemove = (row?.may as { remove?: boolean } | undefined)?.remove === true;
  return (
    <Box sx={{ mt: 2 }}>
      <Controller
        name="should_remove"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                color="error"
                checked={value === true}
                disabled={!mayRemove}
                onChange={(event) => onChange(event.target.checked)}
              />
            }
            label="REMOVED"
          />
        )}
      />
      <FormHelperText sx={{ mt: -0.5 }}>
        {row?.removed
          ? `Removed by ${String(row.removed_by)}. Take the mark off to bring the ${register.one} back.`
          : row
            ? `Hides this ${register.one} from lists and the map. It can be brought back.`
            : 'A new record cannot be removed.'}
      </FormHelperText>
    </Box>
  );
}
