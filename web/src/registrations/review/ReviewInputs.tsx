import Box from '@mui/material/Box';
import { Field } from '../../register/form/Field.tsx';
import { FieldGroup } from '../../register/form/FieldGroup.tsx';
import { LocationInputs } from '../../location/LocationInputs.tsx';
import { Consequences } from './Consequences.tsx';
import { InternalTracking } from './InternalTracking.tsx';
import { Standing } from './Standing.tsx';

const place = { latitude: 'reg_lat_dd', longitude: 'reg_lon_dd', elevation: 'reg_well_elev_ft' };

/** The groups of a registration (spec 2 §2). */
export function ReviewInputs() {
  return (
    <>
      <Standing />
      <InternalTracking />
      <FieldGroup title="Owner Info">
        <Field name="first_name" />
        <Field name="last_name" />
        <Field name="primary_phone" />
        <Field name="primary_email" />
        <Field name="secondary_phone" />
        <Field name="secondary_email" />
        <Field name="mailing_name" help="For a private person, their name." />
        <Field name="mailing_address" />
        <Field name="mailing_city" />
        <Field name="mailing_state" />
        <Field name="mailing_zip" />
      </FieldGroup>
      <FieldGroup title="Well Info">
        <Field name="well_address" />
        <Field name="well_city" />
        <Field name="county_ndx" />
        <Field name="well_use_ndx" />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <LocationInputs fields={place} well={undefined} />
        </Box>
        <Field name="aquifer_group_ndx" />
        <Field name="well_details_date_drilled" />
        <Field name="well_details_drilled_year_only" help="The date is then January 1 of that year." />
        <Field name="well_details_driller" />
        <Field name="well_details_depth_well_ft" />
        <Field name="well_details_depth_pump_ft" />
      </FieldGroup>
      <FieldGroup title="Additional Info">
        <Field name="property_well_count" />
        <Field name="scientific_monitoring_interest" />
        <Field name="hardcopy_well_records" />
        <Field name="other_notes" />
      </FieldGroup>
      <Consequences />
    </>
  );
}
