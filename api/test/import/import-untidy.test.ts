import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Unreadable } from '@artesian/contract/importing/mapping';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { completeMapping, noMapping } from '../../src/import/mapping.ts';
import type { Outcome } from '../../src/import/outcomes.ts';
import { readTable } from '../../src/import/file/read-table.ts';
import { findSubject } from '../../src/import/subject.ts';
import type { Database } from '../../src/platform/database/open-database.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { importRows } from '../support/import-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'artesian-untidy-'));
afterAll(() => rmSync(folder, { recursive: true }));

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** A cell as a person wrote it, and what it means: nothing for a blank one, undefined for what nobody can tell. */
interface Cell {
  text: string;
  means: number | string | null | undefined;
}

const number = fc.integer({ min: 1, max: 3000 });
const blank = fc.constantFrom('', ' ', 'N/A', '-').map((text): Cell => ({ text, means: null }));
const readAs = <T>(from: fc.Arbitrary<T>, read: (of: T) => Cell) => from.map(read);
const junk = (...texts: string[]) => fc.constantFrom(...texts).map((text): Cell => ({ text, means: undefined }));

const depth = fc.oneof(
  blank,
  readAs(number, (feet) => ({ text: String(feet), means: feet })),
  readAs(number, (feet) => ({ text: `${feet}.0'`, means: feet })),
  readAs(number, (feet) => ({ text: `${feet.toLocaleString('en-US')} Ft.`, means: feet })),
  readAs(number, (feet) => ({ text: `~${feet}`, means: feet })),
  readAs(number, (feet) => ({ text: `approx. ${feet} feet`, means: feet })),
  readAs(number, (feet) => ({ text: `${feet}' 6"`, means: feet + 0.5 })),
  readAs(number, (feet) => ({ text: `${feet}’3”`, means: feet + 0.25 })),
  readAs(number, (inches) => ({ text: `${inches * 12} inches`, means: inches })),
  junk('deep', '12-14', '>500', '400 gpm', '1,20', '82 hp', '#REF!', '5/8', '60\' 14"', '5'.repeat(600)),
);
const rate = fc.oneof(
  blank,
  readAs(number, (gallons) => ({ text: `${gallons} gpm`, means: gallons })),
  readAs(number, (gallons) => ({ text: `${gallons}GPM?`, means: gallons })),
  readAs(number, (gallons) => ({ text: `about ${gallons} gal/min`, means: gallons })),
  junk('dry', "82'", '20 to 30', '400 gph'),
);
const year = fc.integer({ min: 1860, max: 2024 });
const drilled = fc.oneof(
  blank,
  readAs(year, (told) => ({ text: `0/0/${told}`, means: `${told}-01-01` })),
  readAs(year, (told) => ({ text: `6/00/${told}`, means: `${told}-06-01` })),
  readAs(year, (told) => ({ text: `${told}-00-00`, means: `${told}-01-01` })),
  readAs(year, (told) => ({ text: String(told), means: `${told}-01-01` })),
  readAs(year, (told) => ({ text: `c. ${told}`, means: `${told}-01-01` })),
  readAs(year, (told) => ({ text: `May ${told}`, means: `${told}-05-01` })),
  readAs(year, (told) => ({ text: `12-Sep-${told}`, means: `${told}-09-12` })),
  readAs(year, (told) => ({ text: `Sept. 12, ${told}`, means: `${told}-09-12` })),
  readAs(year, (told) => ({ text: `9/12/${told} 0:00`, means: `${told}-09-12` })),
  junk('13/45/1999', '5/12/98', 'long ago', '1998-02-30', '0/0/0'),
);
/** Seldom. */
const now = fc.integer({ min: 0, max: 9 }).map((of) => of === 0);
const line = fc.record({ depth, rate, drilled, isNowhere: now, isCut: now, isTwice: now });

const headings = { depth: 'Well Depth', rate: 'Pump Rate GPM', drilled: 'Drilled Date' } as const;
const columns = { depth: 'well_depth_ft', rate: 'pump_gpm', drilled: 'drilled_date' } as const;
type Line = typeof line extends fc.Arbitrary<infer T> ? T : never;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The lines of a sheet, with what is written in each. */
function sheetOf(lines: readonly Line[], number: number) {
  return lines.flatMap((told, index) => {
    const { isNowhere, isCut, isTwice } = told;
    const id = `U-${number}-${index}`;
    const cells = [id, isNowhere ? 'north' : '30.1', '-97.9', told.depth.text, told.rate.text, told.drilled.text];
    const one = { told, id, text: (isCut ? cells.slice(0, 4) : cells).map(quoted).join(',') };
    return isTwice ? [one, one] : [one];
  });
}

it('Lines in are records and problems told: no cell of an untidy sheet is lost without a word', async () => {
  const wells = findSubject('wells')!;
  const chosen = fc.constantFrom<Unreadable>('leave blank', 'refuse');
  let sheets = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 60 }), chosen, async (lines, unreadable) => {
      const number = (sheets += 1);
      const sheet = sheetOf(lines, number);
      const path = join(folder, `${number}.csv`);
      const top = ['Well ID', 'Lat', 'Lon', ...Object.values(headings)].join(',');
      writeFileSync(path, [top, ...sheet.map(({ text }) => text)].join('\n'));
      const table = await readTable(path);
      const mapping = completeMapping(wells, table.columns, { ...noMapping, unreadable });
      const { outcomes } = await importRows(database, wells, table, mapping);
      expect(outcomes.map(({ line: at }) => at)).toEqual(sheet.map((_one, index) => index + 2));

      const { rows } = await database.pool.query<Record<string, unknown>>(
        'select district_well_id as id, well_depth_ft, pump_gpm, drilled_date from wells where district_well_id like $1',
        [`U-${number}-%`],
      );
      const stored = new Map(rows.map((row) => [row['id'], row]));
      expect(outcomes.filter(({ verdict }) => verdict === 'added')).toHaveLength(stored.size);
      for (const [index, { told, id }] of sheet.entries()) holdLine(outcomes[index]!, told, stored.get(id), unreadable);
    }),
    { numRuns: 12 },
  );
});

function holdLine(outcome: Outcome, told: Line, record: Record<string, unknown> | undefined, unreadable: Unreadable) {
  const cells = (['depth', 'rate', 'drilled'] as const).map((name) => ({ name, ...told[name] }));
  const unread = told.isCut ? [] : cells.filter(({ means }) => means === undefined);
  const isRefused = told.isCut || told.isNowhere || (unreadable === 'refuse' && unread.length > 0);
  expect([outcome.verdict === 'refused', outcome.reason]).toEqual([isRefused, outcome.reason]);
  expect(record === undefined).toBe(isRefused);
  const said = [outcome.reason, ...outcome.remarks.map(({ words }) => words)].join(' ');
  // Of a long text its beginning is quoted.
  if (outcome.verdict !== 'already there')
    for (const { text } of unread) expect(said).toContain(`“${text.slice(0, 60)}`);
  if (!record) return;
  for (const { name, means } of cells) {
    const value = record[columns[name]] ?? null;
    if (typeof means === 'number') expect(value).toBeCloseTo(means, 6);
    else expect(value).toBe(means ?? null);
  }
}
