import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { view, type View } from '../language/view.ts';
import { kept, removal } from '../language/register.ts';

const permitGroup = z.object({
  permit_group_ndx: z.int(),
  permit_group_name: z.string(),
  permit_tier_ndx: z.int(),
  permit_tier_name: z.string(),
  notes: z.string().nullable(),
  linked_permits: z.array(z.int()),
  ...removal,
  ...kept,
});

export const permitGroups = view({
  path: 'list-permit-groups',
  access: 'staff',
  summary: 'Groups of permits that are reported together',
  reads: ['permit_groups', 'permits', 'permit_tiers'],
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
