import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { view, type View } from '../language/view.ts';
import { kept } from '../language/register.ts';

const factor = z.number().min(0).max(1);

const reductions = {
  d1_pump_reduction: factor,
  d2_pump_reduction: factor,
  d3_pump_reduction: factor,
  d4_pump_reduction: factor,
};

/**
 * Each reduction is the fraction that a drought stage takes away from the month's volume: those of today. A change of them holds
 * from a month on; the volumes of earlier months stay.
 */
export const permitTypes = view({
  path: 'list-permit-types',
  access: 'staff',
  summary: 'Types of permits and their reductions at each drought stage',
  reads: ['permit_types', 'permit_type_reductions'],
  orderBy: ['permit_type_desc'],
  row: z.object({
    permit_type_ndx: z.int(),
    permit_type_desc: z.string(),
    permit_prefix: z.string().length(1),
    conditional: z.boolean(),
    ...reductions,
    /** The first month for which other reductions have been decided; null when these stay. */
    reductions_change_from: z.iso.date().nullable(),
    ...kept,
  }),
});

/** Not in the specification: the path is ours. */
export const permitTypeReductions = view({
  path: 'list-permit-types-reductions',
  by: z.object({ permit_type_ndx: recordNumber }),
  access: 'staff',
  summary: 'What drought stages take away from permits of a type, by the month that it holds from',
  orderBy: ['holds_from'],
  row: z.object({ ndx: z.int(), permit_type_ndx: z.int(), holds_from: z.iso.date(), ...reductions, ...kept }),
});

/** Prefix, prefix number, '-', the year's last two digits, '-' and suffix make a number that no permit has yet. */
export const permitNumberParts = view({
  path: 'ui-lookup-new-permit-number-parts',
  access: 'staff',
  summary: 'What the number of a new permit is made of, by type and year',
  reads: ['permits', 'permit_types'],
  orderBy: ['permit_type_ndx', 'permit_year'],
  row: z.object({
    permit_type_ndx: z.int(),
    permit_year: z.int(),
    permit_prefix: z.string().length(1),
    permit_prefix_num: z.int().positive(),
    permit_suffix: z.string(),
  }),
});

export const permitTypeViews = [permitTypes, permitTypeReductions, permitNumberParts] as View[];
