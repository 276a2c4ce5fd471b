import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { list, text } from '../language/fields.ts';
import { kept, pick, removal } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { permitFields } from './fields.ts';

const permitGroup = {
  permit_group_ndx: permitFields.permit_group_ndx,
  permit_group_name: text('Name'),
  ...pick(permitFields, 'permit_tier_ndx', 'permit_tier_name', 'notes'),
  linked_permits: list('Linked Permits', z.int(), { to: 'list-permits' }),
  ...removal,
  ...kept,
};

export const permitGroups = view({
  path: 'list-permit-groups',
  access: 'staff',
  summary: 'Groups of permits that are reported together',
  orderBy: ['permit_group_name', 'permit_group_ndx'],
  row: permitGroup,
});

export const onePermitGroup = view({
  path: 'list-permit-groups',
  access: 'staff',
  summary: 'One group of permits',
  by: z.object({ permit_group_ndx: recordNumber }),
  one: 'permit group',
  row: permitGroup,
});

export const permitGroupViews = [permitGroups, onePermitGroup] as View[];
