import { writeFileSync } from 'node:fs';
import QRCode from 'qrcode';

/** Of the picture, in pixels; even, as each pair of pixels shares its color. */
const SIDE = 480;
/** How wide a square of the code is, and the white around the code in squares. */
const [SQUARE, MARGIN] = [8, 6];

/** Writes a film (YUV4MPEG2) in which a QR code of `text` is held before the camera, for Chromium's `--use-file-for-fake-video-capture`. */
export function writeFilmOfCode(path: string, text: string): void {
  const { modules } = QRCode.create(text);
  const isDark = (x: number, y: number) => {
    const [column, row] = [Math.floor(x / SQUARE) - MARGIN, Math.floor(y / SQUARE) - MARGIN];
    const isWithin = column >= 0 && row >= 0 && column < modules.size && row < modules.size;
    return isWithin && modules.get(row, column) === 1;
  };
  const light = Buffer.alloc(SIDE * SIDE, 235);
  for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) if (isDark(x, y)) light[y * SIDE + x] = 16;
  const color = Buffer.alloc((SIDE * SIDE) / 2, 128);
  const header = `YUV4MPEG2 W${SIDE} H${SIDE} F10:1 Ip A1:1 C420jpeg\n`;
  writeFileSync(path, Buffer.concat([Buffer.from(`${header}FRAME\n`), light, color]));
}
