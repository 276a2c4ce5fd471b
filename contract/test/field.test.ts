import { describe, expect, it } from 'vitest';
import { dueKindLabels, dueKinds } from '../src/field/carry.ts';
import { inspectionChecklist, inspectionForm } from '../src/field/inspections.ts';
import { depthOfEntry_ft } from '../src/field/water-levels.ts';
import { problemsOfResults } from '../src/field/water-quality.ts';
import { wellRecord, wellRecordForm, wellRecordSteps } from '../src/field/well-record.ts';
import { metaOf } from '../src/language/register.ts';

describe('the record of a well in the field', () => {
  it('has each field that is entered in one of its nine steps, and each that is only read in its answer', () => {
    expect(wellRecordSteps).toHaveLength(9);
    expect(wellRecordSteps.flatMap(({ fields }) => fields)).toEqual(Object.keys(wellRecordForm.fields));
    const read = wellRecordSteps.flatMap((step): readonly string[] => step.read);
    expect(read.filter((name) => !(name in wellRecord.row.shape))).toEqual([]);
  });
});

it('a visit has the nine items of the specification to look at, in their words', () => {
  expect(inspectionChecklist.map((name) => metaOf(inspectionForm, name).label)).toEqual([
    'Contact Information',
    'Location',
    'Use',
    'Setbacks',
    'Meter',
    'Equipment',
    'Treatment',
    'Surface Completion',
    'Classification',
  ]);
});

it.each([
  [
    [{ parameter_ndx: 1, is_nondetect: true }],
    '0.result_value',
    'Enter detection limit as a value if result is a non-detect.',
  ],
  [[{ parameter_ndx: 1 }, { parameter_ndx: 2 }], '', 'Enter at least one result.'],
  [[{ parameter_ndx: 1, result_value: 1 }, { parameter_ndx: 1 }], '1.parameter_ndx', 'This parameter is listed twice.'],
])('the results %j of a sample are refused', (results, field, message) => {
  expect(problemsOfResults(results)).toEqual([{ field, message }]);
});

it('says the depth of a level while it is typed, once there is one', () => {
  expect(depthOfEntry_ft({ wl_meas_val_ft: null })).toBeUndefined();
  expect(depthOfEntry_ft({ wl_meas_val_ft: 215.63, wl_meas_point_height_in: 18 })).toBe(214.13);
});

it('has words for whatever may be due', () => {
  expect(Object.keys(dueKindLabels)).toEqual([...dueKinds]);
});
