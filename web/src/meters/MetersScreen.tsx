import { meters } from '@artesian/contract/metering/meters';
import { managedMeters } from '@artesian/contract/metering/readings';
import { DeleteRecord } from '../register/editor/DeleteRecord.tsx';
import type { RecordActions } from '../register/editor/editor-part.ts';
import { MeterGlance } from '../glance/glances.tsx';
import { RegisterScreen } from '../register/RegisterScreen.tsx';
import { useSelection } from '../register/list/use-selection.ts';
import { MeterChain } from './chain/MeterChain.tsx';
import { MeterInputs } from './MeterInputs.tsx';
import { accuracyTestsOfMeter, dialsOfMeter, wellsOfMeter } from './meter-parts.ts';
import { MeterRows } from './MeterRows.tsx';
import { ReplaceMeter } from './replacement/ReplaceMeter.tsx';

/** As the specification writes dates of meters (3 §9). */
const longDate = (id: string) => ({ id, isLongDate: true });

const columns = [
  'meter_id',
  { id: 'district_well_id', isPinned: true },
  'is_active',
  'owner_info',
  'permit_name',
  longDate('joined_date'),
  longDate('retired_date'),
  'dial',
  'meter_serial_number',
  'brand',
  'notes',
];

const MeterActions: RecordActions = (meter) => (
  <>
    <ReplaceMeter {...meter} />
    <DeleteRecord register={meters} {...meter}>
      For a meter added by mistake. Its links to wells are deleted too. A meter with readings cannot be deleted; enter a
      retired date instead.
    </DeleteRecord>
  </>
);

/** Spec 3 §2 'Add and Manage Well Meters'. */
export default function MetersScreen() {
  const { key } = useSelection();
  return (
    <>
      <RegisterScreen
        register={meters}
        list={managedMeters}
        purpose="Flow meters on wells: type, installation and replacements."
        columns={columns}
        pageSize={30}
        Inputs={MeterInputs}
        Glance={MeterGlance}
        Actions={MeterActions}
      />
      <MeterRows key={`wells of ${key}`} meter={key} part={wellsOfMeter} />
      <MeterRows key={`dials of ${key}`} meter={key} part={dialsOfMeter} />
      <MeterRows key={`tests of ${key}`} meter={key} part={accuracyTestsOfMeter} />
      {key ? <MeterChain key={`chain of ${key}`} meter={key} /> : null}
    </>
  );
}
