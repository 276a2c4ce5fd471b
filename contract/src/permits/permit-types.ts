import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { date, defaulted, flag, integer, key, optional, text } from '../language/fields.ts';
import { kept, pick, rowKey } from '../language/rows.ts';
import { defineRegister } from '../language/register.ts';
import { view, type View } from '../language/view.ts';
import { permitFields } from './fields.ts';

/** What of a type is dated. */
export const reductionNames = [
  'd1_pump_reduction',
  'd2_pump_reduction',
  'd3_pump_reduction',
  'd4_pump_reduction',
  'exempt_up_to_gal',
] as const;
/** In which column a type has the factor of a stage: the specification names four. The rest are special reductions. */
export const factorOfStage = (stage: number): (typeof reductionNames)[number] | undefined =>
  stage < 2 || stage > 5 ? undefined : reductionNames[stage - 2];
const reductions = pick(permitFields, ...reductionNames);

const type = {
  permit_type_ndx: key('Permit Type', 'list-permit-types'),
  permit_type_desc: text('Description'),
  permit_prefix: text('Prefix', 1),
};

/**
 * Each reduction is the fraction that a drought stage takes away from the month's volume, but for permits that are exempt: those of today. A
 * change of them holds from a month on; the volumes of earlier months stay.
 */
export const permitTypes = defineRegister({
  path: 'list-permit-types',
  table: 'permit_types',
  key: 'permit_type_ndx',
  keys: pick(type, 'permit_type_ndx'),
  title: 'Permit Types',
  one: 'permit type',
  label: 'permit_type_desc',
  read: 'staff',
  write: 'staff',
  has: ['list', 'create', 'update', 'delete'],
  import: {
    as: 'permit-types',
    key: ['permit_type_desc'],
    tells: reductionNames,
    headings: { permit_type_desc: ['type', 'name', 'permit type'] },
  },
  computed: {
    reductions_change_from: optional(
      date('Reductions Change From', {
        meaning: 'The first month with different reductions; empty if these stay.',
      }),
    ),
  },
  fields: {
    permit_type_desc: type.permit_type_desc,
    permit_prefix: type.permit_prefix,
    conditional: flag('Conditional'),
    counted_as: optional(
      text('Counted in Reports As', 40, {
        help: 'Permit types with the same name are counted together. If empty, the description is used.',
      }),
    ),
    d1_pump_reduction: defaulted(reductions.d1_pump_reduction, 0),
    d2_pump_reduction: defaulted(reductions.d2_pump_reduction, 0),
    d3_pump_reduction: defaulted(reductions.d3_pump_reduction, 0),
    d4_pump_reduction: defaulted(reductions.d4_pump_reduction, 0),
    exempt_up_to_gal: defaulted(reductions.exempt_up_to_gal, 0),
  },
  elsewhere: reductionNames,
  constraints: {
    permit_types_counted_as_named: { field: 'counted_as', message: 'Enter a name of at most 40 characters.' },
  },
});

/** Not in the specification: the path is ours. */
export const permitTypeReductions = view({
  path: 'list-permit-types-reductions',
  by: z.object({ permit_type_ndx: recordNumber }),
  access: 'staff',
  summary: 'Drought reductions of a permit type, by the month they take effect',
  orderBy: ['holds_from'],
  row: {
    ndx: rowKey,
    permit_type_ndx: type.permit_type_ndx,
    holds_from: date('Holds From'),
    ...reductions,
    ...kept,
  },
});

/** With the number that they make by the pattern of the district, which no permit has yet. */
export const permitNumberParts = view({
  path: 'ui-lookup-new-permit-number-parts',
  access: 'staff',
  summary: 'The parts of a new permit number, by type and year',
  orderBy: ['permit_type_ndx', 'permit_year'],
  row: {
    permit_type_ndx: type.permit_type_ndx,
    permit_year: permitFields.permit_year,
    permit_prefix: type.permit_prefix,
    permit_prefix_num: integer('Prefix Number', { min: 1 }),
    permit_suffix: text('Suffix'),
    permit_number: permitFields.permit_number,
  },
});

export const permitTypeViews = [permitTypeReductions, permitNumberParts] as View[];
