import { EMPTY } from '../ui/table/filter/filter.ts';
import { choiceText } from '../ui/table/filter/choice-list.ts';
import type { Filter } from '../ui/MultiSelect.tsx';
import { NOT_SET } from './filters.ts';

/** A list with its filters in the address, so that it can be shared. */
export interface ListLink {
  to: string;
  search: Record<string, string | number>;
}

export const PERMITS = '/data-management/permit-records/permits-management';
export const ACREAGE = '/data-management/permit-records/permit-acreage';
export const RENEWALS = '/data-management/permit-records/permit-renewals';
export const METERS = '/data-management/meter-readings/add-manage-meters';
export const SENT_IN = '/data-management/meter-readings/sent-in';
export const CLAIMS = '/data-management/well-owners/claims';
export const WELLS = '/data-management/wells/wells-management';
export const STAGES = '/drought-management/drought-stage';
export const UNDER_NO_PERMIT = '/reports-and-analysis/water-under-no-permit';
export const UPLOADS = '/data-management/wells/upload-logger-data';
export const REGISTRATIONS = '/data-management/wells/validate-registration-submissions';

/** The permits that count in a fiscal year, those that have ended since among them; `choices` by column. */
export const permitsOfYear = (fiscal_year: number, choices: Record<string, readonly string[]>): ListLink => ({
  to: PERMITS,
  search: {
    'filter.is_terminated': '',
    'filter.fiscal_years': fiscal_year,
    ...choiceFilters(choices),
  },
});

export const permitsOfGroup = (grouping_name: string): ListLink => ({
  to: PERMITS,
  search: { 'filter.is_terminated': '', ...choiceFilters({ grouping_name: [grouping_name] }) },
});

export const permitNumbered = (permit_number: string): ListLink => ({
  to: PERMITS,
  search: { 'filter.is_terminated': '', 'filter.permit_number': permit_number },
});

export const meterNamed = (meter_id: string): ListLink => ({ to: METERS, search: { 'filter.meter_id': meter_id } });

/** Wells and months that are narrowed to those of a year or of a well. */
export const waterUnderNoPermitOf = (narrowed: { fiscal_year?: number; district_well_id?: string }): ListLink => ({
  to: UNDER_NO_PERMIT,
  search: Object.fromEntries(Object.entries(narrowed).map(([column, value]) => [`filter.${column}`, value])),
});

export const renewalsOf = (fiscal_year: number): ListLink => ({ to: RENEWALS, search: { fiscal_year } });

export const registrationTo = (reg_ndx: number): ListLink => ({ to: `${REGISTRATIONS}/${reg_ndx}`, search: {} });

/** Published wells that are not exempt. */
export const wellsOfUse = (primary_use: string, choices: Record<string, readonly string[]>): ListLink => ({
  to: WELLS,
  search: { 'filter.is_non_exempt': 'yes', ...choiceFilters({ primary_use: [primary_use], ...choices }) },
});

/** What a filter leaves, by the column that it narrows; nothing where it leaves everything. */
export const narrowedBy = (column: string, { isAll, chosen }: Filter): Record<string, readonly string[]> =>
  isAll ? {} : { [column]: chosen };

const choiceFilters = (choices: Record<string, readonly string[]>) =>
  Object.fromEntries(
    Object.entries(choices).map(([column, values]) => [`filter.${column}`, values.map(written).join('|')]),
  );

const written = (value: string) => (value === NOT_SET ? EMPTY : choiceText(value));
