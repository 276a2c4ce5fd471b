import { locale, t } from '@artesian/domain/texts/translate';
import { asArtifact, margin, openPdf, printable, type Paper, type Pdf } from '../../ui/pdf/open-pdf.ts';
import { outlineOfText, type LegendLine, type LegendSection } from '../legend/legend-sections.ts';
import { shapePaths, strokeOf } from '../wells/well-symbols.ts';
import { drawLogo, type Logo } from '../../ui/pdf/logos.ts';
import type { MapSheet } from './map-sheet.ts';
import { hairline, ink, northArrow, quietInk } from './marks.ts';
import { visibleOnWhite } from './png-layout.ts';
import { scaleBar } from './scale-bar.ts';

export interface Report {
  /** What the reader calls it. */
  title: string;
  paper: Paper;
  sheet: MapSheet;
  picture: {
    jpeg: Uint8Array<ArrayBuffer>;
    /** In px of the screen. */
    width: number;
    height: number;
    metersPerPixel: number;
    bearing: number;
    attribution: string;
  };
  districtLogo: Logo;
  contractorLogo: Logo;
}

const headerHeight = 62;
const belowMap = 66;

/** The report as a PDF of two pages or more: the map with its scale, then the legend. */
export function writeReport(report: Report): Promise<Uint8Array<ArrayBuffer>> {
  const { title, sheet, paper } = report;
  const pdf = openPdf(title, sheet.districtName, paper);
  writeHeader(pdf, report);
  writeMap(pdf, report);
  pdf.document.addPage();
  writeFacts(pdf, report);
  writeLegend(pdf, report);
  return pdf.finish(`${sheet.districtName} · ${title}`);
}

function writeHeader({ document, root }: Pdf, { title, sheet, districtLogo }: Report) {
  const { width } = document.page;
  const left = margin + 58;
  const room = width - margin - left;
  const logo = () => drawLogo(document, districtLogo, { x: margin, y: margin, width: 46, height: 46 });
  root.add(document.struct('Figure', { alt: t('Logo of the {district}', { district: sheet.districtName }) }, [logo]));
  paragraph({ document, root }, 'P', `${sheet.districtName} · ${sheet.mapTitle}`, left, margin + 2, {
    width: room * 0.62,
  });
  paragraph({ document, root }, 'H1', title, left, margin + 18, {
    width: room,
    // What is too long for a line takes two, smaller ones.
    size: document.font('Helvetica-Bold').fontSize(18).widthOfString(printable(title)) <= room ? 18 : 13,
    isBold: true,
  });
  paragraph(
    { document, root },
    'P',
    t('Created {created}', { created: sheet.created }),
    left + room * 0.62,
    margin + 2,
    {
      width: room * 0.38,
      align: 'right',
    },
  );
}

function writeMap({ document, root }: Pdf, { sheet, picture }: Report) {
  const { width: pageWidth, height: pageHeight } = document.page;
  const top = margin + headerHeight;
  const room = { width: pageWidth - 2 * margin, height: pageHeight - margin - belowMap - top };
  const zoom = Math.min(room.width / picture.width, room.height / picture.height);
  const [width, height] = [picture.width * zoom, picture.height * zoom];
  const x = margin + (room.width - width) / 2;
  const draw = () => {
    document.image(picture.jpeg.buffer, x, top, { width, height });
    document.lineWidth(0.75).rect(x, top, width, height).stroke(hairline);
  };
  root.add(document.struct('Figure', { alt: sheet.description }, [draw]));
  writeScale({ document, root }, picture, zoom, top + height + 10);
  const small = { width: room.width - 250, size: 8, color: quietInk };
  const words = [
    sheet.filters,
    sheet.disclaimer,
    picture.attribution && t('Map: {attribution}', { attribution: picture.attribution }),
  ];
  let y = top + height + 8;
  for (const text of words.filter(Boolean)) {
    paragraph({ document, root }, 'P', text, margin + 250, y, small);
    ({ y } = document);
    y += 2;
  }
}

/** The scale is that of the paper: the map is drawn `zoom` points to a px of the screen. */
function writeScale(
  { document, root }: Pick<Pdf, 'document' | 'root'>,
  picture: Report['picture'],
  zoom: number,
  top: number,
) {
  const bar = scaleBar(picture.metersPerPixel / zoom, 180);
  const left = margin + 34;
  asArtifact(document, 'Layout', () => {
    document
      .save()
      .translate(margin, top - 2)
      .rotate(-picture.bearing, { origin: [12, 12] });
    document.lineWidth(0.75).path(northArrow.needle).fillAndStroke(ink, ink).path(northArrow.other).stroke(ink);
    document.restore();
    document
      .lineWidth(0.75)
      .rect(left, top + 4, bar.length, 4)
      .stroke(ink);
    document.rect(left, top + 4, bar.length / 2, 4).fill(ink);
    document
      .font('Helvetica-Bold')
      .fontSize(8)
      .fillColor(ink)
      .text('N', margin + 9, top + 24, { lineBreak: false });
    document.font('Helvetica').text('0', left, top + 12, { lineBreak: false });
  });
  const label = { width: bar.length, align: 'right', size: 8 } as const;
  root.add(
    document.struct('P', { actual: t('Scale: the bar is {label} long.', { label: bar.label }) }, [
      () => writeText(document, bar.label, left, top + 12, label),
    ]),
  );
}

/** Three of them are as wide as a sheet of Letter. */
const column = { width: 224, gap: 24 };
/** In points: text, symbol and distance of lines. A short legend is large, so that it is read from a table. */
const small = { text: 10, symbol: 13, line: 16 };
const large = { text: 13, symbol: 18, line: 23 };
const fewLines = 40;
const belowTitle = margin + 46;

/** Beside the legend: what the map was made of, and where it can be seen again. */
function writeFacts(pdf: Pdf, { sheet, picture }: Report) {
  const { document } = pdf;
  const x = leftOfFacts(document);
  paragraph(pdf, 'H2', t('About this map'), x, margin, { width: column.width, size: 16, isBold: true });
  const facts = [...sheet.facts, { label: t('Sources of the map'), text: picture.attribution }];
  let y = belowTitle;
  for (const { label, text } of facts.filter((fact) => fact.text)) {
    // An address with many drawings is too long to be typed.
    if (y + 16 + document.fontSize(10).heightOfString(text, { width: column.width }) > bottomOfLegend(document))
      continue;
    paragraph(pdf, 'P', label, x, y, { width: column.width, size: 9, color: quietInk });
    paragraph(pdf, 'P', text, x, document.y + 1, { width: column.width });
    y = document.y + 9;
  }
}

const leftOfFacts = ({ page }: PDFKit.PDFDocument) => page.width - margin - column.width;
const bottomOfLegend = ({ page }: PDFKit.PDFDocument) => page.height - margin - 60;

function writeLegend(pdf: Pdf, { sheet, contractorLogo }: Report) {
  const { document, root } = pdf;
  const { width, height } = document.page;
  const bottom = bottomOfLegend(document);
  paragraph(pdf, 'H2', t('Legend'), margin, margin, { width: 300, size: 16, isBold: true });
  paragraph(pdf, 'P', t('The map legend, with the number of wells in view.'), margin, margin + 20, {
    width: 400,
    size: 9,
    color: quietInk,
  });
  const sections = sheet.legend.filter(({ lines }) => lines.length > 0);
  const size = sections.flatMap(({ lines }) => lines).length > fewLines ? small : large;
  let at: Place = { x: margin, y: belowTitle, right: leftOfFacts(document) - column.gap };
  sections.forEach((section, index) => {
    const isColumnFree = hasColumnBeside(at) && index > 0 && sections.length <= 3;
    if (isColumnFree || at.y + 60 > bottom) at = nextColumn(document, at);
    paragraph(pdf, 'H3', section.title, at.x, at.y, { width: column.width, size: size.text + 1, isBold: true });
    at = writeLines(pdf, section, { ...at, y: at.y + size.line + 2 }, bottom, size);
    at = { ...at, y: at.y + 14 };
  });
  const place = { x: width - margin - 130, y: height - margin - 44, width: 130, height: 40 };
  const contractor = contractorLogo.kind === 'picture' ? t('Logo of the contractor') : 'Made with Artesian';
  root.add(document.struct('Figure', { alt: contractor }, [() => drawLogo(document, contractorLogo, place)]));
}

function writeLines(
  { document, root }: Pdf,
  { lines }: LegendSection,
  start: Place,
  bottom: number,
  size: typeof small,
) {
  const list = document.struct('L');
  root.add(list);
  let at = start;
  for (const line of lines) {
    if (at.y + size.line > bottom) at = nextColumn(document, at);
    const { x, y } = at;
    asArtifact(document, 'Layout', () => drawSymbol(document, line, x, y, size.symbol));
    const item = document.struct('LI');
    list.add(item);
    const count = line.count === undefined ? '' : ` (${line.count.toLocaleString(locale())})`;
    const left = size.symbol + 7;
    // The middle of letters, beside the middle of the symbol.
    const top = y + size.symbol / 2 - 0.41 * size.text;
    const words = () =>
      writeText(document, line.label + count, x + left, top, { width: column.width - left, size: size.text });
    item.add(document.struct('LBody', {}, [words]));
    at = { ...at, y: Math.max(y + size.line, document.y + 3) };
  }
  return at;
}

/** Where the next line of the legend goes, and how far to the right its columns may reach. */
interface Place {
  x: number;
  y: number;
  right: number;
}

const hasColumnBeside = ({ x, right }: Place) => x + 2 * column.width + column.gap <= right + 1;

/** When the page is full of columns the next page begins. */
function nextColumn(document: PDFKit.PDFDocument, at: Place): Place {
  if (hasColumnBeside(at)) return { ...at, x: at.x + column.width + column.gap, y: belowTitle };
  document.addPage();
  return { x: margin, y: margin, right: document.page.width - margin };
}

function drawSymbol(
  document: PDFKit.PDFDocument,
  { shape, color, outline, dash }: LegendLine,
  x: number,
  y: number,
  size: number,
) {
  document
    .save()
    .translate(x, y)
    .scale(size / 24);
  const isLine = shape === 'line';
  const stroke = isLine ? color : outline === outlineOfText ? quietInk : visibleOnWhite(outline);
  const line = strokeOf({ shape, dash });
  document.lineWidth(line.width);
  if (!isLine)
    document
      .fillOpacity(shape === 'area' ? 0.35 : 1)
      .path(shapePaths[shape])
      .fill(color)
      .fillOpacity(1);
  // Its types know one length only.
  if (line.dash) document.lineCap('round').dash(line.dash as unknown as number, {});
  document.path(shapePaths[shape]).stroke(stroke);
  document.restore();
}

interface TextStyle {
  width: number;
  size?: number;
  isBold?: boolean;
  color?: string;
  align?: 'right';
}

function paragraph(
  { document, root }: Pick<Pdf, 'document' | 'root'>,
  tag: 'P' | 'H1' | 'H2' | 'H3',
  text: string,
  x: number,
  y: number,
  style: TextStyle,
) {
  root.add(document.struct(tag, {}, [() => writeText(document, text, x, y, style)]));
}

function writeText(document: PDFKit.PDFDocument, text: string, x: number, y: number, style: TextStyle) {
  const { width, size = 10, isBold = false, color = ink, align } = style;
  document
    .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(color);
  document.text(printable(text), x, y, {
    width,
    ...(align && { align }),
  });
}
