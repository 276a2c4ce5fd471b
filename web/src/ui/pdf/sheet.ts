import { asArtifact, margin, printable } from './open-pdf.ts';

/** A document in portrait that is written from top to bottom. */
export interface Sheet {
  document: PDFKit.PDFDocument;
  /** What holds the elements that are written. */
  part: PDFKit.PDFStructureElement;
  width: number;
}

export const ink = '#1a1f1e';
export const quietInk = '#4a5553';
const hairline = '#b0b8b6';

/** From the edge of the paper. */
export const left = margin + 24;

/** The next page begins where what comes would otherwise be torn apart, of which so much belongs together. */
export function keepTogether(document: PDFKit.PDFDocument, height: number) {
  if (document.y + height > document.page.height - margin) document.addPage();
}

export const rule = ({ document, width }: Sheet, y: number, thickness = 0.6, color = hairline) =>
  asArtifact(document, 'Layout', () => {
    document
      .lineWidth(thickness)
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke(color);
  });

interface TextStyle {
  width?: number;
  size?: number;
  isBold?: boolean;
  color?: string;
  align?: 'center' | 'right';
}

interface ParagraphStyle extends TextStyle {
  /** Room above it. */
  above?: number;
  /** Room on its left. */
  indent?: number;
}

/** Below what was written last, over the whole width. */
export function paragraph(
  { document, part, width }: Sheet,
  tag: string,
  text: string,
  { above = 0, indent = 0, ...style }: ParagraphStyle,
) {
  const top = document.y + above;
  const write = () => writeLines(document, text, left + indent, top, { width: width - indent, ...style });
  part.add(document.struct(tag, {}, [write]));
}

/** With the line breaks that were entered. */
export function writeLines(document: PDFKit.PDFDocument, text: string, x: number, y: number, style: TextStyle) {
  document.y = y;
  for (const line of text.split(/\r?\n/)) write(document, line || ' ', x, document.y, style);
}

export function write(document: PDFKit.PDFDocument, text: string, x: number, y: number, style: TextStyle) {
  const { width, size = 10, isBold = false, color = ink, align } = style;
  document
    .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(color);
  document.text(printable(text.replaceAll('\t', ' ')), x, y, {
    ...(width !== undefined && { width }),
    ...(align && { align }),
  });
}
