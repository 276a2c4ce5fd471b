import { describe, expect, it } from 'vitest';
import type { Column } from '../../src/ui/table/column.ts';
import { asCsv, asTabSeparated } from '../../src/ui/table/export/export-rows.ts';

interface Reading {
  note: string | null;
  level: number | null;
  dry: boolean;
}

const columns: Column<Reading>[] = [
  { id: 'note', header: 'Note', kind: 'text', value: ({ note }) => note },
  { id: 'level', header: 'Level', kind: 'number', unit: 'ft', decimals: 2, value: ({ level }) => level },
  { id: 'dry', header: 'Dry', kind: 'flag', value: ({ dry }) => dry },
];

describe('an exported table', () => {
  it('quotes what needs it, after a mark for UTF-8', () => {
    const rows = [
      { note: 'deep, "very"', level: 1234.5, dry: true },
      { note: null, level: null, dry: false },
    ];
    expect(asCsv(columns, rows)).toBe('\ufeffNote,Level (ft),Dry\r\n"deep, ""very""",1234.5,Yes\r\n,,No\r\n');
  });

  it('keeps text from acting as a formula, and numbers as they are', () => {
    const rows = ['=HYPERLINK("x")', '+1 512', '-gone', '@SUM(A1)'].map((note) => ({
      note,
      level: -97.78,
      dry: false,
    }));
    const cells = asCsv(columns, rows).split('\r\n').slice(1, -1);
    expect(cells).toEqual([
      `"'=HYPERLINK(""x"")",-97.78,No`,
      `'+1 512,-97.78,No`,
      `'-gone,-97.78,No`,
      `'@SUM(A1),-97.78,No`,
    ]);
  });

  it('is copied with tabs between the cells and none within', () => {
    expect(asTabSeparated(columns, [{ note: 'one\ttwo\nthree', level: 2, dry: true }])).toBe(
      'Note\tLevel (ft)\tDry\none two three\t2\tYes',
    );
  });
});
