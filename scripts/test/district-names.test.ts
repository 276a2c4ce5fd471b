import { permitTypes } from '@artesian/demo/permit-types';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

// What aquifers, counties, pools, springs, permit types, tiers, stages, indicators and parameters are called is a district's data: product code
// names none.

const root = new URL('../..', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const rooms = ['api/src', 'api/sql', 'contract/src', 'domain/src', 'web/src'];
const filesOf = (room: string) =>
  readdirSync(new URL(room, root), { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file}`)
    .filter((file) => /\.(ts|tsx|sql)$/.test(file));
const isComment = (line: string) => /^\s*(--|\/\/|\/?\*)/.test(line);

/** What code says, without its comments, by file. */
const said = new Map(
  rooms.flatMap(filesOf).map((file) => [
    file,
    read(file)
      .split('\n')
      .filter((line) => !isComment(line))
      .join('\n'),
  ]),
);

/** Where it stands all the same, by file. */
const found = (pattern: RegExp) =>
  Object.fromEntries(
    [...said].map(([file, text]) => [file, (text.match(pattern) ?? []).join(' ')]).filter(([, names]) => names),
  );

it('no aquifer, county, pool or spring is named in code', () => {
  const names =
    /\b(Edwards|Trinity|Woodbine|Carrizo|Ogallala|Glen Rose|Balcones|Barton|Lovelady|Comal|Uvalde|San Marcos|San Antonio|Travis|Hays|Caldwell|Bastrop|Blanco)\b/g;
  expect(found(names)).toEqual({
    // Columns of a call of the specification; the screens ask for a row for each name.
    'api/sql/dashboard/ui_dashboard_well_count_summary.sql': 'Edwards Trinity',
    'contract/src/dashboard/dashboard.ts': 'Edwards Trinity',
    // What a server that was told nothing is called.
    'api/src/platform/config.ts': 'Barton Barton',
  });
});

/** The words that a new database has in a list. */
function wordsOf(table: string): string[] {
  const inserted = new RegExp(`^insert into ${table} \\(.*\\) values\\n((?:  .*\\n?)*)`, 'm').exec(
    read('api/schema.sql'),
  );
  return [...inserted![1]!.matchAll(/^ {2}\(\d+, '((?:[^']|'')*)'/gm)].map(([, word]) => word!);
}

interface Example {
  lists: Record<string, (string | { word: string })[]>;
  records: { 'permit-types': { permit_type_desc: string }[] };
}

it('no permit type, tier, stage, indicator or parameter of any example district is named in code', () => {
  const examples = readdirSync(new URL('districts', root)).map((file) => parse(read(`districts/${file}`)) as Example);
  const words = new Set([
    ...['drought_stages', 'drought_areas', 'permit_tiers', 'indicators', 'aqsci_parameters'].flatMap(wordsOf),
    ...permitTypes.map(({ row }) => row.permit_type_desc),
    ...examples.flatMap(({ records }) => records['permit-types'].map((type) => type.permit_type_desc)),
    ...examples.flatMap(({ lists }) =>
      ['drought-stages', 'drought-areas', 'indicators', 'permit-tiers', 'aquifers', 'aquifer-groups']
        .flatMap((list) => lists[list] ?? [])
        .map((word) => (typeof word === 'string' ? word : word.word)),
    ),
  ]);
  // What the first area is called until a district names it, and what the specification calls a column.
  for (const word of ['', 'District', 'Trinity', 'Edwards']) words.delete(word);
  expect(words.size).toBeGreaterThan(60);
  // As a text of its own: `Temperature` may be a word of any sentence.
  const literal = [...words].map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
  expect(found(new RegExp(`(?<=['">\`])(${literal})(?=['"<\`])`, 'g'))).toEqual({});
});
