import { t } from '@artesian/domain/texts/translate';
import type { Paper } from '@artesian/contract/language/settings';
import { shortDate } from '../dates.ts';
import { notify } from '../notify.ts';
import { saveFile } from '../save-file.ts';
import { headerOf, formatCell, type Column } from '../table/column.ts';

export interface PrintedChart<T> {
  fileName: string;
  title: string;
  districtName: string;
  paper: Paper;
  /** In ISO form. */
  today: string;
  /** What the chart shows, in a sentence: what a reader of the screen is told in the place of the picture. */
  words: string;
  /** What else is to be known of the numbers. */
  notes: readonly string[];
  /** A JPEG in a data address; without one the rows stand alone. */
  picture: string | undefined;
  columns: readonly Column<T>[];
  rows: readonly T[];
  /** How the paper stands; landscape unless said. */
  layout?: 'portrait';
}

/** A chart and its rows as a tagged PDF on the paper of the district. Says so when it cannot be made. */
export async function saveChartPdf<T>(chart: PrintedChart<T>): Promise<void> {
  try {
    saveFile(chart.fileName, new Blob([await chartPdf(chart)], { type: 'application/pdf' }));
  } catch (error) {
    notify.error(
      t('The PDF could not be created: {message} The CSV has the same figures.', { message: (error as Error).message }),
    );
  }
}

export async function chartPdf<T>(chart: PrintedChart<T>) {
  const { title, districtName, paper, today, words, notes, picture, columns, rows, layout } = chart;
  const [{ openPdf }, { left, paragraph, quietInk }, { writeTable }] = await Promise.all([
    import('../pdf/open-pdf.ts'),
    import('../pdf/sheet.ts'),
    import('../pdf/table.ts'),
  ]);
  const { document, root, finish } = openPdf(title, districtName, paper, layout);
  const sheet = { document, part: root, width: document.page.width - 2 * left };
  paragraph(sheet, 'H1', title, { size: 16, isBold: true });
  paragraph(sheet, 'P', t('{district} · created {today}', { district: districtName, today: shortDate(today) }), {
    size: 10,
    color: quietInk,
    above: 4,
  });
  paragraph(sheet, 'P', words, { size: 10, above: 4 });
  for (const note of notes) paragraph(sheet, 'P', note, { size: 8.5, color: quietInk, above: 3 });
  document.y += 10;
  if (picture) {
    const { y } = document;
    const draw = () => void document.image(picture, left, y, { fit: [sheet.width, 300], align: 'center' });
    root.add(document.struct('Figure', { alt: words }, draw));
    document.addPage();
  }
  writeTable(sheet, {
    columns: columns.map(headerOf),
    rows: rows.map((row) => columns.map((column) => formatCell(column, row))),
    size: 8,
  });
  return finish(`${districtName} · ${title}`);
}
