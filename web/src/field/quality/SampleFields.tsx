import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FieldsGrid } from '../form/FieldsGrid.tsx';
import { metaOf } from '../form/field-form.ts';
import { useFormState } from '../form/form-state.ts';
import { FormField } from '../form/FormField.tsx';
import { unframed } from '../../register/form/FieldGroup.tsx';
import { ADDED, nondetectField, parametersIn, resultField, sampleFields } from './sample-names.ts';

/** The sample, its results, and what else is to be measured. */
export function SampleFields() {
  const { form, shown, entries, enter } = useFormState();
  const added = entries[ADDED] as readonly number[];
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <FieldsGrid names={sampleFields} />
      <Box component="section" aria-labelledby="results" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Typography variant="h2" id="results">
          Results
        </Typography>
        {parametersIn(form, shown).map((parameter) => (
          <Box key={parameter} component="fieldset" aria-label={metaOf(form, resultField(parameter)).label} sx={row}>
            <Box sx={{ flex: '1 1 8.75rem', minWidth: 0 }}>
              <FormField name={resultField(parameter)} />
            </Box>
            <Box sx={{ flex: '0 1 11.5rem' }}>
              <FormField name={nondetectField(parameter)} />
            </Box>
            {added.includes(parameter) && (
              <Button
                color="inherit"
                startIcon={<Close />}
                onClick={() => enter({ [ADDED]: added.filter((one) => one !== parameter) })}
              >
                Remove
              </Button>
            )}
          </Box>
        ))}
        <FormField name={ADDED} />
      </Box>
    </Box>
  );
}

const row = { ...unframed, display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 1 } as const;
