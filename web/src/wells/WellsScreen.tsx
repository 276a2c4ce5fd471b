import { wells } from '@artesian/contract/wells/wells';
import { RegisterScreen } from '../register/RegisterScreen.tsx';
import { BasicWellInputs } from './BasicWellInputs.tsx';

/** Headers as the specification has them (2 §2). */
const columns = [
  'district_well_id',
  'well_class_ndx',
  'well_name',
  { id: 'is_published', header: 'Is Published' },
  'contact_ndx',
  'well_subclass_ndx',
  'primary_use_ndx',
  'physical_location_address',
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
