import type { Row } from '@artesian/contract/language/register';
import { permitGroups } from '@artesian/contract/permits/permit-groups';
import type { ColumnChoice } from '../../register/list/columns.ts';
import type { EditorPart } from '../../register/editor/editor-part.ts';
import { RegisterScreen } from '../../register/RegisterScreen.tsx';
import { GroupPermits } from './GroupPermits.tsx';
import { GroupInputs } from './GroupInputs.tsx';
import { MovesOfGroup } from './Moves.tsx';
import { TiersOfGroup } from './TiersOfGroup.tsx';

/** The one of the present fiscal year, and what was decided of a coming one. */
function formatTier({ tier_now, coming_tier, coming_tier_from }: Row): string {
  return coming_tier
    ? `${String(tier_now)}, ${String(coming_tier)} from ${String(coming_tier_from)}`
    : String(tier_now);
}

function BesidesInHistory({ record }: { record: number }) {
  return (
    <>
      <TiersOfGroup record={record} />
      <MovesOfGroup record={record} />
    </>
  );
}

const columns: readonly ColumnChoice[] = [
  'permit_group_name',
  { id: 'tier', header: 'Tier', kind: 'choice', value: formatTier },
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
  { title: 'Permit Group Information', register: permitGroups, Inputs: GroupInputs, InHistory: BesidesInHistory },
  { title: 'Linked Permits', Panel: GroupPermits },
];

/** Spec 3 §2 'Permit Groups Management'. */
export default function PermitGroupsScreen() {
  return (
    <RegisterScreen
      register={permitGroups}
      recordTitle="Edit Permit Group"
      purpose="Permits that report and are counted together: unused volume of one offsets another’s excess."
      columns={columns}
      pageSize={10}
      parts={parts}
    />
  );
}
