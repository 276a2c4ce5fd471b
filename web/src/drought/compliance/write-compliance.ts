import { volumeDigits, volumeUnit } from '@artesian/domain/volume-unit';
import type { ComplianceFilters, ComplianceRow } from '@artesian/contract/drought/drought';
import type { Paper } from '@artesian/contract/language/settings';
import { isoMonth } from '@artesian/domain/month';
import type { Logo } from '../../ui/pdf/logos.ts';
import type { PumpedMonth } from '../../under-no-permit/watered-years.ts';
import { longDate, formatMonth } from '../../ui/dates.ts';
import type { District } from '../../ui/pdf/district.ts';
import { openLogo, writeLetterhead } from '../../ui/pdf/letterhead.ts';
import { openPdf } from '../../ui/pdf/open-pdf.ts';
import { left, paragraph } from '../../ui/pdf/sheet.ts';
import { writeTable } from '../../ui/pdf/table.ts';
import { headerOf, formatCell, isVolume } from '../../ui/table/column.ts';
import { complianceColumns } from './compliance-columns.tsx';
import type { ReportLists } from './report-address.ts';

export interface CompliancePaper {
  rows: readonly ComplianceRow[];
  filters: ComplianceFilters;
  lists: ReportLists;
  /** What was pumped in the months of the period, under no permit too. */
  months: readonly PumpedMonth[];
  district: District;
  logo: Logo;
  paper: Paper;
  /** In ISO form. */
  today: string;
}

/** What fits across a page; the workbook holds the others. */
const printedColumns = [
  'grouping_name',
  'mo',
  'pct_of_month',
  'mo_metered_gallons',
  'mo_reduced_target',
  'pct_of_reduced_annual',
  'ytd_metered_gal',
  'reduced_permitted_gal',
  'drought_stage',
];

const TITLE = 'Drought Compliance Report';
const NONE = '–';

/** The report with all of its rows as a tagged PDF on the paper of the district. */
export async function writeCompliance(printed: CompliancePaper): Promise<Blob> {
  const { rows, filters, lists, months, district, logo, paper, today } = printed;
  const { document, root, finish } = openPdf(TITLE, district.name, paper);
  const sheet = { document, part: root, width: document.page.width - 2 * left };
  const columns = complianceColumns.filter(({ id }) => printedColumns.includes(id));
  writeLetterhead(sheet, district, openLogo(document, logo));
  paragraph(sheet, 'H1', TITLE, { size: 17, isBold: true, above: 14 });
  paragraph(sheet, 'P', `${periodOf(filters, lists)}, as of ${longDate(today)}. Volumes in ${volumeUnit().words}.`, {
    size: 10,
    above: 4,
  });
  document.y += 10;
  const total = columns.map(({ total: kind, value }, place) => {
    if (place === 0) return 'Total';
    return kind === 'sum' ? inDigits(rows.reduce((sum, row) => sum + Number(value(row) ?? 0), 0)) : '';
  });
  writeTable(sheet, {
    columns: columns.map((column) => (isVolume(column) ? column.header : headerOf(column))),
    rows: [
      ...rows.map((row) =>
        columns.map((column) => (column.id === 'mo' ? formatMonth(row.mo) : formatCell(column, row) || NONE)),
      ),
      total,
    ],
    size: 8,
    isSum: (row) => row === rows.length,
  });
  paragraph(sheet, 'P', underNoPermit(months), { size: 10, isBold: true, above: 12 });
  return new Blob([await finish(`${district.name} · ${TITLE} · as of ${longDate(today)}`)], {
    type: 'application/pdf',
  });
}

const inDigits = volumeDigits;
const inWords = (gallons: number) => `${volumeDigits(gallons)} ${volumeUnit().words}`;

function periodOf(filters: ComplianceFilters, lists: ReportLists): string {
  const { start_cal_year, start_cal_month, end_cal_year, end_cal_month, tiers, aq_group_names, is_overpumped } =
    filters;
  const [first, last] = [
    isoMonth({ year: start_cal_year, month: start_cal_month }),
    isoMonth({ year: end_cal_year, month: end_cal_month }),
  ];
  const chosenTiers = lists.tiers.filter(({ value }) => tiers.includes(value)).map(({ label }) => label);
  const groups = is_overpumped ? 'overpumped groups only' : 'all groups';
  return [
    `${formatMonth(first)} to ${formatMonth(last)}`,
    chosenOf('tiers', chosenTiers, lists.tiers),
    chosenOf('aquifers', aq_group_names, lists.aquifers),
    groups,
  ].join(', ');
}

const chosenOf = (many: string, chosen: readonly string[], all: readonly unknown[]): string =>
  chosen.length === all.length ? `all ${many}` : `${many}: ${chosen.join(', ')}`;

function underNoPermit(months: readonly PumpedMonth[]): string {
  const [none, permits] = (['no_permit_gallons', 'permits_gallons'] as const).map((of) =>
    months.reduce((sum, month) => sum + month[of], 0),
  ) as [number, number];
  return none === 0
    ? 'No water was pumped under no permit in this period.'
    : `Under no permit, all tiers and aquifers: ${inWords(none)}. With ${inWords(permits)} under permits, ${inDigits(none + permits)} were pumped in total.`;
}
