import { margin, openPdf, printable, type Paper, type Pdf } from '../../ui/pdf/open-pdf.ts';
import type { BoreInk, BoreShape } from '../bore/bore-shapes.ts';
import type { BoreDrawing } from '../bore/lay-out-bore.ts';
import type { RecordSection } from './gather-well-record.ts';

export interface PrintedRecord {
  /** `BS-011 · Cedar Creek` */
  name: string;
  districtName: string;
  /** As people write it. */
  printed: string;
  /** Where the record stands. */
  address: string;
  /** What its tag says: where crews work at it. */
  tag: string;
  paper: Paper;
  sections: readonly RecordSection[];
}

const INK = '#10201e';
const QUIET = '#4a5957';
/** Points to a px of the drawing. */
const ZOOM = 0.85;

/** The record of a well as a tagged PDF, upright. */
export async function writeWellRecord(record: PrintedRecord): Promise<Uint8Array<ArrayBuffer>> {
  const title = `Well Record ${record.name}`;
  const pdf = openPdf(title, record.districtName, record.paper, 'portrait');
  pdf.document.x = margin;
  words(pdf, 'P', record.districtName, 10, QUIET);
  words(pdf, 'H1', title, 18);
  words(pdf, 'P', `Printed on ${record.printed} from ${record.address}`, 9, QUIET);
  await writeTag(pdf, record.tag);
  for (const section of record.sections) writeSection(pdf, section);
  return pdf.finish(`${record.districtName} · ${title} · printed on ${record.printed}`);
}

/** In points: a phone reads it from an arm's length. */
const TAG_SIZE = 72;

/** The code that a phone reads to work at the well, to be cut out for its tag. */
async function writeTag(pdf: Pdf, tag: string) {
  const { document, root } = pdf;
  const { create } = await import('qrcode');
  const { modules } = create(tag, { errorCorrectionLevel: 'Q' });
  const dot = TAG_SIZE / modules.size;
  const top = document.y + 6;
  const draw = () => {
    document.save().fillColor('#000000');
    for (let index = 0; index < modules.data.length; index += 1) {
      if (!modules.data[index]) continue;
      const [row, column] = [Math.floor(index / modules.size), index % modules.size];
      document.rect(margin + column * dot, top + row * dot, dot, dot);
    }
    document.fill().restore();
  };
  root.add(document.struct('Figure', { alt: `Tag code: ${printable(tag)}` }, [draw]));
  document.x = margin;
  document.y = top + TAG_SIZE + 6;
  words(
    pdf,
    'P',
    'For the tag at the well. Scan it under “Select a Well” in Field Services to open this well.',
    8,
    QUIET,
  );
}

function writeSection(pdf: Pdf, { title, facts, table, sentences, drawing }: RecordSection) {
  const { document } = pdf;
  keepTogether(pdf, drawing ? drawing.shapes.height * ZOOM + 40 : 70);
  document.moveDown(1.2);
  words(pdf, 'H2', title, 12);
  document.moveDown(0.2);
  if (facts) writeTable(pdf, inPairs(facts), [0.9, 1.3, 0.9, 1.3]);
  if (table && table.rows.length === 0) words(pdf, 'P', 'None.', 9, QUIET);
  if (table && table.rows.length > 0) {
    writeTable(
      pdf,
      [table.headers.map(heading), ...table.rows.map((row) => row.map(printable))],
      table.headers.map(() => 1),
    );
  }
  if (drawing) writeDrawing(pdf, drawing.shapes, drawing.words);
  for (const sentence of sentences ?? []) words(pdf, 'P', sentence, 9);
}

/** A title alone at the foot of a page would name nothing. */
function keepTogether({ document }: Pdf, height: number) {
  if (document.y + height > document.page.height - margin) document.addPage();
}

function words({ document, root }: Pdf, tag: 'P' | 'H1' | 'H2', text: string, size: number, color = INK) {
  const width = document.page.width - 2 * margin;
  const write = () => {
    document
      .font(tag === 'P' ? 'Helvetica' : 'Helvetica-Bold')
      .fontSize(size)
      .fillColor(color);
    document.text(printable(text), margin, document.y, { width, paragraphGap: 2 });
  };
  root.add(document.struct(tag, {}, [write]));
}

type Cell = string | ReturnType<typeof heading>;

const heading = (text: string) => ({ text: printable(text), type: 'TH', font: { src: 'Helvetica-Bold', size: 8.5 } });

/** Two facts a line. */
function inPairs(facts: [string, string][]): Cell[][] {
  const cells = facts.map(([label, value]): Cell[] => [heading(label), printable(value)]);
  const lines = cells.filter((_, index) => index % 2 === 0);
  return lines.map((line, index) => [...line, ...(cells[2 * index + 1] ?? ['', ''])]);
}

function writeTable({ document, root }: Pdf, data: Cell[][], shares: number[]) {
  const width = document.page.width - 2 * margin;
  const total = shares.reduce((sum, share) => sum + share, 0);
  document.font('Helvetica').fontSize(8.5).fillColor(INK);
  document.table({
    structParent: root,
    maxWidth: width,
    columnStyles: shares.map((share) => ({ width: (width * share) / total })),
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: '#b0b8b6', padding: [2.5, 3] },
    data,
  } as PDFKit.Mixins.TableOptionsWithData);
  document.x = margin;
}

/** Told in words to whoever does not see it. */
function writeDrawing({ document, root }: Pdf, drawing: BoreDrawing, alt: string) {
  const top = document.y;
  const draw = () => {
    document.save().translate(margin, top).scale(ZOOM);
    for (const shape of drawing.shapes) drawShape(document, shape);
    document.restore();
  };
  root.add(document.struct('Figure', { alt: printable(alt) }, [draw]));
  document.x = margin;
  document.y = top + drawing.height * ZOOM + 6;
  words({ document, root } as Pdf, 'P', 'Depths in feet below land surface. Not to scale across.', 8, QUIET);
}

/** Told apart also in black and white. */
const inks: Record<BoreInk, string> = {
  ink: INK,
  quiet: QUIET,
  paper: '#ffffff',
  rock: '#eadfcb',
  otherRock: '#d9dfd1',
  hatching: '#7d8987',
  seal: '#c5cbc9',
  water: '#0284c7',
  warning: '#b45309',
};

function drawShape(document: PDFKit.PDFDocument, shape: BoreShape) {
  document.save();
  if (shape.kind === 'box') {
    const { x, y, width, height, fill, opacity = 1 } = shape;
    document.fillOpacity(opacity).rect(x, y, width, height).fill(inks[fill]);
  } else if (shape.kind === 'area') {
    document.path(shape.path).fill(inks[shape.ink]);
  } else if (shape.kind === 'line') {
    drawLine(document, shape);
  } else {
    drawWords(document, shape);
  }
  document.restore();
}

function drawLine(document: PDFKit.PDFDocument, { path, ink, width, dash }: Extract<BoreShape, { kind: 'line' }>) {
  // Where there is no room for any hatching there is no path.
  if (path === '') return;
  document.lineWidth(width);
  // Its types know one length only.
  if (dash) document.dash(dash as unknown as number, {});
  document.path(path).stroke(inks[ink]);
}

function drawWords(document: PDFKit.PDFDocument, shape: Extract<BoreShape, { kind: 'text' }>) {
  const { x, y, size, ink, isBold, align } = shape;
  const text = printable(shape.text);
  document
    .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(inks[ink]);
  const left = align === 'right' ? x - document.widthOfString(text) : x;
  document.text(text, left, y - size * 0.8, { lineBreak: false });
}
