import type { Row } from '@artesian/contract/language/register';
import { permitGroups } from '@artesian/contract/permits/permit-groups';
import type { ColumnChoice } from '../../register/columns.ts';
import type { EditorPart } from '../../register/editor-part.ts';
import { RegisterScreen } from '../../register/RegisterScreen.tsx';
import { GroupPermits } from './GroupPermits.tsx';
import { MovesOfGroup } from './Moves.tsx';

const columns: readonly ColumnChoice[] = [
  'permit_group_name',
  'permit_tier_ndx',
  {
    id: 'linked_permits',
    header: 'Linked Permits',
    kind: 'number',
    value: ({ linked_permits }: Row) => (linked_permits as number[]).length,
  },
  'notes',
  'removed',
];

const parts: readonly EditorPart[] = [
  { title: 'Permit Group Information', register: permitGroups, InHistory: MovesOfGroup },
  { title: 'Linked Permits', Panel: GroupPermits },
];

/** Spec 3 §2 'Permit Groups Management'. */
export default function PermitGroupsScreen() {
  return (
    <RegisterScreen
      register={permitGroups}
      recordTitle="Edit Permit Group"
      recordCrumb="Edit Permit Group"
      purpose="Permits that report and are counted together: unused volume of one offsets another’s excess."
      creating="Creating New Permit Group"
      editing="Editing Existing Permit Group"
      columns={columns}
      pageSize={10}
      parts={parts}
    />
  );
}
