import { headerOf, inWords, type Column } from '../../ui/table/column.ts';
import { notify } from '../../ui/notify.ts';

export interface PrintedGraph<T> {
  fileName: string;
  title: string;
  author: string;
  /** What the graph shows, in a sentence: what a reader of the screen is told in the place of the picture. */
  words: string;
  /** A JPEG in a data address; without one the rows stand alone. */
  picture: string | undefined;
  columns: readonly Column<T>[];
  rows: readonly T[];
}

/** A graph and its rows as a tagged PDF, A4 landscape. Says so when it cannot be made. */
export async function saveGraphPdf<T>(graph: PrintedGraph<T>): Promise<void> {
  try {
    const { fileName } = graph;
    const bytes = await graphPdf(graph);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
    link.download = fileName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  } catch (error) {
    notify.error(`The PDF could not be made: ${(error as Error).message} The CSV holds the same numbers.`);
  }
}

export async function graphPdf<T>({ title, author, words, picture, columns, rows }: PrintedGraph<T>) {
  const { margin, openPdf, printable } = await import('../../ui/pdf/open-pdf.ts');
  const { document: pdf, root, finish } = openPdf(title, author, 'A4');
  const width = pdf.page.width - 2 * margin;
  root.add(
    pdf.struct('H1', {}, () => {
      pdf.font('Helvetica-Bold').fontSize(16).fillColor('#000000').text(printable(title), margin, margin, { width });
    }),
  );
  root.add(
    pdf.struct('P', {}, () => {
      pdf.moveDown(0.3).font('Helvetica').fontSize(10).text(printable(words), { width }).moveDown(0.6);
    }),
  );
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
    columnStyles: columns.map(() => ({ width: '*' as const })),
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: '#b0b8b6', padding: [3, 4] },
    data: [
      columns.map((column) => ({ text: printable(headerOf(column)), type: 'TH' as const, backgroundColor: '#e7efed' })),
      ...rows.map((row) =>
        columns.map((column) => ({
          text: printable(inWords(column, row)),
          align: { x: column.kind === 'number' ? ('right' as const) : ('left' as const), y: 'top' as const },
        })),
      ),
    ],
  } as PDFKit.Mixins.TableOptionsWithData);
  return finish(author);
}
