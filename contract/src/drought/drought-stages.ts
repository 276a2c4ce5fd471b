import { lookup } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { meterFields } from '../metering/fields.ts';

/** The stage of each month, the latest first (spec 3 §3 'Drought stage history'). Months come by themselves. */
export const droughtStages = defineRegister({
  path: 'history-drought-stage',
  table: 'drought_stage_history',
  key: 'ndx',
  title: 'Drought Stage',
  one: 'month of the drought stage',
  label: 'd_month',
  orderBy: ['d_year desc', 'd_month desc'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'update'],
  computed: { d_year: meterFields.c_year, d_month: meterFields.c_month },
  fields: { drought_stage_ndx: lookup('Drought Stage', 'list-drought-stages') },
});
