import { carriedInspections, carriedRecords } from '@artesian/contract/field/carry';
import type { View } from '@artesian/contract/language/view';
import { pathOfInspections } from '../inspections/path-of-inspections.ts';
import { pathOfRecord } from '../record/path-of-record.ts';

/** A list of all wells that a device keeps well by well: each part as if it had been asked for alone. */
export interface ListInParts {
  list: View;
  /** The column that names the well. */
  by: string;
  /** Where the part of one well is asked for. */
  pathOf: (well: string) => string;
  /** Whether a part is all the rows of a well; else it is the one row. */
  isMany: boolean;
}

export const recordsInParts: ListInParts = {
  list: carriedRecords,
  by: 'district_well_id',
  pathOf: pathOfRecord,
  isMany: false,
};

export const inspectionsInParts: ListInParts = {
  list: carriedInspections,
  by: 'well_ndx',
  pathOf: pathOfInspections,
  isMany: true,
};

export const listsInParts = [recordsInParts, inspectionsInParts];
