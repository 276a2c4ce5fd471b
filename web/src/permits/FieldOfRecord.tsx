import { metaOf } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { Field } from '../register/form/Field.tsx';
import { unframed } from '../register/form/FieldGroup.tsx';
import { useFormParts } from '../register/form/form-parts.ts';

interface FieldOfRecordProps {
  name: string;
  help?: string | undefined;
}

/** A field that an Administrative Record stands behind once the permit is there (spec 3 §6). */
export function FieldOfRecord(props: FieldOfRecordProps) {
  const { register, base } = useFormParts();
  const field = <Field {...props} />;
  if (!base) return field;
  const { label } = metaOf(register, props.name);
  return (
    <Tooltip title={`To change the ${label} of a permit, an Administrative Record is required.`}>
      <Box component="fieldset" sx={{ ...unframed, '&:empty': { display: 'none' } }}>
        {field}
      </Box>
    </Tooltip>
  );
}
