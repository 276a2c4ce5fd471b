import { removableOption } from '../language/options.ts';
import { view } from '../language/view.ts';
import { contactFields } from './fields.ts';

/** Every contact in few words, for whoever names one in another record. */
export const contactOptions = view({
  path: 'ui-list-contact-options',
  access: 'staff',
  summary: 'Contacts, short list, including removed ones',
  orderBy: ['label', 'rolo_ndx'],
  row: { rolo_ndx: contactFields.rolo_ndx, ...removableOption },
});
