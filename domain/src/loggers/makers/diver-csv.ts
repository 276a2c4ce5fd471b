import { factIn } from '../facts.ts';
import type { Reader } from '../logger-file.ts';
import { serialIn } from '../read-datalogger.ts';
import { cellsOf, readTable, type Separator } from '../read-table.ts';
import { zoneIn } from '../utc-offset.ts';

const separatorOf = (line: string): Separator => (line.includes(';') ? ';' : ',');

/** The line of headings, whichever of them is the date's. */
const isHeading = (line: string) => cellsOf(line, separatorOf(line)).some((cell) => /^date\/time$/i.test(cell));

/** What Diver-Office exports: the head of a `.mon` file or a part of it, then columns with their units in brackets. */
export const diverCsv: Reader = {
  maker: 'Van Essen',
  format: 'Diver-Office .csv',
  recognizes: ({ lines }) => {
    const head = lines.slice(0, 120);
    return head.some(isHeading) && head.some((line) => /^\s*(location|serial number)\s*[=;]|diver/i.test(line));
  },
  read: (source) => {
    const { lines } = source;
    const at = lines.findIndex(isHeading);
    const head = lines.slice(0, at);
    const separator = separatorOf(lines[at]!);
    return {
      serial: serialIn(head),
      location: factIn(head, /^location$/i),
      timeZone: zoneIn(factIn(head, /^(instrument number|utc offset.*)$/i) ?? ''),
      ...readTable(source, {
        // `2:Spec.cond.[mS/cm]` is the conductivity by the second of its sensors.
        headings: cellsOf(lines[at]!, separator).map((name) => name.replace(/^\d+:\s*/, '')),
        from: at + 1,
        ends: /^END OF DATA FILE/i,
        separator,
      }),
    };
  },
};
