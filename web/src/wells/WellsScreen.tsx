import { wells } from '@artesian/contract/wells';
import Typography from '@mui/material/Typography';
import { ComputedField } from '../register/ComputedField.tsx';
import { Field } from '../register/Field.tsx';
import { FieldGrid, type FieldsProps } from '../register/RegisterForm.tsx';
import { RegisterScreen } from '../register/RegisterScreen.tsx';
import { GridWarning } from './GridWarning.tsx';

const columns = [
  'well_class_ndx',
  'district_well_id',
  'well_name',
  'is_published',
  'contact_ndx',
  'well_subclass_ndx',
  'primary_use_ndx',
  'physical_location_address',
  'city',
  'lat_dd',
  'lon_dd',
  'state_well_num',
  'tx_grid',
  'removed',
];
const initialFilters = { is_published: 'yes' };

/** Spec 2 §2 'Wells Management'. */
export default function WellsScreen() {
  return (
    <RegisterScreen
      register={wells}
      titles={{ list: 'Wells Management', one: 'Well Management', crumb: 'Edit Well' }}
      purpose="The register of wells: find, correct and add wells."
      path="/data-management/wells/wells-management"
      pageSize={30}
      initialFilters={initialFilters}
      columns={columns}
      addLabel="Register Well"
      creating="Creating New Well"
      editing="Editing Existing Well"
      Fields={WellFields}
    />
  );
}

function WellFields({ form, row }: FieldsProps) {
  const field = (name: string, isReadOnly = false) => (
    <Field register={wells} name={name} control={form.control} isReadOnly={isReadOnly} />
  );
  return (
    <>
      <Typography variant="h3" sx={{ mb: 2 }}>
        Basic Well Information
      </Typography>
      <FieldGrid>
        <ComputedField
          label="District Well Id"
          value={(row?.district_well_id as string | undefined) ?? ''}
          placeholder="Given when it is saved"
        />
        {field('state_well_num')}
        {field('well_name')}
        {field('well_name_logger')}
        {field('primary_use_ndx')}
        {field('well_class_ndx')}
        {field('well_subclass_ndx')}
        {field('contact_ndx')}
        {field('physical_location_address')}
        {field('city')}
        {field('lat_dd')}
        {field('lon_dd')}
        {field('elevation_ft')}
        {field('elevation_source')}
        <ComputedField
          label="Texas grid"
          value={(row?.tx_grid as string | null | undefined) ?? ''}
          help="Follows the coordinates when they are saved."
        />
        {field('is_published', !row)}
      </FieldGrid>
      <GridWarning entries={form.entries} />
    </>
  );
}
