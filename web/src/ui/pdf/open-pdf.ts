import { locale, t } from '@artesian/domain/texts/translate';
import type { Paper } from '@artesian/contract/language/settings';
import PDFDocument, * as pdfkit from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import Helvetica from 'pdfkit/standard-fonts/Helvetica';
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold';

// Only the build for browsers has to be told of its fonts, and its types do not know how.
(pdfkit as { registerStdFonts?: (...fonts: object[]) => void }).registerStdFonts?.(Helvetica, HelveticaBold);

export type { Paper };

/** Half an inch, in points of 1/72 inch. */
export const margin = 36;

export interface Pdf {
  document: PDFKit.PDFDocument;
  /** The element that holds all others, for readers of the screen. */
  root: PDFKit.PDFStructureElement;
  /** Ends a part that is numbered by itself, with a line below each of its pages; what follows begins on a page of its own. */
  endPart: (footer: string) => void;
  /** Ends the document with a line below each page of its last part, and answers the file. */
  finish: (footer: string) => Promise<Uint8Array<ArrayBuffer>>;
}

/** A tagged PDF in English, whose window shows its title. Heavy: to be imported when it is asked for. */
export function openPdf(
  title: string,
  author: string,
  paper: Paper,
  layout: 'landscape' | 'portrait' = 'landscape',
): Pdf {
  const document = new PDFDocument({
    size: paper,
    layout,
    margin,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale(),
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Artesian', Producer: 'Artesian' },
  });
  const bytes = toBytes(document);
  const root = document.struct('Document');
  document.addStructure(root);
  return {
    document,
    root,
    endPart: (footer) => {
      numberPages(document, footer);
      // They are not kept in memory until the end.
      document.flushPages();
    },
    finish: (footer) => {
      numberPages(document, footer);
      root.end();
      document.end();
      return bytes;
    },
  };
}

function numberPages(document: PDFKit.PDFDocument, footer: string) {
  const { start, count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page);
    const { width, height } = document.page;
    // Text below the margin would begin a page of its own.
    document.page.margins.bottom = 0;
    asArtifact(document, 'Pagination', () => {
      document.font('Helvetica').fontSize(8).fillColor('#404040');
      const top = height - margin + 6;
      document.text(printable(footer), margin, top, { width: width * 0.7, lineBreak: false });
      const number = t('Page {page} of {count}', { page: page + 1, count });
      document.text(number, width - margin - 120, top, { width: 120, align: 'right', lineBreak: false });
    });
  }
}

/** Draws what readers of the screen should not be told of. */
export function asArtifact(document: PDFKit.PDFDocument, type: 'Pagination' | 'Layout', draw: () => void) {
  document.markContent('Artifact', { type });
  draw();
  document.endMarkedContent();
}

/**
 * The standard fonts know Western European letters. Of what they do not know, a letter is shown without its accents, and what is left
 * as a question mark.
 */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(unknown, (letter) => letter.normalize('NFD').replaceAll(/\p{M}/gu, '').replace(unknown, '?'));

const unknown =
  /[^\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/gu;
