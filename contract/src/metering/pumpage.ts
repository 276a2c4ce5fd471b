import { z } from 'zod';
import { gallons, list, optional, text } from '../language/fields.ts';
import { view, type View } from '../language/view.ts';
import { permitFields } from '../permits/fields.ts';
import { wellFields, wellWords } from '../wells/fields.ts';
import { meterFields } from './fields.ts';

/** Null where nothing was read. */
const ofMonth = (label: string) => optional(gallons(label));

/** What was pumped from a well in a year, a column for each month. */
const pumpage = {
  district_well_id: wellFields.district_well_id,
  january: ofMonth('January'),
  february: ofMonth('February'),
  march: ofMonth('March'),
  april: ofMonth('April'),
  may: ofMonth('May'),
  june: ofMonth('June'),
  july: ofMonth('July'),
  august: ofMonth('August'),
  september: ofMonth('September'),
  october: ofMonth('October'),
  november: ofMonth('November'),
  december: ofMonth('December'),
  tot_gallons: gallons('Total'),
  aquifer_group_name: permitFields.aquifer_group_name,
  mgmtzone_name: wellWords.management_zone,
  permit_type_group: optional(text('Permit Type')),
  permit_use: list('Permit Use', z.string()),
  permit_status: permitFields.permit_status_desc,
  permittee_info: optional(text('Permittee')),
};

export const pumpageByCalendarYear = view({
  path: 'ui-cq-pumpage-calendar-crosstab',
  access: 'staff',
  summary: 'Pumpage of each well by calendar year',
  orderBy: ['district_well_id', 'c_year'],
  asTable: true,
  narrowedBy: 'c_year',
  row: { ...pumpage, c_year: meterFields.c_year },
});

export const pumpageByFiscalYear = view({
  path: 'ui-cq-pumpage-fiscal-crosstab',
  access: 'staff',
  summary: 'Pumpage of each well by fiscal year',
  orderBy: ['district_well_id', 'fiscal_year'],
  asTable: true,
  narrowedBy: 'fiscal_year',
  row: { ...pumpage, fiscal_year: meterFields.fiscal_year },
});

export const pumpageViews = [pumpageByCalendarYear, pumpageByFiscalYear] as View[];
