import type { Reader, Recorded, Source } from '../logger-file.ts';
import { readMoment } from '../read-moment.ts';
import { cellsOf, readTable, roleOf, type Separator } from '../read-table.ts';

const separators: readonly Separator[] = ['\t', ';', ',', 'blanks'];
/** No head of a file is longer. */
const HEAD = 120;

interface Head {
  headings: string[];
  units?: string[];
  from: number;
  separator: Separator;
}

/** A date and values in columns, with or without a line of headings and one of units. The last to be asked. */
export const plainColumns: Reader = {
  maker: 'Plain columns',
  format: 'text',
  recognizes: (source) => headOf(source) !== undefined,
  read: (source): Recorded => readTable(source, headOf(source)!),
};

function headOf({ lines }: Source): Head | undefined {
  for (const separator of separators) {
    const found = lines.slice(0, HEAD).findIndex((line) => isHeading(cellsOf(line, separator)));
    if (found >= 0) return withUnits(lines, found, separator);
  }
  for (const separator of separators) {
    const cells = cellsOf(lines.find((line) => line.trim() !== '') ?? '', separator);
    const headings = headingsFor(cells);
    if (headings) return { headings, from: 0, separator };
  }
  return undefined;
}

/** A date or a time, something measured, and no number. */
const isHeading = (cells: readonly string[]): boolean => {
  const found = cells.map(roleOf);
  const isDated =
    found.includes('moment') || found.includes('date') || (found.includes('time') && found.indexOf('time') === 0);
  const isShort = cells.every((cell) => cell.length <= 80);
  return (
    isDated &&
    isShort &&
    found.includes('channel') &&
    cells.length >= 2 &&
    !cells.some((cell) => /^[-\d.,:/ ]+$/.test(cell))
  );
};

/** The line behind the headings is one of units where nothing in it is a number and some of it is known. */
function withUnits(lines: readonly string[], at: number, separator: Separator): Head {
  const headings = cellsOf(lines[at]!, separator);
  const next = cellsOf(lines[at + 1] ?? '', separator);
  const isUnits =
    next.length > 1 &&
    next.some((cell) => cell !== '') &&
    !next.some((cell) => /\d/.test(cell.replaceAll(/H2O|cm2|m3/gi, '')));
  // What is joined by blanks has fewer headings than columns where a unit stands apart.
  return isUnits && next.length <= headings.length + 1
    ? { headings, units: next.map((unit) => unit.replace(/^[[(](.*)[\])]$/, '$1')), from: at + 2, separator }
    : { headings, from: at + 1, separator };
}

/** Of a first line that is a reading already: a date and time together or apart, then values. */
function headingsFor(cells: readonly string[]): string[] | undefined {
  const isMoment = (text: string) =>
    /\d[-/.]\d/.test(text) && ['MDY', 'DMY'].some((order) => readMoment(text, order as 'MDY'));
  const valuesFrom = (index: number) =>
    cells.slice(index).map((_, place) => (place === 0 ? 'Value' : `Value ${place + 1}`));
  const [first = '', second = ''] = cells;
  if (!isMoment(first)) return undefined;
  if (/^\d{1,2}:\d{2}/.test(second)) return cells.length > 2 ? ['Date', 'Time', ...valuesFrom(2)] : undefined;
  return cells.length > 1 ? ['Date Time', ...valuesFrom(1)] : undefined;
}
