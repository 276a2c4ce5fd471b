import { t } from '@artesian/domain/texts/translate';
import { Trans } from '../../language/Trans.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useId, type ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Field } from '../../register/form/Field.tsx';
import { FieldGrid } from '../../register/form/FieldGrid.tsx';
import { useFormParts } from '../../register/form/form-parts.ts';
import { useSettings } from '../../session/settings.tsx';
import { addressOfMail, SAME_AS_MAILING } from './entries.ts';
import { DrilledInput } from './DrilledInput.tsx';
import { WellPlace } from './WellPlace.tsx';
import { YesNoInput } from './YesNoInput.tsx';

/** The numbered sections of the public form (spec 2 §2 and §5). What is typed in one input draws none of the others anew. */
export const RegistrationInputs = memo(function RegistrationInputs({ wells }: { wells?: ReactNode }) {
  return (
    <>
      <Section number={1} title={t('Owner Info')}>
        <OwnerInputs />
      </Section>
      <Section number={2} title={t('Well Info')}>
        {wells}
        <WellInputs />
      </Section>
      <Section number={3} title={t('Additional Info')}>
        <MoreInputs />
      </Section>
      <Section number={4} title={t('Certification')}>
        <Certification />
      </Section>
    </>
  );
});

function Section({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography variant="h2" id={id} sx={{ mb: 2.5 }}>
        {number}. {title}
      </Typography>
      {children}
    </Paper>
  );
}

const OwnerInputs = () => (
  <FieldGrid>
    <Field name="first_name" autoComplete="given-name" />
    <Field name="last_name" autoComplete="family-name" />
    <Field name="primary_phone" autoComplete="tel" />
    <Field name="primary_email" autoComplete="email" help={t('The district will reply to this address.')} />
    <Field name="secondary_phone" />
    <Field name="secondary_email" />
    <Field name="mailing_name" autoComplete="organization" />
    <Field name="mailing_address" autoComplete="street-address" />
    <Field name="mailing_city" autoComplete="address-level2" />
    <Field name="mailing_state" autoComplete="address-level1" />
    <Field name="mailing_zip" autoComplete="postal-code" />
  </FieldGrid>
);

function WellInputs() {
  const isSame = useSameAsMailing();
  return (
    <>
      <SameAsMailing />
      <FieldGrid>
        <Field name="well_address" isDisabled={isSame} help={t('The well’s location, not your mailing address')} />
        <Field name="well_city" isDisabled={isSame} />
        <Field name="county_ndx" />
        <Field name="well_use_ndx" />
      </FieldGrid>
      <WellPlace />
      <FieldGrid>
        <Field name="aquifer_group_ndx" />
        <Field name="well_details_date_drilled" Input={DrilledInput} />
        <Field name="well_details_driller" />
        <Field name="well_details_depth_well_ft" />
        <Field name="well_details_depth_pump_ft" />
      </FieldGrid>
    </>
  );
}

function SameAsMailing() {
  const { form } = useFormParts();
  const { field } = useController({ name: SAME_AS_MAILING, control: form.control });
  return (
    <FormControlLabel
      label={t('Same as the mailing address')}
      control={<Checkbox checked={field.value === true} onChange={(_event, isSame) => field.onChange(isSame)} />}
      sx={{ mb: 2 }}
    />
  );
}

/** While the box is ticked, address and city of the well follow those of the mail. */
function useSameAsMailing(): boolean {
  const { form } = useFormParts();
  const [isSame, mailing_address, mailing_city] = useWatch({
    control: form.control,
    name: [SAME_AS_MAILING, 'mailing_address', 'mailing_city'],
  });
  useEffect(() => {
    if (isSame !== true) return;
    const address = addressOfMail({ mailing_address: mailing_address ?? '', mailing_city: mailing_city ?? '' });
    for (const [field, entry] of Object.entries(address)) form.setValue(field, entry);
    form.clearErrors(Object.keys(address));
  }, [isSame, mailing_address, mailing_city, form]);
  return isSame === true;
}

function MoreInputs() {
  const { form } = useFormParts();
  const hasRecords = useWatch({ control: form.control, name: 'hardcopy_well_records' });
  return (
    <FieldGrid>
      <Field name="property_well_count" help={t('All wells on the property, including this one')} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Field
          name="scientific_monitoring_interest"
          label={t('Scientific Well Monitoring: may the district ask to measure the well?')}
          Input={YesNoInput}
        />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Field
          name="hardcopy_well_records"
          label={t('Hardcopy Well Records: do you have any on paper?')}
          Input={YesNoInput}
        />
        <output>{hasRecords === true && <RecordsNote />}</output>
      </Box>
      <Field name="other_notes" />
    </FieldGrid>
  );
}

function RecordsNote() {
  const { contact, districtShortName } = useSettings();
  return (
    <Alert severity="info" variant="outlined" sx={{ mt: 1 }}>
      {contact.email ? (
        <Trans
          text="Please email copies of the records to the district at <0>{email}</0>, with your name and the reference that you receive when you have submitted this form."
          parts={{ 0: <Link underline="always" href={`mailto:${contact.email}`} /> }}
          values={{ email: contact.email }}
        />
      ) : (
        t(
          'Please email copies of the records to the district ({district}), with your name and the reference that you receive when you have submitted this form.',
          { district: districtShortName },
        )
      )}
    </Alert>
  );
}

function Certification() {
  const { districtName } = useSettings();
  return (
    <Typography sx={{ maxWidth: 720 }}>
      {t(
        'By submitting this registration I certify that what I entered is true and correct to the best of my knowledge, and that I own the well or act for its owner. I agree that staff of the {district} may access the property to inspect the well, after 72 hr prior notice.',
        { district: districtName },
      )}
    </Typography>
  );
}
