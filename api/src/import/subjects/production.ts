import { enteredProduction } from '@artesian/contract/metering/well-production';
import { keepProduction, problemsOfProduction } from '../../readings/save-production.ts';
import { hooksOfEnteredMonths } from './months.ts';

/** What wells report without a meter. */
export const hooksOfProduction = hooksOfEnteredMonths({
  of: 'well_ndx',
  name: '(select district_well_id from wells where wells.well_ndx = records.well_ndx)',
  fields: enteredProduction,
  problemsOf: problemsOfProduction,
  keep: keepProduction,
  keyOf: ({ well_production_ndx }) => well_production_ndx!,
});
