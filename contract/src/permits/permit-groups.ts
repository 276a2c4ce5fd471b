import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';
import { defaulted, list, optional, text, withoutDefault, year } from '../language/fields.ts';
import { messages } from '../language/messages.ts';
import { defineRegister } from '../language/register.ts';
import { pick } from '../language/rows.ts';
import { permitFields, WITHOUT_TIER } from './fields.ts';

/** Permits that are reported together (spec 3 §3). Those of the present fiscal year are its `linked_permits`. */
export const permitGroups = defineRegister({
  path: 'list-permit-groups',
  table: 'permit_groups',
  key: 'permit_group_ndx',
  keys: pick(permitFields, 'permit_group_ndx'),
  title: 'Permit Groups',
  one: 'permit group',
  label: 'permit_group_name',
  saidOfSaves: messages.form,
  read: 'staff',
  write: 'staff',
  removable: true,
  import: { as: 'permit-groups', key: [], headings: { permit_group_name: ['group', 'permit group'] } },
  computed: {
    linked_permits: list('Linked Permits', z.int(), { to: 'list-permits' }),
    tier_now: text('Tier Now', 200, { meaning: 'For the current fiscal year.' }),
    coming_tier: optional(text('Coming Tier', 200, { meaning: 'If another tier was set for a future fiscal year.' })),
    coming_tier_from: optional(year('Coming Tier From', { meaning: 'The first fiscal year of it.' })),
  },
  fields: {
    permit_group_name: text('Name'),
    // The one that was decided last: it holds from a fiscal year on.
    permit_tier_ndx: defaulted(withoutDefault(permitFields.permit_tier_ndx), WITHOUT_TIER),
    notes: permitFields.notes,
  },
});

/** More permits than any group has. */
const MOST = 2000;

export const linkPermits = endpoint({
  method: 'PATCH',
  path: '/api/list-permit-groups/{permit_group_ndx}',
  access: 'staff',
  summary:
    'Set the permits of a group from a fiscal year on (the current one by default); permits not listed are removed from the group',
  params: z.object({ permit_group_ndx: recordNumber }),
  body: z.object({
    linked_permits: z
      .array(
        z.int({ error: 'A permit is given by a whole number.' }).max(2_147_483_647, 'This permit does not exist.'),
        {
          error: 'Give the permits in linked_permits.',
        },
      )
      .max(MOST, `Give at most ${MOST} permits.`),
    fiscal_year: z.int({ error: 'Give the fiscal year in fiscal_year.' }).min(1900).max(2200).optional(),
  }),
  answer: permitGroups.record,
});
