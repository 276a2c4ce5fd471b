import { channelOf } from './channels.ts';
import { factIn } from './facts.ts';
import type { Channel, Recorded, Source } from './logger-file.ts';
import { readTable } from './read-table.ts';
import { zoneIn } from './utc-offset.ts';

const END = /^END OF DATA FILE/i;

/** Text files of the kind that Solinst's Levelogger (`.lev`) and Van Essen's Diver (`.mon`) share: sections in brackets, then `[Data]`. */
export function readDatalogger(source: Source): Recorded {
  const { lines } = source;
  const data = lines.findIndex((line) => /^\s*\[data\]/i.test(line));
  const head = lines.slice(0, data < 0 ? undefined : data);
  const channels = channelsOf(head);
  const end = lines.findIndex((line) => END.test(line));
  const from = data < 0 ? lines.length : data + 1;
  const announced = Number(lines[from]?.trim());
  const isAnnounced = /^\s*\d+\s*$/.test(lines[from] ?? '');
  const table = readTable(source, {
    headings: ['Date', 'Time', ...channels.map(({ name }) => name)],
    from: isAnnounced ? from + 1 : from,
    ends: END,
    separator: 'blanks',
    ...(/^\s*\d{4}[-/_]/.test(lines[from + 1] ?? '') && { order: 'YMD' as const }),
  });
  const isShort = isAnnounced && announced !== table.rows.length;
  return {
    serial: serialIn(head),
    location: factIn(head, /^location$/i),
    // People who use Divers write the clock where the instrument's number has its place.
    timeZone: zoneIn(factIn(head, /^(instrument number|utc offset.*)$/i) ?? ''),
    channels,
    rows: table.rows,
    asides: table.asides ?? [],
    ...(table.dates && { dates: table.dates }),
    problems: [
      ...(data < 0 ? [{ line: null, what: 'The file ends before its readings begin.' }] : []),
      ...(isShort
        ? [
            {
              line: from + 1,
              what: `The file header says ${announced} readings; ${table.rows.length} were found.`,
            },
          ]
        : []),
      ...(end < 0 && data >= 0
        ? [{ line: lines.length, what: 'The end of the file is missing: it was cut off.' }]
        : []),
      ...table.problems,
    ],
  };
}

/** `..100-2041929 2..` has more than the serial number in it. */
export function serialIn(head: readonly string[]): string | null {
  const said = factIn(head, /^serial number$/i);
  return /-\s*(\w*\d\w*)/.exec(said ?? '')?.[1] ?? /\d{3,}/.exec(said ?? '')?.[0] ?? said;
}

/** The last section about each channel wins: it was written with the data. */
function channelsOf(head: readonly string[]): Channel[] {
  const found = new Map<number, Channel>();
  for (const [index, line] of head.entries()) {
    const number = /^\s*\[channel (\d+)/i.exec(line)?.[1];
    if (!number) continue;
    const rest = head.slice(index + 1);
    const length = rest.findIndex((other) => other.trim().startsWith('['));
    const section = length < 0 ? rest : rest.slice(0, length);
    const name = (factIn(section, /^identification$/i) ?? `Channel ${number}`).replace(/^\d+:\s*/, '');
    const written = factIn(section, /^unit$/i) ?? unitBehind(section);
    found.set(Number(number), channelOf(name, written || (/temp/i.test(name) ? '°C' : '')));
  }
  return [...found].toSorted(([one], [other]) => one - other).map(([, channel]) => channel);
}

/** Older files name the unit behind the reference: `0.00      cm`. */
function unitBehind(section: readonly string[]): string {
  const reference = factIn(section, /^(reference( level)?|range)$/i);
  return /^[-\d.,]+\s+(.+)$/.exec(reference ?? '')?.[1]?.trim() ?? '';
}
