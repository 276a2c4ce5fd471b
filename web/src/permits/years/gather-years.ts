import {
  permitAmendments,
  permitCorrections,
  permitMonths,
  permitYears,
  type PermitMonth,
} from '@artesian/contract/permits/permit-years';
import { certificates } from '@artesian/contract/permits/permits';
import type { z } from 'zod';
import { api } from '../../api.ts';
import { loadLogo, type Logo } from '../../ui/pdf/logos.ts';
import type { Settings } from '../../session/settings.tsx';
import { districtOf, type District } from '../../ui/pdf/district.ts';
import { linesOf, type YearLine } from './years-of-permit.ts';

/** All that the sheet of years says. */
export interface SheetOfYears {
  /** In ISO form. */
  asOf: string;
  district: District;
  logo: Logo;
  /** The permit as it is on that day. */
  head: z.output<typeof certificates.answer>[number];
  lines: readonly YearLine[];
  /** Of the years that have begun, with the months to come of the present one. */
  months: readonly PermitMonth[];
  amendments: readonly z.output<typeof permitAmendments.row>[];
  corrections: readonly z.output<typeof permitCorrections.row>[];
}

/** Everything anew, at one time. Throws in words where the permit is not there any more. */
export async function gatherYears(permit_ndx: number, settings: Settings, asOf: string): Promise<SheetOfYears> {
  const asked = { params: { permit_ndx } };
  const [years, months, amendments, corrections, [head], logo] = await Promise.all([
    api.view(permitYears, asked),
    api.view(permitMonths, asked),
    api.view(permitAmendments, asked),
    api.view(permitCorrections, asked),
    api.call(certificates, { body: { permitNdxArray: [permit_ndx], issued: asOf } }),
    loadLogo(settings.districtLogo),
  ]);
  if (!head) throw new Error('This permit was deleted.');
  const last = Math.max(...years.map(({ fiscal_year }) => fiscal_year));
  return {
    asOf,
    district: districtOf(settings),
    logo,
    head,
    lines: linesOf(years, months),
    months: months.filter(({ fiscal_year }) => fiscal_year <= last),
    amendments: amendments.filter(({ fiscal_year }) => fiscal_year <= last),
    corrections,
  };
}
