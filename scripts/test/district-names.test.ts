import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// What aquifers, counties, pools and springs are called is a district's data: product code names none.

const root = new URL('../..', import.meta.url);
const rooms = ['api/src', 'api/sql', 'contract/src', 'domain/src', 'web/src'];
const names =
  /\b(Edwards|Trinity|Woodbine|Carrizo|Ogallala|Glen Rose|Balcones|Barton|Lovelady|Comal|Uvalde|San Marcos|San Antonio|Travis|Hays|Caldwell|Bastrop|Blanco)\b/g;
const filesOf = (room: string) =>
  readdirSync(new URL(room, root), { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file}`)
    .filter((file) => /\.(ts|tsx|sql)$/.test(file));
const isComment = (line: string) => /^\s*(--|\/\/|\/?\*)/.test(line);

/** Where one stands all the same, and why. */
const known: Record<string, string> = {
  // Columns of a call of the specification; the screens ask for a row for each name.
  'api/sql/dashboard/ui_dashboard_well_count_summary.sql': 'Edwards Trinity',
  'contract/src/dashboard/dashboard.ts': 'Edwards Trinity',
  // What state inventories call the aquifer of a well, where the list of completions has the short name.
  'contract/src/wells/wells.ts': 'Edwards Balcones Edwards Edwards Edwards',
  // What a server that was told nothing is called.
  'api/src/platform/config.ts': 'Barton Barton',
};

it('no aquifer, county, pool or spring is named in code', () => {
  const found: Record<string, string> = {};
  for (const file of rooms.flatMap(filesOf)) {
    const lines = readFileSync(new URL(file, root), 'utf8')
      .split('\n')
      .filter((line) => !isComment(line));
    const here = lines.flatMap((line) => line.match(names) ?? []);
    if (here.length > 0) found[file] = here.join(' ');
  }
  expect(found).toEqual(known);
});
