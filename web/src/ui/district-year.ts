import { DistrictYear, type YearNamedFor } from '@artesian/domain/fiscal-year';

let known = new DistrictYear();

/** All screens and papers go by the fiscal years of the district; by those of the specification until the settings say which these are. */
export function setDistrictYear(firstMonth: number, namedFor: YearNamedFor) {
  known = new DistrictYear(firstMonth, namedFor);
}

/** Asked for when it is needed, never kept: the settings may come later. */
export const districtYear = (): DistrictYear => known;
