import { parameterNames, waterQualityParameters } from '@artesian/contract/science/parameters';
import { allParameters } from '@artesian/contract/science/water-science';
import type { EditorPart } from '../register/editor/editor-part.ts';
import { RegisterScreen } from '../register/RegisterScreen.tsx';
import { ShowIgnored } from './ShowIgnored.tsx';

const columns = [
  'parameter_name',
  'parameter_abbrev',
  'unit_abbrev',
  'dataentry_primary',
  'display_order',
  'parameter_notes',
  'ignore',
];
const initialFilters = { ignore: 'no' };

const parts: readonly EditorPart[] = [
  { title: 'Parameter', register: waterQualityParameters },
  { title: 'Other Names', rows: parameterNames, columns: ['aka'], add: 'Add a name', maxHeight: 300 },
];

/** Spec 2 §2 'Admin tools'. */
export default function ParametersScreen() {
  return (
    <RegisterScreen
      register={waterQualityParameters}
      list={allParameters}
      recordCrumb="Edit Parameter"
      purpose="What water is tested for, in which unit, and under which other names laboratories report it."
      actions={<ShowIgnored />}
      creating="Creating New Parameter"
      editing="Editing Existing Parameter"
      columns={columns}
      pageSize={10}
      initialFilters={initialFilters}
      parts={parts}
    />
  );
}
