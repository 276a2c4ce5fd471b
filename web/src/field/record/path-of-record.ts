export const RECORDS = '/api/field-services/well-actions/well-record';

/** Where the full record of a well is asked for and changed, by its District Well Id. */
export const pathOfRecord = (districtId: string): string => `${RECORDS}/${encodeURIComponent(districtId)}`;
