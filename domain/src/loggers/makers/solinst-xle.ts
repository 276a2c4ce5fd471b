import { channelOf } from '../channels.ts';
import type { Channel, LoggerRow, Problem, Reader, Recorded, Source } from '../logger-file.ts';
import { readMoment } from '../read-moment.ts';
import { readNumber } from '../read-number.ts';

export const solinstXle: Reader = {
  maker: 'Solinst',
  format: '.xle',
  begins: /<Body_xle/i,
  recognizes: ({ text }) => /<Body_xle/i.test(text.slice(0, 2000)),
  read,
};

function read({ text, lines }: Source): Recorded {
  const channels = endedBy(text, /<\/Ch\d+_data_header>/i, /<Ch\d+_data_header>/i).map((head): Channel =>
    channelOf(inside(head, 'Identification') || 'LEVEL', inside(head, 'Unit')),
  );
  const problems: Problem[] = [];
  const asides: number[] = [];
  const rows = rowsOf(lines, channels, problems, asides);
  const announced = Number(inside(text, 'Num_log'));
  if (announced && announced !== rows.length) {
    problems.unshift({
      line: null,
      what: `The file header says ${announced} readings; ${rows.length} were found.`,
    });
  }
  if (!/<\/Body_xle>/i.test(text)) {
    problems.unshift({ line: lines.length, what: 'The end of the file is missing: it was cut off.' });
  }
  return {
    serial: inside(text, 'Serial_number') || null,
    location: inside(text, 'Location') || null,
    channels,
    rows,
    problems,
    asides,
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name]!);

const inside = (text: string, tag: string): string =>
  plain(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'i').exec(text)?.[1] ?? '').trim();

/** Readings stand on many lines each; line by line, so that what is cut off or broken is said of its line. */
function rowsOf(
  lines: readonly string[],
  channels: readonly Channel[],
  problems: Problem[],
  asides: number[],
): LoggerRow[] {
  const rows: LoggerRow[] = [];
  let begun: { line: number; text: string } | undefined;
  for (const [index, line] of lines.entries()) {
    if (/<Log\b/i.test(line)) {
      if (begun) problems.push({ line: begun.line, to: index, what: 'A reading is cut off.' });
      begun = { line: index + 1, text: '' };
    }
    if (!begun) {
      if (line.trim().startsWith('<')) asides.push(index + 1);
      continue;
    }
    begun.text += line;
    if (!/<\/Log>/i.test(line)) continue;
    // More than one may stand on a line.
    for (const log of endedBy(begun.text, /<\/Log>/i, /<Log\b/i))
      rows.push(...rowOf([begun.line, index + 1], log, channels, problems));
    begun = undefined;
  }
  if (begun) problems.push({ line: begun.line, to: lines.length, what: 'The last reading is cut off.' });
  return rows;
}

function rowOf(
  [line, to]: [number, number],
  log: string,
  channels: readonly Channel[],
  problems: Problem[],
): LoggerRow[] {
  const at = readMoment(`${inside(log, 'Date')} ${inside(log, 'Time')}`, 'YMD');
  if (at === undefined) {
    problems.push({ line, to, what: 'A reading without a date and time.' });
    return [];
  }
  const values = channels.map(({ name }, index) => {
    const written = inside(log, `ch${index + 1}`);
    const value = readNumber(written);
    if (value === undefined) problems.push({ line, what: `${name}: “${written}” is not a number.` });
    if (value === null) problems.push({ line, what: `The reading has no ${name}.` });
    return value ?? null;
  });
  return [{ line, at, values, others: Array.from({ length: to - line }, (_, index) => line + index + 1) }];
}

/**
 * What stands between each first beginning and the next end. Found end by end: an expression that looks for both reads a file that has only
 * beginnings anew from each of them.
 */
const endedBy = (text: string, end: RegExp, begin: RegExp): string[] =>
  text
    .split(end)
    .slice(0, -1)
    .flatMap((part) => {
      const at = part.search(begin);
      return at < 0 ? [] : [part.slice(at)];
    });
