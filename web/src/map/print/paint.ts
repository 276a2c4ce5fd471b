import { mapFont } from '../base-map/lettering.ts';
import type { MapPicture } from './capture.ts';
import type { MapSheet } from './map-sheet.ts';
import type { Mark, Measure } from './marks.ts';
import { layOutPng } from './png-layout.ts';

const fontOf = (size: number, isBold?: boolean) => `${isBold ? 600 : 400} ${size}px "${mapFont[0]}", sans-serif`;

/** The map as a PNG with everything that it needs to be understood elsewhere. */
export async function paintPng(sheet: MapSheet, picture: MapPicture): Promise<Blob> {
  const { canvas, density } = picture;
  const page = document.createElement('canvas');
  const context = page.getContext('2d');
  if (!context) throw new Error('This browser cannot create images.');
  const measure: Measure = (text, size, isBold) => {
    context.font = fontOf(size, isBold);
    return context.measureText(text).width;
  };
  const size = { ...picture, width: canvas.width / density, height: canvas.height / density };
  const { width, height, marks } = layOutPng(sheet, size, measure);
  page.width = Math.round(width * density);
  page.height = Math.round(height * density);
  context.scale(density, density);
  for (const mark of marks) paint(context, mark, canvas);
  return blobOf(page, 'image/png');
}

/** The picture alone, small enough to be sent, with nothing lost that an eye would miss. */
export const jpegOf = async ({ canvas }: MapPicture): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await blobOf(canvas, 'image/jpeg')).arrayBuffer());

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image could not be created.'))), type, 0.92),
  );

function paint(context: CanvasRenderingContext2D, mark: Mark, picture: HTMLCanvasElement) {
  context.save();
  if (mark.kind === 'text') paintText(context, mark);
  else if (mark.kind === 'picture') context.drawImage(picture, mark.x, mark.y, mark.width, mark.height);
  else if (mark.kind === 'box') paintBox(context, mark);
  else paintPath(context, mark);
  context.restore();
}

function paintText(context: CanvasRenderingContext2D, mark: Extract<Mark, { kind: 'text' }>) {
  context.font = fontOf(mark.size, mark.bold);
  context.fillStyle = mark.color;
  context.textAlign = mark.align ?? 'left';
  context.fillText(mark.text, mark.x, mark.y);
}

function paintBox(
  context: CanvasRenderingContext2D,
  { x, y, width, height, fill, stroke }: Extract<Mark, { kind: 'box' }>,
) {
  if (fill) {
    context.fillStyle = fill;
    context.fillRect(x, y, width, height);
  }
  if (stroke) {
    context.strokeStyle = stroke;
    context.strokeRect(x, y, width, height);
  }
}

function paintPath(context: CanvasRenderingContext2D, mark: Extract<Mark, { kind: 'path' }>) {
  context.translate(mark.x, mark.y);
  context.scale(mark.size / 24, mark.size / 24);
  if (mark.turn) {
    context.translate(12, 12);
    context.rotate((mark.turn * Math.PI) / 180);
    context.translate(-12, -12);
  }
  fillAndStroke(context, new Path2D(mark.path), mark);
}

function fillAndStroke(context: CanvasRenderingContext2D, path: Path2D, mark: Extract<Mark, { kind: 'path' }>) {
  if (mark.fill) {
    context.fillStyle = mark.fill;
    context.globalAlpha = mark.fillOpacity ?? 1;
    context.fill(path);
    context.globalAlpha = 1;
  }
  if (mark.stroke) {
    context.strokeStyle = mark.stroke;
    context.lineWidth = mark.strokeWidth ?? 1;
    context.lineJoin = 'round';
    if (mark.dash) {
      context.lineCap = 'round';
      context.setLineDash(mark.dash);
    }
    context.stroke(path);
  }
}
