import type { LetterBody, LetterTable, WrittenLetter } from '@artesian/contract/notices/letter';
import type { Paper } from '@artesian/contract/language/settings';
import { longDate } from '../ui/dates.ts';
import { margin, openPdf, printable, type Pdf } from '../ui/pdf/open-pdf.ts';
import { keepTogether, left, paragraph, quietInk, rule, type Sheet } from '../ui/pdf/sheet.ts';
import { writeTable } from '../ui/pdf/table.ts';

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
    if ('table' in part) writeLetterTable(sheet, part.table);
    else {
      keepTogether(sheet.document, 40);
      paragraph(sheet, 'P', part.paragraph, { size: 11, above: 12 });
    }
  }
}

/** What a line is about has the most to say. */
function writeLetterTable(sheet: Sheet, { columns, rows }: LetterTable) {
  sheet.document.y += 12;
  const widths = columns.map((_column, place) => (place === 0 ? 1.5 : 1));
  writeTable(sheet, { columns, rows, widths, size: columns.length > 5 ? 9 : 10 });
}
