import type { LetterBody, LetterTable, WrittenLetter } from '@artesian/contract/notices/letter';
import type { Paper } from '@artesian/contract/language/settings';
import { plainDate } from '../ui/dates.ts';
import { loadLogo, type Logo } from '../ui/pdf/logos.ts';
import type { Settings } from '../session/settings.tsx';
import { dayIn } from '../ui/district-day.ts';
import { districtOf, type District } from '../ui/pdf/district.ts';
import { openLogo, writeLetterhead, type Picture } from '../ui/pdf/letterhead.ts';
import { openPdf, printable, type Pdf } from '../ui/pdf/open-pdf.ts';
import { keepTogether, left, paragraph, type Sheet } from '../ui/pdf/sheet.ts';
import { writeTable } from '../ui/pdf/table.ts';

export type LetterToPrint = Omit<WrittenLetter, 'letter_ndx'>;

export interface Printing {
  district: District;
  logo: Logo;
  paper: Paper;
  /** In ISO form. */
  today: string;
}

/** Letters on the paper of the district, of today. */
export async function printLetters(letters: readonly LetterToPrint[], settings: Settings): Promise<Blob> {
  const { paper, timeZone, districtLogo } = settings;
  const logo = await loadLogo(districtLogo);
  return writeLetters(letters, { district: districtOf(settings), logo, paper, today: dayIn(timeZone) });
}

/** Letters in one tagged PDF on the paper of the district, each on pages of its own that are numbered by themselves. */
export async function writeLetters(letters: readonly LetterToPrint[], printing: Printing): Promise<Blob> {
  const pdf = openPdf(
    `${letters.length} letters of the ${printing.district.name}`,
    printing.district.name,
    printing.paper,
    'portrait',
  );
  const logo = openLogo(pdf.document, printing.logo);
  for (const [place, letter] of letters.entries()) {
    if (place > 0) pdf.document.addPage();
    writeLetter(pdf, letter, printing, logo);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return new Blob([await pdf.finish('')], { type: 'application/pdf' });
}

function writeLetter(
  { document, root, endPart }: Pdf,
  letter: LetterToPrint,
  { district, today }: Printing,
  logo: Picture | undefined,
) {
  const part = document.struct('Sect', { title: printable(letter.addressee) });
  root.add(part);
  document.outline.addItem(printable(letter.addressee));
  const sheet = { document, part, width: document.page.width - 2 * left };
  writeLetterhead(sheet, district, logo);
  // As the text of the letter writes its dates.
  paragraph(sheet, 'P', plainDate(today), { size: 11, above: 16 });
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

function writeLetterTable(sheet: Sheet, { columns, rows }: LetterTable) {
  sheet.document.y += 12;
  writeTable(sheet, { columns, rows, size: columns.length > 5 ? 9 : 10 });
}
