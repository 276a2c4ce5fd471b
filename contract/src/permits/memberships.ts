import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';

const group = z.object({ permit_group_ndx: z.int(), permit_group_name: z.string().nullable() }).nullable();

/** A permit that came into another group, or into none, from a fiscal year on. */
const moves = z.array(
  z.object({
    at: z.iso.datetime({ offset: true }),
    who: z.string(),
    who_name: z.string().nullable(),
    permit_ndx: z.int(),
    permit_number: z.string(),
    from_year: z.int(),
    before: group,
    after: group,
    /** Why: the reason of a correction, or the note of the save. */
    note: z.string().nullable(),
  }),
);
export type Move = z.output<typeof moves>[number];

/** Not in the specification: the paths are ours. */
export const movesOfPermit = endpoint({
  method: 'GET',
  path: '/api/permit-memberships/of-permit/{permit_ndx}',
  access: 'staff',
  summary: 'Group changes of a permit: who, when, and from which fiscal year; newest first',
  params: z.object({ permit_ndx: recordNumber }),
  answer: moves,
});

export const movesOfGroup = endpoint({
  method: 'GET',
  path: '/api/permit-memberships/of-group/{permit_group_ndx}',
  access: 'staff',
  summary: 'Permits linked to or removed from a group: who, when, and from which fiscal year; newest first',
  params: z.object({ permit_group_ndx: recordNumber }),
  answer: moves,
});
