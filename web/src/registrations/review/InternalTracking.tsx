import { likelyOwners, likelyWells } from '@artesian/contract/registrations/registrations';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { Field } from '../../register/form/Field.tsx';
import { FieldGroup } from '../../register/form/FieldGroup.tsx';
import { useFormParts } from '../../register/form/form-parts.ts';
import { FlagInput } from '../../register/inputs/FlagInput.tsx';
import type { InputProps } from '../../register/inputs/input.ts';
import { useRecordPage } from '../../register/use-record-page.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { Likely } from './Likely.tsx';
import { RegistrationStatus } from './RegistrationStatus.tsx';

/** Whose the well is and which it is, of the records that the district has or is to have. */
export function InternalTracking() {
  const { form, base, isReadOnly } = useFormParts();
  const [isNewOwner, well] = useWatch({ control: form.control, name: ['new_owner', 'well_ndx'] });
  const choose = (values: Record<string, number | boolean>) =>
    Object.entries(values).forEach(([field, value]) => form.setValue(field, value));
  const acts = isReadOnly ? undefined : choose;
  return (
    <>
      <FieldGroup title="Internal Tracking">
        <Field name="new_owner" Input={NewOwnerInput} />
        <div>
          <Field name="rolo_ndx" isDisabled={isNewOwner === true} />
          <ChosenRecord field="rolo_ndx" register="list-rolodex" none="No Owner Selected" />
        </div>
        <RegistrationStatus />
        <Field name="create_new_well" isDisabled={typeof well === 'number'} />
        <Field name="well_class_ndx" />
        <Field name="well_subclass_ndx" />
        <div>
          <Field name="well_ndx" isDisabled={base?.['create_new_well'] === true && base['well_ndx'] !== null} />
          <ChosenRecord field="well_ndx" register="list-wells" none="N/A" />
        </div>
        <Field name="disregard" />
      </FieldGroup>
      <Box sx={{ mt: 2 }}>
        <Likely
          title="May be the owner"
          view={likelyOwners}
          field="rolo_ndx"
          verb="Use as owner"
          onUse={acts && ((rolo_ndx) => acts({ new_owner: false, rolo_ndx }))}
        />
        <Likely
          title="May be this well"
          view={likelyWells}
          field="well_ndx"
          verb="Link this well"
          onUse={acts && ((well_ndx) => acts({ create_new_well: false, well_ndx }))}
        />
      </Box>
    </>
  );
}

/** Who is new is nobody that could be chosen. */
function NewOwnerInput(props: InputProps) {
  const { form } = useFormParts();
  const change: InputProps['onChange'] = (entry) => {
    props.onChange(entry);
    if (entry === true) form.setValue('rolo_ndx', null);
  };
  return <FlagInput {...props} onChange={change} />;
}

interface ChosenRecordProps {
  field: string;
  /** The path of the register that it is in. */
  register: string;
  none: string;
}

/** The way to the record that is chosen, in a tab of its own. */
function ChosenRecord({ field, register, none }: ChosenRecordProps) {
  const { form, options } = useFormParts();
  const page = useRecordPage(register);
  const key = useWatch({ control: form.control, name: field });
  const chosen = typeof key === 'number' ? options[field]?.byValue.get(key) : undefined;
  const words = chosen ? [chosen.label, chosen.detail.split(' · ')[0]].filter(Boolean).join(' · ') : `#${String(key)}`;
  return (
    <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {typeof key !== 'number' && none}
      {typeof key === 'number' &&
        (page ? (
          <TextLink to={`${page}/${key}`} target="_blank">
            {words}
          </TextLink>
        ) : (
          words
        ))}
    </Typography>
  );
}
