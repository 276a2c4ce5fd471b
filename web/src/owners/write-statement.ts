import { t } from '@artesian/domain/texts/translate';
import { volumeDigits, volumeUnit } from '@artesian/domain/volume-unit';
import type { StatementMonth } from '@artesian/contract/owners/submitted-readings';
import type { Paper } from '@artesian/contract/language/settings';
import { loadLogo } from '../ui/pdf/logos.ts';
import type { Settings } from '../session/settings.tsx';
import { longDate } from '../ui/dates.ts';
import { dayIn } from '../ui/district-day.ts';
import { districtOf } from '../ui/pdf/district.ts';
import { openLogo, writeLetterhead } from '../ui/pdf/letterhead.ts';
import { openPdf } from '../ui/pdf/open-pdf.ts';
import { left, paragraph, quietInk } from '../ui/pdf/sheet.ts';
import { writeTable } from '../ui/pdf/table.ts';
import { formatCell, type Column, isVolume, headerOf } from '../ui/table/column.ts';
import { monthInFull } from './own-readings.ts';
import { districtYear } from '../ui/district-year.ts';

export interface Statement {
  permit_number: string;
  permit_name: string | null;
  fiscal_year: number;
  /** Of the year, at least one. */
  months: readonly StatementMonth[];
  columns: readonly Column<StatementMonth>[];
}

/** The statement of a permit and year as a tagged PDF on the paper of the district. */
export async function printStatement(statement: Statement, settings: Settings): Promise<Blob> {
  const { districtLogo, paper, timeZone } = settings;
  return writeStatement(statement, {
    district: districtOf(settings),
    logo: await loadLogo(districtLogo),
    paper,
    today: dayIn(timeZone),
  });
}

interface Printing {
  district: ReturnType<typeof districtOf>;
  logo: Awaited<ReturnType<typeof loadLogo>>;
  paper: Paper;
  /** In ISO form. */
  today: string;
}

export async function writeStatement(statement: Statement, { district, logo, paper, today }: Printing): Promise<Blob> {
  const { permit_number, permit_name, fiscal_year, months, columns } = statement;
  const title = t('Statement of permit {permit_number}, fiscal year {fiscal_year}', { permit_number, fiscal_year });
  const { document, root, finish } = openPdf(title, district.name, paper, 'portrait');
  const sheet = { document, part: root, width: document.page.width - 2 * left };
  const [first, last] = [months[0]!, months.at(-1)!];
  writeLetterhead(sheet, district, openLogo(document, logo));
  paragraph(sheet, 'H1', title, { size: 16, isBold: true, above: 16 });
  if (permit_name) paragraph(sheet, 'P', permit_name, { size: 11, above: 4 });
  const period = t('{first} through {last}, as of {today}. Volumes in {words}.', {
    first: monthInFull(first),
    last: monthInFull(last),
    today: longDate(today),
    words: volumeUnit().words,
  });
  paragraph(sheet, 'P', period, { size: 10, above: 4 });
  document.y += 12;
  writeTable(sheet, {
    columns: columns.map((column) => (isVolume(column) ? column.header : headerOf(column))),
    rows: months.map((month) => columns.map((column) => formatCell(column, month) || '–')),
    size: 8.5,
  });
  paragraph(sheet, 'P', balanceOf(last, months.length), { size: 11, isBold: true, above: 14 });
  paragraph(sheet, 'P', explained(), { size: 9, color: quietInk, above: 8 });
  return new Blob([await finish(`${district.name} · ${title}`)], { type: 'application/pdf' });
}

const explained = () =>
  t('The month’s limit is the permitted volume after drought reduction. Fiscal years run from {days}.', {
    days: districtYear().inDays,
  });

function balanceOf({ allowed_gal, used_gal }: StatementMonth, months: number): string {
  const time = months === 12 ? t('In the year') : t('So far');
  const inWords = (gallons: number) => `${volumeDigits(gallons)} ${volumeUnit().words}`;
  if (allowed_gal === null)
    return t('{time}: {used_gal} used. The allowed volume is unknown.', { time, used_gal: inWords(used_gal) });
  const left_gal = allowed_gal - used_gal;
  const rest =
    left_gal < 0
      ? t('{volume} more than allowed', { volume: inWords(-left_gal) })
      : t('{volume} left', { volume: inWords(left_gal) });
  return t('{time}: {allowed} allowed, {used} used, {rest}.', {
    time,
    allowed: inWords(allowed_gal),
    used: inWords(used_gal),
    rest,
  });
}
