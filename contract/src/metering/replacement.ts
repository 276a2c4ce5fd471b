import { z } from 'zod';
import { endpoint, noAnswer, recordNumber } from '../language/endpoint.ts';
import { called, date, dialNumber, integer, key, optional, text } from '../language/fields.ts';
import { defineForm } from '../language/form.ts';
import { kept, pick, rowKey } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { wellFields } from '../wells/fields.ts';
import { meterFields } from './fields.ts';
import { meterDials } from './dials.ts';
import { meters } from './meters.ts';

const { meter_type, brand, meter_serial_number, notes } = meterFields;

/** What a person enters to replace a meter: the last of the old one, the first of the new one. */
export const replacement = defineForm({
  fields: {
    retired_date: date('Replaced on'),
    final_reading: dialNumber('Final reading of the old meter'),
    start_reading: called('First reading of the new meter', meters.fields.start_reading),
    // Left out, all of it is as that of the old meter.
    unit: optional(called('Unit of the new dial', meterDials.fields.unit)),
    multiplier: optional(called('Multiplier of the new dial', meterDials.fields.multiplier)),
    digits: called('Digits of the new dial', meterDials.fields.digits),
    decimals: optional(called('Decimals of the new dial', meterDials.fields.decimals)),
    meter_type,
    brand,
    meter_serial_number,
    notes,
  },
});

const params = z.object({ meter_ndx: recordNumber });
const path = '/api/list-meters/{meter_ndx}/replacement';

/** Not in the specification: the paths are ours. */
export const replaceMeter = endpoint({
  method: 'POST',
  path,
  access: 'staff',
  summary: 'Replace a meter: final reading, removal, new meter and the wells of both, all or nothing',
  params,
  body: z.object({
    ...replacement.fields,
    /** Of the reading that the old meter has in that month, which the final reading takes the place of; null where it has none. */
    reading_version: optional(integer('Version of the Reading')),
  }),
  answer: meters.record,
  status: 201,
});

export const undoReplacement = endpoint({
  method: 'DELETE',
  path,
  access: 'staff',
  summary: 'Undo the replacement of a meter, unless later changes depend on it',
  params,
  answer: noAnswer,
  status: 204,
});

const chained_meter_ndx = key('Meter of the Chain', 'list-meters');

export const meterChain = view({
  path: 'ui-list-meter-chain',
  access: 'staff',
  summary: 'The chain of meters that replaced each other, oldest first',
  by: params,
  orderBy: ['joined_date nulls first', 'chained_meter_ndx'],
  row: {
    chained_meter_ndx,
    ...pick(meterFields, 'meter_id', 'is_active', 'joined_date', 'retired_date', 'meter_serial_number'),
    replaces_meter_ndx: optional(key('Replaces Meter', 'list-meters')),
    district_well_id: wellFields.district_well_id,
    dial: meterFields.dial,
    start_reading: dialNumber('First Reading'),
    last_reading: optional(dialNumber('Last Reading')),
    metered_gallons: meterFields.metered_gallons,
  },
});

export const readingsOfChain = view({
  path: 'ui-list-meter-chain-readings',
  access: 'staff',
  summary: 'The readings of a meter and of its predecessors and successors, newest first',
  by: params,
  orderBy: ['c_year desc', 'c_month desc', 'meter_id desc'],
  row: {
    meter_reading_ndx: rowKey,
    chained_meter_ndx,
    ...pick(meterFields, 'meter_id', 'fiscal_year', 'c_year', 'c_month', 'prev_meter_reading', 'meter_reading', 'dial'),
    adjustment: meterFields.adjustment,
    mr_adjustment_reason_desc: optional(text('Adjustment Reason')),
    calculated_gallons: meterFields.calculated_gallons,
    notes,
    version: kept.version,
  },
});

export const chainViews = [meterChain, readingsOfChain] as View[];
