import { meters } from '@artesian/contract/meters';
import { Field } from '../register/Field.tsx';
import { FieldGrid, type FieldsProps } from '../register/RegisterForm.tsx';
import { RegisterScreen } from '../register/RegisterScreen.tsx';
import { ComputedField } from '../register/ComputedField.tsx';

const columns = [
  'meter_id',
  'is_active',
  'setup_well_ndx',
  'joined_date',
  'retired_date',
  'meter_serial_number',
  'brand',
  'notes',
];

/** Spec 3 §2 'Add and Manage Well Meters'. */
export default function MetersScreen() {
  return (
    <RegisterScreen
      register={meters}
      titles={{ list: 'Add and Manage Well Meters', one: 'Edit Meter', crumb: 'Edit Meter' }}
      purpose="The flow meters on wells: what each one is, when it joined and what it replaced."
      path="/data-management/meter-readings/add-manage-meters"
      pageSize={30}
      columns={columns}
      addLabel="Add meter"
      creating="Creating New Meter"
      editing="Editing Existing Meter"
      Fields={MeterFields}
    />
  );
}

function MeterFields({ form, row }: FieldsProps) {
  const field = (name: string) => <Field register={meters} name={name} control={form.control} />;
  return (
    <FieldGrid>
      <ComputedField
        label="Meter ID"
        value={(row?.meter_id as string | undefined) ?? ''}
        placeholder="Meter ID will be auto-generated"
      />
      {field('setup_well_ndx')}
      {field('joined_date')}
      {field('retired_date')}
      <ComputedField
        label="Active"
        value={form.entries.retired_date ? 'No' : 'Yes'}
        help="A meter with a retired date is not active."
      />
      {field('meter_type')}
      {field('brand')}
      {field('meter_serial_number')}
      {field('replaces_meter_ndx')}
      {field('notes')}
    </FieldGrid>
  );
}
