import type { Paper } from '@artesian/contract/language/settings';
import { shortDate } from '../dates.ts';
import { notify } from '../notify.ts';
import { saveFile } from '../save-file.ts';
import { headerOf, inWords, type Column } from '../table/column.ts';

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
    notify.error(`The PDF could not be created: ${(error as Error).message} The CSV has the same figures.`);
  }
}

export async function chartPdf<T>(chart: PrintedChart<T>) {
  const { title, districtName, paper, today, words, notes, picture, columns, rows, layout } = chart;
  const { margin, openPdf, printable } = await import('../pdf/open-pdf.ts');
  const { document: pdf, root, finish } = openPdf(title, districtName, paper, layout);
  const width = pdf.page.width - 2 * margin;
  root.add(
    pdf.struct('H1', {}, () => {
      pdf.font('Helvetica-Bold').fontSize(16).fillColor('#000000').text(printable(title), margin, margin, { width });
    }),
  );
  const paragraph = (text: string, size: number) =>
    root.add(
      pdf.struct('P', {}, () => {
        pdf.moveDown(0.3).font('Helvetica').fontSize(size).text(printable(text), { width });
      }),
    );
  paragraph(`${districtName} · created ${shortDate(today)}`, 10);
  paragraph(words, 10);
  for (const note of notes) paragraph(note, 8);
  pdf.moveDown(0.6);
  if (picture) {
    root.add(
      pdf.struct('Figure', { alt: words }, () => void pdf.image(picture, { fit: [width, 300], align: 'center' })),
    );
    pdf.addPage();
  }
  pdf.font('Helvetica').fontSize(8);
  pdf.table({
    structParent: root,
    maxWidth: width,
    columnStyles: columns.map(({ kind }) => ({
      width: '*' as const,
      align: { x: kind === 'number' ? ('right' as const) : ('left' as const), y: 'top' as const },
    })),
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: '#b0b8b6', padding: [3, 4] },
    data: [
      columns.map((column) => ({ text: printable(headerOf(column)), type: 'TH' as const, backgroundColor: '#e7efed' })),
      ...rows.map((row) => columns.map((column) => printable(inWords(column, row)))),
    ],
  } as PDFKit.Mixins.TableOptionsWithData);
  return finish(`${districtName} · ${title}`);
}
