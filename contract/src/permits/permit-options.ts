import { removableOption } from '../language/options.ts';
import { view } from '../language/view.ts';
import { permitFields } from './fields.ts';

/** Every permit in few words, for whoever names one in another record. */
export const permitOptions = view({
  path: 'ui-list-permit-options',
  access: 'staff',
  summary: 'Permits, short list, including removed ones',
  orderBy: ['label'],
  row: { permit_ndx: permitFields.permit_ndx, ...removableOption },
});
