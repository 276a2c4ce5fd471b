import { asXlsx, type Sheet } from './as-xlsx.ts';
import type { CellValue } from '../column.ts';

/** Rows come some at a time, and the sheet that they belong on when all have come. */
export type ToWorker = { rows: CellValue[][] } | { sheet: Sheet };
export type FromWorker = { bytes: Uint8Array<ArrayBuffer> } | { error: string };

const rows: CellValue[][] = [];

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('rows' in data) rows.push(...data.rows);
  else void answer(data.sheet);
});

async function answer(sheet: Sheet) {
  try {
    tell({ bytes: await asXlsx({ ...sheet, rows }) });
  } catch (error) {
    tell({ error: (error as Error).message });
  }
}

const tell = (message: FromWorker) => postMessage(message);
