import { volumeDigits, volumeUnit, volumeUnits } from '@artesian/domain/volume-unit';
import type { certificates } from '@artesian/contract/permits/permits';
import { gallonsToAcreFeet } from '@artesian/domain/units';
import type { z } from 'zod';
import { longDate } from '../../ui/dates.ts';
import type { District } from '../../ui/pdf/district.ts';
import { openLogo, writeLetterhead, type Picture } from '../../ui/pdf/letterhead.ts';
import { asArtifact, openPdf, printable, type Paper, type Pdf } from '../../ui/pdf/open-pdf.ts';
import {
  ink,
  keepTogether,
  left,
  paragraph,
  quietInk,
  rule,
  write,
  writeLines,
  type Sheet,
} from '../../ui/pdf/sheet.ts';
import { writeTable } from '../../ui/pdf/table.ts';
import { formatNumber } from '../../ui/table/column.ts';
import type { Logo } from '../../ui/pdf/logos.ts';
import { formatMonth, monthOfRow } from '../../ui/dates.ts';
import { expiryOf } from './certificate-days.ts';
import type { Conditions } from './read-conditions.ts';
import { districtYear } from '../../ui/district-year.ts';

export type Certificate = z.output<typeof certificates.answer>[number];

export interface Issuing {
  paper: Paper;
  district: District;
  /** Of the district; what is no picture is left out. */
  logo: Logo;
  /** Name and title; null for a line of the General Manager. */
  signer: string | null;
  conditions: (certificate: Certificate) => Conditions;
  /** Days in ISO form. */
  issued: string;
  today: string;
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
}

const alarm = '#9a1c1c';

const labelWidth = 150;
const gap = 16;

/**
 * The certificates in one tagged PDF, each with the conditions on a page of its own and numbered by itself. Between two of them comes what
 * the person does meanwhile. Throws when it is called off.
 */
export async function writeCertificates(all: readonly Certificate[], issuing: Issuing) {
  const { paper, district, onProgress, signal } = issuing;
  const pdf = openPdf(titleOf(all), district.name, paper, 'portrait');
  const logo = openLogo(pdf.document, issuing.logo);
  for (const [index, certificate] of all.entries()) {
    signal?.throwIfAborted();
    if (index > 0) pdf.document.addPage();
    writeCertificate(pdf, certificate, issuing, logo);
    onProgress?.(index + 1);
    await new Promise((resolve) => setTimeout(resolve));
  }
  signal?.throwIfAborted();
  return pdf.finish('');
}

const titleOf = (all: readonly Certificate[]): string =>
  all.length === 1 ? `Permit certificate ${all[0]!.permit_number}` : `${all.length} permit certificates`;

function writeCertificate(
  { document, root, endPart }: Pdf,
  certificate: Certificate,
  issuing: Issuing,
  logo: Picture | undefined,
) {
  const number = printable(certificate.permit_number);
  const part = document.struct('Sect', { title: number });
  root.add(part);
  document.outline.addItem(number);
  const sheet = { document, part, width: document.page.width - 2 * left };
  writeLetterhead(sheet, issuing.district, logo, true);
  writeHeader(sheet, certificate, issuing);
  writeGrid(sheet, fieldsOf(certificate));
  writeDays(sheet, certificate, issuing);
  writeSignature(sheet, issuing);
  document.addPage();
  writeVolumes(sheet, certificate);
  document.addPage();
  writeConditions(sheet, issuing.conditions(certificate));
  part.end();
  endPart(`${issuing.district.name} · Permit ${certificate.permit_number}`);
}

function writeHeader(sheet: Sheet, { certificate_title, ended_date }: Certificate, { today }: Issuing) {
  const { document } = sheet;
  document.y += 16;
  paragraph(sheet, 'H1', certificate_title, { size: 21, isBold: true, align: 'center' });
  document.y += 14;
  if (!hasEnded(ended_date, today)) return;
  const words = `Not in force: this permit ended on ${longDate(ended_date!)}.\nPrinted for the record, it gives no right to pump.`;
  paragraph(sheet, 'P', words, { size: 11, isBold: true, color: alarm, align: 'center' });
  document.y += 12;
}

const hasEnded = (ended: string | null, today: string) => ended !== null && ended < today;

/** The conditions refer to what is named so, and to nothing else. */
export const fieldsOf = (certificate: Certificate): [label: string, value: string | null][] => [
  ['Permit number', certificate.permit_number],
  ['Permittee', certificate.owner_name],
  ['Permit group', certificate.permit_group_name],
  ['Address', lines(certificate.owner_address_line_1, certificate.owner_address_line_2)],
  ['Uses', lines(certificate.primary_use_desc, certificate.secondary_use_desc)],
  ['Aquifer group', certificate.aquifer_group_name],
  ['Management zone', certificate.mgmt_zone],
  ['Number of wells', formatNumber(certificate.well_count, {})],
  ['Wells', certificate.well_list],
  ['Authorized volume', formatAYear(certificate.authorized_volume_gal)],
  ['Volume of the fiscal year', volumeOfYear(certificate)],
  ['Term', formatTerm(certificate)],
  ['Special provisions', certificate.special_provisions],
];

export const UNDER_STAGES = 'Volumes under drought stages';

/** What all months of the certificate's fiscal year allow without drought; null where one of them is not known. */
export const yearVolumeOf = ({ months }: Certificate): number | null =>
  months.length === 0 ? null : totalOf(months.map(({ permitted_gal }) => permitted_gal));

function volumeOfYear(certificate: Certificate): string {
  const gallons = yearVolumeOf(certificate);
  const year = districtYear().spanOf(certificate.fiscal_year);
  return gallons === null
    ? `Unknown, ${year}`
    : `${volumeDigits(gallons)} ${volumeUnit().words}, ${year}: the sum of its months under “${UNDER_STAGES}”`;
}

const formatTerm = ({ start_date, ended_date }: Certificate) =>
  ended_date === null
    ? `From ${longDate(start_date)}, no end is set`
    : `From ${longDate(start_date)} to ${longDate(ended_date)}`;

/** Null where one of them is not known. */
const totalOf = (gallons: readonly (number | null)[]): number | null =>
  gallons.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);

/** Without drought and under each stage. */
const volumesOf = ({ permitted_gal, stages }: Certificate['months'][number]): (number | null)[] => [
  permitted_gal,
  ...stages.map(({ left_gal }) => left_gal),
];

/** Columns of more stages are narrow. */
const MOST_AT_FULL_SIZE = 5;

/** What each month allows, without drought and under each stage, and what that is of the year in percent. */
function writeVolumes(sheet: Sheet, { months, fiscal_year }: Certificate) {
  paragraph(sheet, 'H2', UNDER_STAGES, { size: 14, isBold: true });
  const words = `${initial(volumeUnit().words)} in the months of fiscal year ${fiscal_year}, by the stage in force in each. Permitted is the volume while no stage reduces it.`;
  paragraph(sheet, 'P', words, { size: 10, above: 3 });
  sheet.document.y += 8;
  if (months.length === 0) {
    paragraph(sheet, 'P', 'The months of this fiscal year are not available yet.', { size: 10 });
    return;
  }
  const inDigits = (gallons: number | null) => (gallons === null ? 'Not known' : volumeDigits(gallons));
  const names = months[0]!.stages.map(({ drought_stage_name }) => drought_stage_name);
  const totals = volumesOf(months[0]!).map((_volume, column) =>
    totalOf(months.map((month) => volumesOf(month)[column]!)),
  );
  const percent = totals.map((total) =>
    total === null || !totals[0] ? 'None' : formatNumber((total / totals[0]) * 100, { decimals: 2 }),
  );
  writeTable(sheet, {
    columns: ['Month', 'Permitted', ...names],
    rows: [
      ...months.map((month) => [formatMonth(monthOfRow(month)), ...volumesOf(month).map(inDigits)]),
      ['Year', ...totals.map(inDigits)],
      ['% of permitted', ...percent],
    ],
    widths: [1.3, 1, ...names.map(() => 1)],
    size: names.length > MOST_AT_FULL_SIZE ? 7.5 : 9.5,
    isSum: (row) => row >= months.length,
  });
}

const lines = (...all: (string | null)[]) => all.filter((line) => line).join('\n') || null;

const initial = (words: string) => words[0]!.toUpperCase() + words.slice(1);

/** In the unit of the district, and in the one that the State counts in. */
function formatAYear(gallons: number): string {
  const volume = `${volumeDigits(gallons)} ${volumeUnit().words} a year`;
  if (volumeUnit() === volumeUnits.ACRE_FEET) return volume;
  return `${volume} (${formatNumber(gallonsToAcreFeet(gallons), { decimals: 2 })} acre-feet)`;
}

function writeGrid(sheet: Sheet, fields: readonly [string, string | null][]) {
  const { document, part } = sheet;
  const table = document.struct('Table');
  part.add(table);
  for (const [label, value] of fields) {
    keepTogether(document, 44);
    rule(sheet, document.y);
    const [page, top] = [document.page, document.y + 8];
    const row = document.struct('TR');
    table.add(row);
    row.add(
      document.struct('TH', rowHeader, [() => write(document, label, left, top, { width: labelWidth, isBold: true })]),
    );
    const x = left + labelWidth + gap;
    const bottom = document.y;
    const style = { width: sheet.width - labelWidth - gap, size: 11 };
    row.add(document.struct('TD', {}, [() => writeLines(document, value ?? 'None', x, top, style)]));
    row.end();
    // What ran over its page ends where it ends; a short value leaves room for its label.
    document.y = (document.page === page ? Math.max(document.y, bottom) : document.y) + 8;
  }
  table.end();
  rule(sheet, document.y);
}

/** Its types do not know what a heading of a table is for. */
const rowHeader = { scope: 'Row' } as PDFKit.Mixins.StructureElementOptions;

function writeDays(sheet: Sheet, { ended_date }: Certificate, { issued, today }: Issuing) {
  const { document } = sheet;
  keepTogether(document, 44);
  document.y += 18;
  paragraph(sheet, 'P', `Issued ${longDate(issued)}`, { size: 11.5 });
  if (hasEnded(ended_date, today)) return;
  const last = [ended_date, expiryOf(issued)].filter((day) => day !== null).toSorted()[0]!;
  paragraph(sheet, 'P', `This permit expires on ${longDate(last)}.`, { size: 11.5, isBold: true, above: 4 });
}

const signatureHeight = 120;
const lineOfSignature = 250;

function writeSignature(sheet: Sheet, { district, today, signer }: Issuing) {
  const { document } = sheet;
  keepTogether(document, signatureHeight);
  const top = document.y + 52;
  asArtifact(document, 'Layout', () => {
    document
      .lineWidth(0.8)
      .moveTo(left, top)
      .lineTo(left + lineOfSignature, top)
      .stroke(ink);
  });
  document.y = top + 5;
  paragraph(sheet, 'P', signer ?? 'General Manager', { size: 10.5, isBold: true });
  paragraph(sheet, 'P', district.name, { size: 9.5, color: quietInk, above: 1 });
  paragraph(sheet, 'P', `Printed on ${longDate(today)}`, { size: 9, color: quietInk, above: 14 });
}

const markWidth = 26;

function writeConditions(sheet: Sheet, { title, lines: all }: Conditions) {
  const { document, part } = sheet;
  paragraph(sheet, 'H2', title, { size: 14, isBold: true });
  document.y += 6;
  let list: PDFKit.PDFStructureElement | undefined;
  for (const { mark, text } of all) {
    keepTogether(document, 26);
    if (mark === undefined) {
      list = undefined;
      paragraph(sheet, 'P', text, { size: 10, above: 3 });
      continue;
    }
    if (!list) {
      list = document.struct('L');
      part.add(list);
    }
    const item = document.struct('LI');
    list.add(item);
    const top = document.y + 4;
    const style = { width: markWidth, size: 10 };
    item.add(document.struct('Lbl', {}, [() => write(document, mark, left, top, style)]));
    item.add(
      document.struct('LBody', {}, [
        () => write(document, text, left + markWidth, top, { ...style, width: sheet.width - markWidth }),
      ]),
    );
  }
}
