import { locale, t } from '@artesian/domain/texts/translate';
import { isCounted, outlineOfText } from '../legend/legend-sections.ts';
import { shapePaths, strokeOf } from '../wells/well-symbols.ts';
import type { MapSheet } from './map-sheet.ts';
import { hairline, ink, northArrow, quietInk, wrapped, type Mark, type Measure } from './marks.ts';
import { scaleBar } from './scale-bar.ts';

/** Of the map on the screen, in px. */
export interface PictureSize {
  width: number;
  height: number;
  metersPerPixel: number;
  bearing: number;
  attribution: string;
}

export interface PngLayout {
  width: number;
  height: number;
  marks: Mark[];
}

const edge = 20;
const lineHeight = 18;
const legendWidth = 260;
/** A map that is narrower than this has its legend below. */
const wideFrom = 700;

/** Where everything stands on a saved map: words above, the map as on the screen, legend beside or below, small print. */
export function layOutPng(sheet: MapSheet, picture: PictureSize, measure: Measure): PngLayout {
  const isWide = picture.width >= wideFrom;
  const width = picture.width + 2 * edge + (isWide ? legendWidth + edge : 0);
  const inner = width - 2 * edge;
  const header = headerMarks(sheet, inner, measure);
  const mapTop = header.bottom;
  const legendAt = isWide
    ? { x: edge + picture.width + edge, y: mapTop }
    : { x: edge, y: mapTop + picture.height + edge };
  const legend = legendMarks(sheet, legendAt, isWide ? legendWidth : picture.width, measure);
  const mapBottom = mapTop + picture.height;
  const footerTop = Math.max(mapBottom, legend.bottom) + 16;
  const footer = footerMarks(sheet, picture, footerTop, inner, measure);
  return {
    width,
    height: footer.bottom + edge - 6,
    marks: [
      { kind: 'box', x: 0, y: 0, width, height: footer.bottom + edge - 6, fill: '#ffffff' },
      ...header.marks,
      { kind: 'picture', x: edge, y: mapTop, width: picture.width, height: picture.height },
      { kind: 'box', x: edge, y: mapTop, width: picture.width, height: picture.height, stroke: hairline },
      ...legend.marks,
      ...footer.marks,
    ],
  };
}

interface Block {
  marks: Mark[];
  /** Where what follows may begin. */
  bottom: number;
}

function headerMarks({ districtName, mapTitle, created, filters }: MapSheet, inner: number, measure: Measure): Block {
  const lines = wrapped(filters, inner, 13, measure);
  const date = t('Created {created}', { created });
  const isDateBeside = measure(districtName, 13) + measure(date, 13) + edge < inner;
  const marks: Mark[] = [
    { kind: 'text', x: edge, y: 34, text: districtName, size: 13, color: quietInk },
    isDateBeside
      ? { kind: 'text', x: edge + inner, y: 34, text: date, size: 13, color: quietInk, align: 'right' }
      : { kind: 'text', x: edge, y: 80, text: date, size: 13, color: quietInk },
    { kind: 'text', x: edge, y: 60, text: mapTitle, size: 22, bold: true, color: ink },
  ];
  const top = isDateBeside ? 82 : 100;
  lines.forEach((text, place) => marks.push(plain(edge, top + place * lineHeight, text, 13)));
  return { marks, bottom: top + lines.length * lineHeight };
}

function legendMarks({ legend }: MapSheet, at: { x: number; y: number }, width: number, measure: Measure): Block {
  const marks: Mark[] = [];
  let y = at.y + 12;
  for (const { title, lines } of legend.filter(({ lines: some }) => some.length > 0)) {
    marks.push({ kind: 'text', x: at.x, y, text: title, size: 13, bold: true, color: ink });
    if (isCounted(lines))
      marks.push({ ...plain(at.x + width, y, t('wells in view'), 12), color: quietInk, align: 'right' });
    y += 8;
    for (const { shape, color, outline, dash, label, count } of lines) {
      const isLine = shape === 'line';
      const line = strokeOf({ shape, dash });
      marks.push({
        kind: 'path',
        x: at.x,
        y,
        size: 16,
        path: shapePaths[shape],
        ...(!isLine && { fill: color, fillOpacity: shape === 'area' ? 0.35 : 1 }),
        stroke: isLine ? color : outline === outlineOfText ? quietInk : visibleOnWhite(outline),
        strokeWidth: line.width,
        ...(line.dash && { dash: line.dash }),
      });
      const number = count?.toLocaleString(locale()) ?? '';
      const words = wrapped(label, width - 28 - measure(number, 13) - 8, 13, measure);
      words.forEach((text, place) => marks.push(plain(at.x + 24, y + 13 + place * lineHeight, text, 13)));
      if (number) marks.push({ ...plain(at.x + width, y + 13, number, 13), align: 'right' });
      y += 22 + (words.length - 1) * lineHeight;
    }
    y += 22;
  }
  return { marks, bottom: y - 22 };
}

/** A white outline, made for dark ground, would be lost on paper. */
export const visibleOnWhite = (outline: string) => (outline.toLowerCase() === '#ffffff' ? ink : outline);

function footerMarks(sheet: MapSheet, picture: PictureSize, top: number, inner: number, measure: Measure): Block {
  const bar = scaleBar(picture.metersPerPixel, Math.min(250, inner / 2));
  const arrowAt = {
    kind: 'path',
    x: edge,
    y: top - 4,
    size: 30,
    turn: -picture.bearing,
    stroke: ink,
    strokeWidth: 1,
  } as const;
  const barLeft = edge + 44;
  const marks: Mark[] = [
    { ...arrowAt, path: northArrow.needle, fill: ink },
    { ...arrowAt, path: northArrow.other, fill: '#ffffff' },
    { kind: 'text', x: edge + 15, y: top + 40, text: 'N', size: 12, bold: true, color: ink, align: 'center' },
    { kind: 'box', x: barLeft, y: top + 10, width: bar.length, height: 5, fill: '#ffffff', stroke: ink },
    { kind: 'box', x: barLeft, y: top + 10, width: bar.length / 2, height: 5, fill: ink },
    plain(barLeft, top + 32, '0', 12),
    { ...plain(barLeft + bar.length, top + 32, bar.label, 12), align: 'right' },
  ];
  const small = [
    sheet.disclaimer,
    picture.attribution && t('Map: {attribution}', { attribution: picture.attribution }),
  ].filter(Boolean);
  const lines = small.flatMap((text) => wrapped(text, inner, 12, measure));
  lines.forEach((text, place) => marks.push({ ...plain(edge, top + 66 + place * 16, text, 12), color: quietInk }));
  return { marks, bottom: top + 66 + (lines.length - 1) * 16 };
}

const plain = (x: number, y: number, text: string, size: number) =>
  ({ kind: 'text', x, y, text, size, color: ink }) as const;
