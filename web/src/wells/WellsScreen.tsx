import { wells } from '@artesian/contract/wells/wells';
import { RegisterScreen } from '../register/RegisterScreen.tsx';
import { BasicWellInputs } from './BasicWellInputs.tsx';

/** Headers as the specification has them (2 §2). */
const columns = [
  'district_well_id',
  { id: 'well_class_ndx', header: 'Well Classification' },
  'well_name',
  { id: 'is_published', header: 'Is Published' },
  { id: 'contact_ndx', header: 'Well Contact' },
  { id: 'well_subclass_ndx', header: 'Well Sub-Class' },
  'primary_use_ndx',
  { id: 'physical_location_address', header: 'Well Address' },
  'city',
  'lat_dd',
  'lon_dd',
  'state_well_num',
  'removed',
];
const initialFilters = { is_published: 'yes' };

/** Spec 2 §2 'Wells Management'. */
export default function WellsScreen() {
  return (
    <RegisterScreen
      register={wells}
      path="/data-management/wells/wells-management"
      title="Wells Management"
      recordTitle="Well Management"
      recordCrumb="Edit Well"
      purpose="The register of wells: find, correct and add wells."
      add="Register Well"
      creating="Creating New Well"
      editing="Editing Existing Well"
      columns={columns}
      pageSize={30}
      initialFilters={initialFilters}
      Inputs={BasicWellInputs}
    />
  );
}
