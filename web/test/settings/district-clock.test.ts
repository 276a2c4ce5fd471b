import { views } from '@artesian/contract/endpoints';
import { fieldMeta } from '@artesian/contract/language/fields';
import { registers } from '@artesian/contract/registers';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { instantOf, localDay, localHour, localMinute, localTime, today, zoneName } from '../../src/ui/dates.ts';
import { setDistrictClock } from '../../src/ui/district-clock.ts';
import { formatCell } from '../../src/ui/table/column.ts';
import { declaredColumns } from '../../src/ui/table/declared-column.ts';

/** Half past midnight in Greenwich is the evening before in Texas. */
const NIGHT = '2026-11-25T00:36:00Z';
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the clock of the district', () => {
  it('tells moments in words, by the name of the zone on that day', () => {
    setDistrictClock('America/Chicago');
    expect(plain(localTime(NIGHT))).toBe('Nov 24, 2026, 6:36 PM CST');
    expect(plain(localTime('2026-07-01T00:36:00Z'))).toBe('Jun 30, 2026, 7:36 PM CDT');
    expect([localDay(NIGHT), plain(localHour(NIGHT)), zoneName(NIGHT)]).toEqual(['Nov 24, 2026', '6:36 PM CST', 'CST']);
    setDistrictClock('America/Phoenix');
    expect(plain(localTime(NIGHT))).toBe('Nov 24, 2026, 5:36 PM MST');
    setDistrictClock('America/Chicago');
  });

  it('is that of inputs, also where it is set forward and back', () => {
    for (const iso of [NIGHT, '2026-03-08T07:59:00.000Z', '2026-03-08T08:00:00.000Z', '2026-11-01T05:30:00.000Z'])
      expect(instantOf(localMinute(iso))).toBe(new Date(iso).toISOString());
    expect(localMinute(NIGHT)).toBe('2026-11-24T18:36');
    expect(instantOf('2026-03-08T03:30')).toBe('2026-03-08T08:30:00.000Z');
    expect(instantOf('not yet')).toBeUndefined();
    expect(today()).toBe(localMinute(new Date().toISOString()).slice(0, 10));
  });
});

/** Of every list the columns that hold moments and days. */
const lists: [string, z.ZodObject][] = [
  ...registers.map(({ path, row }): [string, z.ZodObject] => [path, row]),
  ...views.map(({ path, row }): [string, z.ZodObject] => [path, row]),
];
const columnsOf = (row: z.ZodObject, kind: string) =>
  Object.entries(row.shape)
    .filter(([, schema]) => fieldMeta.get(schema as z.ZodType)?.kind === kind)
    .map(([name]) => name);

describe('columns of lists', () => {
  const inTable = (row: z.ZodObject, name: string, value: string) => {
    const [column] = declaredColumns(row)(name);
    return plain(formatCell(column!, { [name]: value }));
  };

  it('show every moment by the clock of the district, and every day as it is', () => {
    const moments = lists.flatMap(([, row]) => columnsOf(row, 'timestamp').map((name) => inTable(row, name, NIGHT)));
    expect(moments.length).toBeGreaterThan(50);
    expect(new Set(moments)).toEqual(new Set(['Nov 24, 2026, 6:36 PM CST']));
    const days = lists.flatMap(([, row]) => columnsOf(row, 'date').map((name) => inTable(row, name, '2026-11-24')));
    expect(days.length).toBeGreaterThan(20);
    expect(new Set(days)).toEqual(new Set(['11/24/2026']));
  });
});
