import { volumeDigits, volumeUnit } from '@artesian/domain/volume-unit';
import type { PermitMonth } from '@artesian/contract/permits/permit-years';
import type { Paper } from '@artesian/contract/language/settings';
import { localDay, longDate, formatMonth, monthName } from '../../ui/dates.ts';
import { openLogo, writeLetterhead } from '../../ui/pdf/letterhead.ts';
import { margin, openPdf, printable } from '../../ui/pdf/open-pdf.ts';
import { keepTogether, left, paragraph, quietInk, type Sheet } from '../../ui/pdf/sheet.ts';
import { heightOfTable, writeTable } from '../../ui/pdf/table.ts';
import { headerOf, formatCell, isVolume } from '../../ui/table/column.ts';
import type { SheetOfYears } from './gather-years.ts';
import { aboutFigures, headLines } from './head-lines.ts';
import { columnsOfYears } from './year-columns.ts';
import { districtYear } from '../../ui/district-year.ts';

/** The years of a permit as a tagged PDF: a line a year, months by years, and what was amended and corrected. */
export async function writeYears(sheetOfYears: SheetOfYears, paper: Paper): Promise<Blob> {
  const { head, district, logo, asOf } = sheetOfYears;
  const { document, root, finish } = openPdf(`Years of permit ${head.permit_number}`, district.name, paper);
  const part = document.struct('Sect', { title: printable(head.permit_number) });
  root.add(part);
  const sheet = { document, part, width: document.page.width - 2 * left };
  writeLetterhead(sheet, district, openLogo(document, logo));
  writeHead(sheet, sheetOfYears);
  writeYearTable(sheet, sheetOfYears);
  writeMonths(sheet, 'Pumped by month', sheetOfYears, ({ metered_gal, is_to_come }) =>
    is_to_come ? null : metered_gal,
  );
  writeMonths(sheet, 'Allowed by month', sheetOfYears, ({ reduced_gal }) => reduced_gal);
  writeAmendments(sheet, sheetOfYears);
  writeCorrections(sheet, sheetOfYears);
  part.end();
  const footer = `${district.name} · Years of permit ${head.permit_number} · as of ${longDate(asOf)}`;
  return new Blob([await finish(footer)], { type: 'application/pdf' });
}

const NONE = '–';

function writeHead(sheet: Sheet, { head, asOf }: SheetOfYears) {
  paragraph(sheet, 'H1', `Permit ${head.permit_number}: fiscal years`, { size: 17, isBold: true, above: 14 });
  for (const line of headLines(head)) paragraph(sheet, 'P', line, { size: 10, above: 3 });
  paragraph(sheet, 'P', aboutFigures(asOf), { size: 10, isBold: true, above: 6 });
}

function writeYearTable(sheet: Sheet, { lines }: SheetOfYears) {
  heading(sheet, 'Fiscal years');
  const columns = columnsOfYears(lines);
  writeTable(sheet, {
    columns: columns.map((column) => (isVolume(column) ? column.header : headerOf(column))),
    rows: lines.map((line) => columns.map((column) => formatCell(column, line) || NONE)),
    size: 8,
    isSum: (row) => lines[row]!.kind === 'sum',
  });
  quiet(
    sheet,
    'Allowed is the permitted volume after drought reductions. Exceedance is pumpage above it, before unused volume of other permits in the group is applied. Amendments are approved ones that take effect in the year; corrections changed its months afterwards; late readings are readings of its meters that were due and are not there.',
  );
}

function writeMonths(
  sheet: Sheet,
  title: string,
  { months }: SheetOfYears,
  gallonsOf: (month: PermitMonth) => number | null,
) {
  const order = districtYear().months;
  const years = [...new Set(months.map(({ fiscal_year }) => fiscal_year))];
  const table = {
    columns: ['Year', ...order.map((month) => monthName(month).slice(0, 3)), 'Total'],
    rows: years.map((year) => {
      const ofYear = months.filter(({ fiscal_year }) => fiscal_year === year);
      const gallons = order.map((c_month) => {
        const month = ofYear.find((one) => one.c_month === c_month);
        return month ? gallonsOf(month) : null;
      });
      const known = gallons.filter((one) => one !== null);
      const total = known.reduce((sum, one) => sum + one, 0);
      return [String(year), ...gallons.map(inDigits), inDigits(total)];
    }),
    widths: [0.7, ...order.map(() => 1), 1.15],
    size: 7.5,
  };
  heading(sheet, title, heightOfTable(sheet, table));
  writeTable(sheet, table);
}

const inDigits = (gallons: number | null) => (gallons === null ? NONE : volumeDigits(gallons));

function writeAmendments(sheet: Sheet, { amendments }: SheetOfYears) {
  heading(sheet, 'Amendments');
  if (amendments.length === 0) return quiet(sheet, 'No amendments took effect in these years.');
  writeTable(sheet, {
    columns: [
      'Fiscal Year',
      'Amendment',
      'Effective',
      'Counts From',
      'Approved',
      `Volume Change (${volumeUnit().symbol})`,
    ],
    rows: amendments.map((one) => [
      String(one.fiscal_year),
      one.pamend_type_desc ?? NONE,
      longDate(one.effective_date),
      formatMonth(one.counts_from),
      longDate(one.approval_date),
      change(one.change_gal),
    ]),
    size: 8.5,
  });
}

function writeCorrections(sheet: Sheet, { corrections }: SheetOfYears) {
  heading(sheet, 'Corrections');
  if (corrections.length === 0) return quiet(sheet, 'No months of these years were corrected.');
  writeTable(sheet, {
    columns: ['Fiscal Year', 'Corrected', 'By', 'Reason', 'Months', 'Permitted', 'Allowed', 'Pumped'],
    rows: corrections.map((one) => [
      String(one.fiscal_year),
      localDay(one.corrected_at),
      one.corrected_by_name,
      one.reason,
      span(one.first_month, one.last_month),
      change(one.permitted_change_gal),
      change(one.reduced_change_gal),
      change(one.metered_change_gal),
    ]),
    size: 8.5,
  });
}

const change = (gallons: number | null) =>
  gallons === null ? NONE : `${gallons > 0 ? '+' : ''}${volumeDigits(gallons)}`;
const span = (first: string, last: string) =>
  first === last ? formatMonth(first) : `${formatMonth(first)} to ${formatMonth(last)}`;

/** With what it heads on one page, where that is no longer than a page. */
function heading(sheet: Sheet, title: string, height = 60) {
  const { page } = sheet.document;
  keepTogether(sheet.document, Math.min(height + 40, page.height - 2 * margin));
  paragraph(sheet, 'H2', title, { size: 12, isBold: true, above: 16 });
  sheet.document.y += 5;
}

const quiet = (sheet: Sheet, text: string) => paragraph(sheet, 'P', text, { size: 8.5, color: quietInk, above: 5 });
