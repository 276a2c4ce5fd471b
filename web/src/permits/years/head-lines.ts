import { volumeUnit } from '@artesian/domain/volume-unit';
import { longDate } from '../../ui/dates.ts';
import type { SheetOfYears } from './gather-years.ts';
import { districtYear } from '../../ui/district-year.ts';

/** Who holds the permit, and what it is for. */
export const headLines = (head: SheetOfYears['head']): string[] => [
  [head.owner_name ?? 'No permittee', head.permit_group_name && `Permit group ${head.permit_group_name}`]
    .filter((one) => one)
    .join(' · '),
  [
    head.certificate_title,
    head.aquifer_group_name && `${head.aquifer_group_name} aquifer group`,
    [head.primary_use_desc, head.secondary_use_desc].filter((one) => one).join(', '),
    head.ended_date === null
      ? `since ${longDate(head.start_date)}`
      : `${longDate(head.start_date)} to ${longDate(head.ended_date)}`,
  ]
    .filter((one) => one)
    .join(' · '),
];

/** What is to be known of all figures of the sheet. */
export const aboutFigures = (asOf: string) =>
  `As of ${longDate(asOf)}. Volumes in ${volumeUnit().words}. Fiscal years run from ${districtYear().inDays}.`;
