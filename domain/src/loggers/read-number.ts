/** What loggers write where they measured nothing. */
const missing = new Set([
  '',
  '-',
  '--',
  'n/a',
  'na',
  'nan',
  '-nan',
  'null',
  'none',
  'inf',
  '-inf',
  '7999',
  '-7999',
  '-6999',
]);
const missingNumbers = new Set([-1e10, -9.99, -99.99, -999, -999.9, -999.99, -9999, -9999.99, -99999]);
/** Spreadsheets and C libraries: `##.##`, `#-1`, `1.#QNAN`, `#N/A`. */
const broken = /#/;
/** Hydrolab's marks of quality stand behind the number. */
const marked = /[&*?~@$!]+$/;
/** In-Situ writes `0.000(ERR)` where a sensor failed. */
const failed = /\(err\)$/i;

/** A number as loggers write it, also with a decimal comma; null where the logger says there is none, undefined for what is no number. */
export function readNumber(cell: string): number | null | undefined {
  const text = cell.trim().replace(marked, '').trim();
  if (missing.has(text.toLowerCase()) || broken.test(text) || failed.test(text)) return null;
  if (!/^[-+]?(\d+([.,]\d*)?|[.,]\d+)(e[-+]?\d+)?$/i.test(text)) return undefined;
  const number = Number(text.replace(',', '.'));
  if (!Number.isFinite(number)) return undefined;
  return missingNumbers.has(number) ? null : number;
}
