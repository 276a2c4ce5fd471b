import { accountForLines } from './account-for-lines.ts';
import type { Channel, LoggerRow, Reader, Recorded, Source } from './logger-file.ts';
import { RefusedFile } from './refused-file.ts';

/** A head and the readings below it, and how many lines of the file stand above. */
interface Part extends Source {
  above: number;
}
interface ReadPart extends Recorded {
  above: number;
}

/**
 * A file whose head comes again is read part by part, each by its own head: what was written between two heads is not lost, and no value is
 * taken for one of another channel, unit, clock or logger. Throws RefusedFile where a line of it would be.
 */
export function readInParts(reader: Reader, source: Source): Recorded {
  const parts = partsOf(reader, source);
  const own = withOneOrder(reader, parts);
  for (const [index, part] of own.entries()) accountForLines(parts[index]!, part, part.above);
  if (own.length === 1) return own[0]!;
  const read = own.map(inLinesOfFile);
  for (const part of read.slice(1)) refuseOther(read[0]!, part);
  return joined(read);
}

function partsOf(reader: Reader, source: Source): Part[] {
  const heads = headsOf(reader, source);
  const parts: Part[] = [];
  for (const [index, head] of heads.entries()) {
    const above = index === 0 ? 0 : head;
    const lines = source.lines.slice(above, heads[index + 1]);
    const part = { lines, text: lines.join('\n'), above };
    if (index === 0 || reader.recognizes(part)) parts.push(part);
    else {
      // A head without anything below it is no beginning: it stays with what is above.
      const before = parts.pop()!;
      const both = [...before.lines, ...lines];
      parts.push({ lines: both, text: both.join('\n'), above: before.above });
    }
  }
  return parts;
}

/** Indexes of the lines with which a head begins. A first line that is a reading already begins none. */
function headsOf({ begins, read }: Reader, { lines }: Source): number[] {
  const first = Math.max(
    lines.findIndex((line) => line.trim() !== ''),
    0,
  );
  if (begins === null) return [first];
  const opening = lines[first]?.trim();
  const isHead = begins ? (line: string) => begins.test(line) : (line: string) => line.trim() === opening;
  const again = lines.flatMap((line, index) => (index > first && isHead(line) ? [index] : []));
  if (again.length === 0 || begins) return [first, ...again];
  const above = lines.slice(0, again[0]);
  const isReading = read({ lines: above, text: above.join('\n') }).rows[0]?.line === first + 1;
  return isReading ? [first] : [first, ...again];
}

/** A part whose dates can be read in two ways is read as those are that can be read in one. */
function withOneOrder(reader: Reader, parts: readonly Part[]): ReadPart[] {
  const read = parts.map((part) => ({ ...reader.read(part), above: part.above }));
  const sure = read.find(({ dates }) => dates && !dates.isAmbiguous);
  if (!sure) return read;
  return read.map((part, index) => {
    const order = sure.dates!.order;
    if (!part.dates || part.dates.order === order) return part;
    if (!part.dates.isAmbiguous)
      throw new RefusedFile(part.above + 1, otherThan(part, `dates are written in another format`));
    return { ...reader.read({ ...parts[index]!, order }), above: part.above };
  });
}

function inLinesOfFile({ above, rows, problems, asides = [], ...said }: ReadPart): ReadPart {
  return {
    ...said,
    above,
    rows: rows.map((row) => ({
      ...row,
      line: row.line + above,
      ...(row.others && { others: row.others.map((line) => line + above) }),
    })),
    problems: [
      ...(above > 0 ? [{ line: above + 1, to: above + headOf(rows), what: COMES_AGAIN }] : []),
      ...problems.map(({ line, to, what }) => ({
        line: line === null ? null : line + above,
        ...(to !== undefined && { to: to + above }),
        what,
      })),
    ],
    asides: asides.map((line) => line + above),
  };
}

/** Loggers write it when they are read out, and when they had lost their power. */
const COMES_AGAIN = 'The file’s header is repeated here. It is not a reading.';

/** How many lines stand above the first reading. */
const headOf = (rows: readonly LoggerRow[]) => Math.max(1, (rows[0]?.line ?? 0) - 1);

/** Readings of another logger, or by another clock, are a file of their own. */
function refuseOther(first: Recorded, part: ReadPart): void {
  for (const [fact, word] of [
    ['serial', 'logger'],
    ['timeZone', 'clock'],
  ] as const) {
    const [one, other] = [first[fact], part[fact]];
    if (one && other && one !== other)
      throw new RefusedFile(part.above + 1, otherThan(part, `${word} is ${other} instead of ${one}`));
  }
  for (const { name, unit } of part.channels) {
    const before = first.channels.filter((channel) => channel.name === name);
    if (before.length > 0 && !before.some((channel) => channel.unit === unit))
      throw new RefusedFile(part.above + 1, otherThan(part, `${name} is in ${unit}, not in ${before[0]!.unit}`));
  }
}

const otherThan = ({ above }: { above: number }, what: string) =>
  `Line ${above + 1} begins readings whose ${what}. Send them as a separate file.`;

/** The parts below one another, each value under the channel that its part names. */
function joined(parts: readonly ReadPart[]): Recorded {
  const channels = new Map<string, Channel>();
  const keyed = parts.map((part) => {
    const seen = new Map<string, number>();
    const keys = part.channels.map((channel) => {
      const named = `${channel.name}\n${channel.unit}`;
      seen.set(named, (seen.get(named) ?? 0) + 1);
      const key = `${named}\n${seen.get(named)}`;
      if (!channels.has(key)) channels.set(key, channel);
      return key;
    });
    return { part, keys };
  });
  const all = [...channels.keys()];
  const rows = keyed.flatMap(({ part, keys }): LoggerRow[] => {
    const at = all.map((key) => keys.indexOf(key));
    return part.rows.map((row) => ({ ...row, values: at.map((index) => row.values[index] ?? null) }));
  });
  const problems = parts.flatMap((part) => part.problems);
  return {
    ...parts[0]!,
    serial: firstSaid(parts, 'serial'),
    location: firstSaid(parts, 'location'),
    timeZone: firstSaid(parts, 'timeZone'),
    channels: [...channels.values()],
    rows,
    // What is said of the file as a whole is said once.
    problems: problems.filter(
      (one, index) =>
        one.line !== null || problems.findIndex(({ line, what }) => line === null && what === one.what) === index,
    ),
    asides: parts.flatMap(({ asides = [] }) => asides),
  };
}

const firstSaid = (parts: readonly Recorded[], fact: 'serial' | 'location' | 'timeZone') =>
  parts.map((part) => part[fact]).find(Boolean) ?? null;
