import type { Reader } from '../logger-file.ts';
import { cellsOf, readTable } from '../read-table.ts';

export const sts: Reader = {
  maker: 'STS',
  format: 'DL/N .txt',
  recognizes: ({ text }) => /SN\/TD:/.test(text.slice(0, 400)),
  read: (source) => {
    const at = source.lines.findIndex((line) => /^time\tdate/i.test(line));
    return {
      serial: /SN\/TD:\s*(\d+)/.exec(source.text)?.[1] ?? null,
      location: /Identification:\s*([^\t\r\n]+)/.exec(source.text)?.[1]?.trim() ?? null,
      ...readTable(source, {
        headings: cellsOf(source.lines[at] ?? '', '\t'),
        from: at < 0 ? source.lines.length : at + 1,
        separator: '\t',
        order: 'DMY',
      }),
    };
  },
};
