import type { StageColor, StageOfDistrict } from '@artesian/contract/drought/drought-stages';

const colors: readonly StageColor[] = ['Green', 'Blue', 'Yellow', 'Orange', 'Red', 'Dark Red'];

/** The stages that a new district finds: the third and those after it restrict pumping. */
export const districtStages: readonly StageOfDistrict[] = [
  'No Drought',
  'Stage 1 Water Conservation',
  'Stage 2 Alarm',
  'Stage 3 Critical',
  'Stage 4 Exceptional',
  'Stage 5 ERP',
].map((drought_stage_name, index) => ({
  drought_stage_ndx: index,
  drought_stage_name,
  restricts: index > 1,
  stage_color: colors[index]!,
  is_retired: false,
  severity: index > 1 ? index + 1 : 0,
}));
