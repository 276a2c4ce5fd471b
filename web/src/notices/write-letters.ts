import { isNumberCell, type LetterBody, type LetterTable, type WrittenLetter } from '@artesian/contract/notices/letter';
import type { Paper } from '@artesian/contract/language/settings';
import { longDate } from '../ui/dates.ts';
import { margin, openPdf, printable, type Pdf } from '../ui/pdf/open-pdf.ts';
import { keepTogether, left, paragraph, quietInk, rule, write, type Sheet } from '../ui/pdf/sheet.ts';

export type LetterToPrint = Omit<WrittenLetter, 'letter_ndx'>;

export interface Printing {
  district: { name: string; address: string | null; phone: string | null };
  paper: Paper;
  /** In ISO form. */
  today: string;
}

/** Letters in one tagged PDF on the paper of the district, each on pages of its own that are numbered by themselves. */
export async function writeLetters(letters: readonly LetterToPrint[], printing: Printing): Promise<Blob> {
  const pdf = openPdf(
    `${letters.length} letters of the ${printing.district.name}`,
    printing.district.name,
    printing.paper,
    'portrait',
  );
  for (const [place, letter] of letters.entries()) {
    if (place > 0) pdf.document.addPage();
    writeLetter(pdf, letter, printing);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return new Blob([await pdf.finish('')], { type: 'application/pdf' });
}

function writeLetter({ document, root, endPart }: Pdf, letter: LetterToPrint, { district, today }: Printing) {
  const part = document.struct('Sect', { title: printable(letter.addressee) });
  root.add(part);
  document.outline.addItem(printable(letter.addressee));
  const sheet = { document, part, width: document.page.width - 2 * left };
  const reach = [district.address, district.phone && `Telephone ${district.phone}`].filter((way) => way);
  document.y = margin + 8;
  paragraph(sheet, 'P', district.name, { size: 14, isBold: true });
  if (reach.length > 0) paragraph(sheet, 'P', reach.join(' · '), { size: 9.5, color: quietInk, above: 3 });
  rule(sheet, document.y + 8);
  paragraph(sheet, 'P', longDate(today), { above: 24 });
  paragraph(sheet, 'P', addressOf(letter), { size: 11, above: 18 });
  paragraph(sheet, 'H1', letter.subject, { size: 13, isBold: true, above: 24 });
  writeBody(sheet, letter.body);
  part.end();
  endPart(`${district.name} · ${letter.addressee}`);
}

/** Street above town, as envelopes have it. */
const addressOf = ({ addressee, organization, postal_address }: LetterToPrint): string =>
  [addressee, organization, ...(postal_address ?? '').split(/, (.*)/s)].filter((line) => line).join('\n');

function writeBody(sheet: Sheet, body: LetterBody) {
  for (const part of body) {
    if ('table' in part) writeTable(sheet, part.table);
    else {
      keepTogether(sheet.document, 40);
      paragraph(sheet, 'P', part.paragraph, { size: 11, above: 12 });
    }
  }
}

const rowHeight = 22;

function writeTable(sheet: Sheet, { columns, rows }: LetterTable) {
  const { document, part } = sheet;
  document.y += 12;
  const table = document.struct('Table');
  part.add(table);
  writeRow(sheet, table, columns, 'TH');
  for (const row of rows) writeRow(sheet, table, row, 'TD');
  rule(sheet, document.y);
  table.end();
}

function writeRow(sheet: Sheet, table: PDFKit.PDFStructureElement, cells: readonly string[], tag: 'TH' | 'TD') {
  const { document } = sheet;
  const width = sheet.width / cells.length;
  const inner = width - 8;
  document.font('Helvetica-Bold').fontSize(10);
  const height = Math.max(...cells.map((cell) => document.heightOfString(printable(cell), { width: inner })));
  keepTogether(document, Math.max(height + 10, rowHeight));
  rule(sheet, document.y);
  const top = document.y + 5;
  const row = document.struct('TR');
  table.add(row);
  for (const [place, cell] of cells.entries())
    row.add(
      document.struct(tag, tag === 'TH' ? columnHeader : {}, [
        () =>
          write(document, cell, left + place * width, top, {
            width: inner,
            isBold: tag === 'TH',
            ...(isNumberCell(cell) && { align: 'right' }),
          }),
      ]),
    );
  row.end();
  document.y = top + height + 5;
}

/** Its types do not know what a heading of a table is for. */
const columnHeader = { scope: 'Column' } as PDFKit.Mixins.StructureElementOptions;
