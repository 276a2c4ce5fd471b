import type { Logo } from '../../map/print/logos.ts';
import { reachOf, type District } from './district.ts';
import { margin } from './open-pdf.ts';
import { left, paragraph, quietInk, rule, type Sheet } from './sheet.ts';

export type Picture = PDFKit.Mixins.ImageSrc;

/** Once for all pages: each would have a copy of it otherwise. Undefined where the district has none. Its types know the image by its address alone. */
export const openLogo = (document: PDFKit.PDFDocument, logo: Logo): Picture | undefined =>
  logo.kind === 'picture'
    ? (document as unknown as { openImage: (bytes: ArrayBuffer) => Picture }).openImage(logo.bytes)
    : undefined;

const side = 48;
const gap = 14;

export const writeLogo = ({ document, part }: Sheet, logo: Picture, { name }: District) =>
  part.add(
    document.struct('Figure', { alt: `Logo of the ${name}` }, [
      () => document.image(logo, left, margin, { fit: [side, side], align: 'center', valign: 'center' }),
    ]),
  );

/** The district's name and how it is reached, beside its logo, above a line over the whole width. */
export function writeLetterhead(sheet: Sheet, district: District, logo: Picture | undefined) {
  const { document } = sheet;
  const reach = reachOf(district);
  const indent = logo ? side + gap : 0;
  document.y = margin + 8;
  paragraph(sheet, 'P', district.name, { size: 14, isBold: true, indent });
  if (reach) paragraph(sheet, 'P', reach, { size: 9.5, color: quietInk, above: 3, indent });
  if (logo) {
    const bottom = document.y;
    writeLogo(sheet, logo, district);
    document.y = Math.max(bottom, margin + side);
  }
  rule(sheet, document.y + 8);
  document.y += 8;
}
