/** A logo of the settings, or the mark of the product where there is none. */
export type Logo = { kind: 'picture'; bytes: ArrayBuffer } | { kind: 'mark' };

const mark: Logo = { kind: 'mark' };

/** Fetches a PNG or JPEG. A report without it is better than none, so the mark stands in for what cannot be had. */
export async function loadLogo(address: string | null): Promise<Logo> {
  if (!address) return mark;
  try {
    const response = await fetch(address);
    return response.ok ? { kind: 'picture', bytes: await response.arrayBuffer() } : mark;
  } catch {
    return mark;
  }
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a logo into a place, in points, keeping its proportions. */
export function drawLogo(document: PDFKit.PDFDocument, logo: Logo, place: Place) {
  const { x, y, width, height } = place;
  if (logo.kind === 'picture') {
    document.image(logo.bytes, x, y, { fit: [width, height], align: 'center', valign: 'center' });
    return;
  }
  const side = Math.min(width, height);
  document
    .save()
    .translate(x + width - side, y)
    .scale(side / 32);
  document.roundedRect(0, 0, 32, 32, 8).fill('#0f766e');
  document.path('M16 4.5c3.7 4.2 5.7 7 5.7 9.7a5.7 5.7 0 0 1-11.4 0c0-2.7 2-5.5 5.7-9.7z').fill('#ffffff');
  document.lineWidth(2.2).lineCap('round');
  document.path('M5.5 23.2c3.5-2 7-2 10.5 0s7 2 10.5 0').stroke('#5eead4');
  document.path('M5.5 27.4c3.5-2 7-2 10.5 0s7 2 10.5 0').strokeOpacity(0.55).stroke('#5eead4').strokeOpacity(1);
  document.restore();
  if (width > 2 * side) {
    const words = { width: width - side - 8, align: 'right' } as const;
    document
      .font('Helvetica')
      .fontSize(8)
      .fillColor('#4a5957')
      .text('Made with', x, y + side / 2 - 10, words);
    document
      .font('Helvetica-Bold')
      .fontSize(11)
      .fillColor('#10201e')
      .text('Artesian', x, y + side / 2, words);
  }
}
