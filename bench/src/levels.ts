import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { addWells } from '@artesian/demo/add-wells';
import pg from 'pg';
import { startProduct } from './running.ts';

// How long it takes until 30,000 wells with 1.6 million levels are compared with their own history, and until one is whose levels changed: from the
// commit of the levels to the commit of the job, with the time that the job waits to be seen. Prints a table and writes it to LEVELS.md.

const WELLS = 30_000;
const LEVELS_OF_WELL = 54;
const FIRST_DAY = '2003-01-15';
const LOOK_MS = 5;

const url = process.env['BENCH_DATABASE_URL']!;
const server = await startProduct(url);
const database = new pg.Client(url);
await database.connect();
try {
  await addWells(database, WELLS);
  // Every fifth month or so of more than twenty years: each month of the year comes about once in five years, some ten times.
  const { rowCount: levels } = await database.query(
    `insert into daily_water_levels (well_ndx, collect_day, dtw_ft)
     select well_ndx, $1::date + number * 150, 100 + random() * 50
     from wells cross join generate_series(0, $2::integer - 1) as numbers (number)
     on conflict do nothing`,
    [FIRST_DAY, LEVELS_OF_WELL],
  );
  const all = await untilCounted();
  const ones: number[] = [];
  for (let round = 1; round <= 5; round++) {
    await database.query('update daily_water_levels set dtw_ft = dtw_ft + 1 where well_ndx = $1', [round * 7]);
    ones.push(await untilCounted());
  }
  report(levels ?? 0, all, ones);
} finally {
  await database.end();
  await server.stop();
}

async function untilCounted(): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const { rows } = await database.query<{ waits: boolean }>('select exists (select from levels_to_count) as waits');
    if (!rows[0]!.waits) return performance.now() - begun;
    await sleep(LOOK_MS);
  }
}

function report(levels: number, all: number, ones: number[]) {
  const one = ones.toSorted((a, b) => a - b)[Math.floor(ones.length / 2)]!;
  const text = [
    '# Levels against their own history',
    '',
    `${new Date().toISOString().slice(0, 10)} · ${levels.toLocaleString('en')} more levels of ${WELLS.toLocaleString('en')} wells on PostgreSQL, from their commit until classes and trends are kept, with the time that the job waits to be seen.`,
    '',
    '| Counted | seconds |',
    '| --- | ---: |',
    `| all wells | ${(all / 1000).toFixed(1)} |`,
    `| one well, median of ${ones.length} | ${(one / 1000).toFixed(2)} |`,
    '',
  ].join('\n');
  console.log(text);
  writeFileSync(new URL('../LEVELS.md', import.meta.url), text);
}
