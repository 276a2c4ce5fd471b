import { t } from '@artesian/domain/texts/translate';
import { workbookType } from '@artesian/contract/language/workbook';
import type { Sheet } from './as-xlsx.ts';
import { isVolume, nameOfColumn, shownValue, unitOfColumn, type CellValue, type Column } from '../column.ts';
import type { FromWorker, ToWorker } from './xlsx-worker.ts';

/** So many rows at a time are read without anybody noticing. */
const SOME = 2000;

/** The rows as a workbook. Of fifty thousand it takes seconds, during which the page goes on answering. */
export async function makeWorkbook<T>(name: string, columns: readonly Column<T>[], rows: readonly T[]): Promise<Blob> {
  const sheet = { name, columns: columns.map(withoutFunctions) };
  const read = (some: readonly T[]) => some.map((row) => columns.map((column) => yesOrNo(shownValue(column, row))));
  const bytes = await ('Worker' in globalThis ? inWorker(sheet, rows, read) : here(sheet, read(rows)));
  return new Blob([bytes], { type: workbookType });
}

/** A worker does not know the language of the page. */
function yesOrNo(value: CellValue): CellValue {
  if (typeof value !== 'boolean') return value;
  return value ? t('Yes') : t('No');
}

/** What a worker knows of a column: nothing of the district's unit but what is in it. */
function withoutFunctions<T>(column: Column<T>) {
  const { kind, decimals, ungrouped = false } = column;
  const unit = unitOfColumn(column);
  return {
    header: nameOfColumn(column),
    unit,
    kind,
    decimals: !isVolume(column) || unit === column.unit ? decimals : undefined,
    ungrouped,
  };
}

async function here(sheet: Sheet, rows: CellValue[][]) {
  const { asXlsx } = await import('./as-xlsx.ts');
  return asXlsx({ ...sheet, rows });
}

async function inWorker<T>(sheet: Sheet, rows: readonly T[], read: (some: readonly T[]) => CellValue[][]) {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: ToWorker) => worker.postMessage(message);
  try {
    const made = answerOf(worker);
    for (let first = 0; first < rows.length; first += SOME) {
      tell({ rows: read(rows.slice(first, first + SOME)) });
      await new Promise((resolve) => setTimeout(resolve));
    }
    tell({ sheet });
    return await made;
  } finally {
    worker.terminate();
  }
}

const answerOf = (worker: Worker) =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
      'bytes' in data ? resolve(data.bytes) : reject(new Error(data.error)),
    );
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
