import { managedWells } from '@artesian/contract/wells/well-lists';
import { wells } from '@artesian/contract/wells/wells';
import type { Row } from '@artesian/contract/language/register';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { useMemo } from 'react';
import { fullNameOf, nameOf } from '../register/form/options.ts';
import { useSettings } from '../session/settings.tsx';
import { WellGlance } from '../glance/glances.tsx';
import { RegisterScreen } from '../register/RegisterScreen.tsx';
import { WellActions } from './WellActions.tsx';
import { usePrintingWellRecord } from './record/use-printing-well-record.ts';
import { wellParts } from './well-parts.ts';

/** Words of a vocabulary, which can be chosen from in the filter. */
const choice = (id: string) => ({ id, kind: 'choice' as const });

/** Headers as the specification has them (2 §2). */
const columns = [
  choice('well_class'),
  'district_well_id',
  { id: 'well_name', isPinned: true },
  'is_published',
  'in_district',
  'is_permited',
  'well_contact',
  choice('well_subclass'),
  choice('county'),
  choice('management_zone'),
  choice('district'),
  choice('qa_completion'),
  'well_address',
  'lat_dd',
  'lon_dd',
  'removed',
  'past_owners',
  // What the dashboard counts wells by.
  { ...choice('primary_use'), hidden: true },
  { ...choice('aq_group_summary_name'), hidden: true },
];
/** What wells have in common; what tells them apart is changed one by one. */
const bulk = [
  'primary_use_ndx',
  'well_class_ndx',
  'well_subclass_ndx',
  'contact_ndx',
  'physical_location_address',
  'city',
  'elevation_source',
  'is_published',
];
const initialFilters = { is_published: 'yes' };

/** Spec 2 §2 'Wells Management'. */
export default function WellsScreen() {
  const rowActions = useRowActions();
  return (
    <RegisterScreen
      register={wells}
      list={managedWells}
      recordTitle="Well Management"
      purpose="The register of wells: find, correct and add wells."
      columns={columns}
      pageSize={30}
      bulk={bulk}
      initialFilters={initialFilters}
      parts={wellParts}
      Glance={WellGlance}
      rowActions={rowActions}
      Actions={WellActions}
    />
  );
}

/** On the paper of the district; the editor of the well offers the other. */
function useRowActions() {
  const { print } = usePrintingWellRecord();
  const { paper } = useSettings();
  return useMemo(
    () => [
      {
        label: (row: Row) => `Print Well Record of ${nameOf(wells, row)}`,
        icon: <PrintOutlined fontSize="small" />,
        onAct: (row: Row) => void print({ well: row.well_ndx as number, name: fullNameOf(wells, row), paper }),
      },
    ],
    [print, paper],
  );
}
