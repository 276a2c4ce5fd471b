import { t } from '@artesian/domain/texts/translate';
import type { Logo } from './logos.ts';
import { reachOf, type District } from './district.ts';
import { margin } from './open-pdf.ts';
import { ink, left, paragraph, quietInk, rule, type Sheet } from './sheet.ts';

export type Picture = PDFKit.Mixins.ImageSrc;

/** Once for all pages: each would have a copy of it otherwise. Undefined where the district has none. Its types know the image by its address alone. */
export const openLogo = (document: PDFKit.PDFDocument, logo: Logo): Picture | undefined =>
  logo.kind === 'picture'
    ? (document as unknown as { openImage: (bytes: ArrayBuffer) => Picture }).openImage(logo.bytes)
    : undefined;

const side = 48;
const gap = 14;

const writeLogo = ({ document, part }: Sheet, logo: Picture, { name }: District) =>
  part.add(
    document.struct('Figure', { alt: t('Logo of the {name}', { name }) }, [
      () => document.image(logo, left, margin, { fit: [side, side], align: 'center', valign: 'center' }),
    ]),
  );

/** The district's name and how it is reached, beside its logo, above a line over the whole width. */
export function writeLetterhead(sheet: Sheet, district: District, logo: Picture | undefined, isCentered = false) {
  const { document } = sheet;
  const reach = reachOf(district);
  const indent = logo ? side + gap : 0;
  // As far from the right as from the left, so that the middle is that of the paper.
  const room = isCentered ? { ...sheet, width: sheet.width - indent } : sheet;
  const style = { indent, ...(isCentered && ({ align: 'center' } as const)) };
  document.y = margin + 8;
  paragraph(room, 'P', district.name, { size: isCentered ? 15 : 14, isBold: true, ...style });
  if (reach) paragraph(room, 'P', reach, { size: 9.5, color: quietInk, above: 3, ...style });
  if (logo) {
    const bottom = document.y;
    writeLogo(sheet, logo, district);
    document.y = Math.max(bottom, margin + side);
  }
  if (isCentered) rule(sheet, document.y + 8, 1.2, ink);
  else rule(sheet, document.y + 8);
  document.y += 8;
}
