import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@artesian/contract/language/client';
import { saveReadings } from '@artesian/contract/metering/readings-entry';
import pg from 'pg';
import { processorSeconds } from './processor-time.ts';
import { startProduct } from './running.ts';

// How long staff wait for the readings of 200 meters, saved in one call on the large demonstration district: a new month, the same
// corrected, and a month two years ago, which means other gallons for the next. Prints a table and writes it to READINGS.md.

const METERS = 200;
const ROUNDS = 7;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Kept {
  meter_ndx: number;
  meter_reading: number;
}

const url = process.env['BENCH_DATABASE_URL']!;
const databasePid = Number(process.env['BENCH_DATABASE_PID']);
const database = new pg.Client(url);
await database.connect();
const server = await startProduct(url);
try {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'api/src/sign-in/print-token.ts', 'administrator'],
    { cwd: ROOT, env: { ...process.env, ORIGIN: server.origin } },
  );
  const api = createClient({ baseUrl: server.origin, token: () => Promise.resolve(stdout.trim()) });
  const { rows: months } = await database.query<{ c_year: number; c_month: number }>(
    `select extract(year from day)::integer as c_year, extract(month from day)::integer as c_month
     from unnest(array[date_trunc('month', district_today()), date_trunc('month', district_today()) - interval '2 years']) as day`,
  );
  const [present, past] = months as [(typeof months)[0], (typeof months)[0]];
  const empty = ({ c_year, c_month }: typeof present) =>
    database.query('delete from meter_readings where c_year = $1 and c_month = $2', [c_year, c_month]);
  await empty(present);
  await database.query('analyze');
  const { rows: meters } = await database.query<Kept>(
    `select meter_ndx, max(meter_reading)::float8 as meter_reading
     from meter_readings join meters using (meter_ndx)
     where is_active and c_year = $1 and c_month = $2 and meter_reading is not null
     group by meter_ndx order by md5(meter_ndx::text) limit $3`,
    [past.c_year, past.c_month, METERS],
  );
  const save = async (month: typeof present, round: number) => {
    const body = meters.map(({ meter_ndx, meter_reading }) => ({
      meter_ndx,
      ...month,
      meter_reading: meter_reading + round,
    }));
    const [begun, used] = [performance.now(), processorUsed()];
    const saved = await api.call(saveReadings, { body, confirmed: ['meter_reading'] });
    return {
      milliseconds: performance.now() - begun,
      processorMs: (processorUsed() - used) * 1000,
      others: saved.length - body.length,
    };
  };
  const processorUsed = () => processorSeconds(server.pid) + processorSeconds(databasePid, true);
  const added = [];
  for (let round = 0; round < ROUNDS; round++) {
    await empty(present);
    added.push(await save(present, round));
  }
  const corrected = [];
  for (let round = 1; round <= ROUNDS; round++) corrected.push(await save(present, ROUNDS + round));
  const earlier = [];
  for (let round = 1; round <= ROUNDS; round++) earlier.push(await save(past, round));
  const { rows } = await database.query<{ count: number }>('select count(*)::integer as count from meter_readings');
  report(rows[0]!.count, meters.length, [
    ['a new month', added],
    ['the same month, corrected', corrected],
    ['a month two years ago', earlier],
  ]);
} finally {
  await server.stop();
  await database.end();
}

type Saves = { milliseconds: number; processorMs: number; others: number }[];

function report(readings: number, saved: number, lines: [what: string, saves: Saves][]) {
  const text = [
    '# Saving readings in one request',
    '',
    `${new Date().toISOString().slice(0, 10)} · ${saved} meters among ${readings.toLocaleString('en')} readings, by HTTP, on PostgreSQL.`,
    '',
    '| Saved | median ms | longest ms | processor ms | later readings changed |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...lines.map(([what, saves]) => {
      const times = sorted(saves.map(({ milliseconds }) => milliseconds));
      const processor = sorted(saves.map(({ processorMs }) => processorMs));
      const numbers = [median(times), times.at(-1)!, median(processor), saves.at(-1)!.others];
      return `| ${what} | ${numbers.map((number) => number.toFixed(0)).join(' | ')} |`;
    }),
    '',
  ].join('\n');
  console.log(text);
  writeFileSync(new URL('../READINGS.md', import.meta.url), text);
}

function sorted(numbers: number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}

function median(numbers: number[]): number {
  return numbers[Math.floor(numbers.length / 2)]!;
}
