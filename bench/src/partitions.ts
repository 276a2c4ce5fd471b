import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import pg from 'pg';
import { processorSeconds } from './processor-time.ts';

// Twenty million meter readings in the table as it is, with one more index, and divided by fiscal year: what the questions of the product
// cost of each. The tables have the columns, checks and indexes of the product's, not its triggers and keys to others, which cost each the
// same. Prints a table and writes it to PARTITIONS.md.

const METERS = 56_000;
/** Fiscal years from September to August; 20.2 million months. */
const YEARS = { first: 1996, last: 2025 };
const SAVED = 200;
const like =
  'like public.meter_readings including defaults including generated including constraints including storage';

/** Another one each time, all over. */
const meterOf = (turn: number): number => 1 + ((turn * 7919) % METERS);
const ofYear = (year: number) => `((c_year = ${year - 1} and c_month >= 9) or (c_year = ${year} and c_month <= 8))`;
const middle = Math.round((YEARS.first + YEARS.last) / 2);

/** What the product asks of readings, in its words as far as the table alone answers; how often each is asked here. */
const questions: { what: string; times: number; sql: (table: string, turn: number) => string }[] = [
  {
    what: 'all readings of a meter, in its chain',
    times: 300,
    sql: (table, turn) =>
      `select * from ${table} where meter_ndx = ${meterOf(turn)} order by c_year desc, c_month desc`,
  },
  {
    what: 'the last reading of a meter before a month',
    times: 300,
    sql: (table, turn) => `
      select meter_reading from ${table} where meter_ndx = ${meterOf(turn)} and (c_year, c_month) < (${middle}, 6)
        and meter_reading is not null
      order by c_year desc, c_month desc limit 1`,
  },
  {
    what: 'a month of all meters',
    times: 6,
    sql: (table, turn) =>
      `select count(*), sum(calculated_gallons) from ${table} where c_year = ${middle + turn} and c_month = 6`,
  },
  {
    what: 'a fiscal year by meter',
    times: 4,
    sql: (table, turn) => `
      select count(*), max(gallons) from (
        select meter_ndx, sum(calculated_gallons) as gallons from ${table} where ${ofYear(middle + turn)} group by meter_ndx
      ) as years`,
  },
  {
    what: `${SAVED} readings of a new month saved`,
    times: 12,
    sql: (table, turn) => `
      insert into ${table} (meter_ndx, c_year, c_month, prev_meter_reading, meter_reading)
      select meter, ${YEARS.last + (turn >= 4 ? 1 : 0)}, ${turn >= 4 ? turn - 3 : turn + 9}, before.meter_reading, 1000000
      from generate_series(1, ${SAVED * 250}, 250) as meter
      cross join lateral (
        select meter_reading from ${table} as readings
        where readings.meter_ndx = meter and (c_year, c_month) < (${YEARS.last + 1}, 9) and meter_reading is not null
        order by c_year desc, c_month desc limit 1
      ) as before
      on conflict (meter_ndx, c_year, c_month) do update set meter_reading = excluded.meter_reading`,
  },
];

const databasePid = Number(process.env['BENCH_DATABASE_PID']);

const database = new pg.Client(process.env['BENCH_DATABASE_URL']);
await database.connect();
try {
  await database.query(
    'set jit = off; set search_path = readings, public; create schema readings; create sequence ndx',
  );
  const whole = await loadWhole();
  const byYear = await loadByYear();
  await database.query('vacuum (analyze) whole');
  await database.query('vacuum (analyze) by_year');
  const asItIs = await measureAll('whole');
  await database.query('create index whole_by_month on whole (c_year, c_month)');
  const indexed = await measureAll('whole');
  const divided = await measureAll('by_year');
  const taken = {
    whole: await timed(() => database.query(`delete from whole where ${ofYear(YEARS.first)}`)),
    swept: await timed(() => database.query('vacuum whole')),
    byYear: await timed(() => database.query(`drop table by_year_${YEARS.first}`)),
  };
  const text = report({ whole, byYear, asItIs, indexed, divided, taken });
  console.log(text);
  writeFileSync(new URL('../PARTITIONS.md', import.meta.url), text);
} finally {
  await database.end();
}

interface Taken {
  milliseconds: number;
  processorMs: number;
}

async function timed(work: () => Promise<unknown>): Promise<Taken> {
  const [begun, used] = [performance.now(), processorSeconds(databasePid, true)];
  await work();
  return {
    milliseconds: performance.now() - begun,
    processorMs: (processorSeconds(databasePid, true) - used) * 1000,
  };
}

/** All of a table's rows in the order in which they come in life: month by month. */
function fill(table: string, first: number, last: number): string {
  return `
    insert into ${table} (meter_reading_ndx, meter_ndx, c_year, c_month, meter_reading, prev_meter_reading)
    select nextval('ndx'), meter, extract(year from month), extract(month from month), passed * 1000 + meter, passed * 1000 + meter - 1000
    from generate_series('${first - 1}-09-01'::timestamp, '${last}-08-01', '1 month') with ordinality as months (month, passed),
      generate_series(1, ${METERS}) as meter`;
}

/** The table as it is. */
async function loadWhole(): Promise<number> {
  await database.query(`create table whole (${like})`);
  await database.query(fill('whole', YEARS.first, YEARS.last));
  await database.query(`
    alter table whole alter meter_reading_ndx set default nextval('ndx');
    alter table whole add primary key (meter_reading_ndx), add unique (meter_ndx, c_year, c_month);
    create index on whole (c_year, c_month) where calculated_gallons < 0`);
  return sizeOf('whole');
}

/** Divided by fiscal year; each key must have what divides it in it. */
async function loadByYear(): Promise<number> {
  await database.query(`create table by_year (${like}) partition by range (c_year, c_month);
    alter table by_year alter meter_reading_ndx set default nextval('ndx')`);
  // One more, for what is saved.
  for (let year = YEARS.first; year <= YEARS.last + 1; year++) {
    await database.query(
      `create table by_year_${year} partition of by_year for values from (${year - 1}, 9) to (${year}, 9)`,
    );
    if (year <= YEARS.last) await database.query(fill(`by_year_${year}`, year, year));
  }
  await database.query(`
    alter table by_year add primary key (meter_reading_ndx, c_year, c_month), add unique (meter_ndx, c_year, c_month);
    create index on by_year (c_year, c_month) where calculated_gallons < 0`);
  return sizeOf('by_year');
}

/** Gigabytes, with indexes and partitions. */
async function sizeOf(table: string): Promise<number> {
  const { rows } = await database.query<{ gigabytes: number }>(
    `select sum(pg_total_relation_size(oid))::float8 / 2 ^ 30 as gigabytes
     from pg_class where oid = $1::regclass or oid in (select relid from pg_partition_tree($1))`,
    [table],
  );
  return rows[0]!.gigabytes;
}

async function measureAll(table: string): Promise<Taken[]> {
  const taken: Taken[] = [];
  // What was saved before, which would only be changed.
  await database.query(`delete from ${table} where c_year > ${YEARS.last} or (c_year = ${YEARS.last} and c_month > 8)`);
  for (const { times, sql } of questions) {
    await database.query(sql(table, 0));
    const all = await timed(async () => {
      for (let turn = 0; turn < times; turn++) await database.query(sql(table, turn));
    });
    taken.push({ milliseconds: all.milliseconds / times, processorMs: all.processorMs / times });
  }
  return taken;
}

interface Results {
  whole: number;
  byYear: number;
  asItIs: Taken[];
  indexed: Taken[];
  divided: Taken[];
  taken: Record<'whole' | 'swept' | 'byYear', Taken>;
}

function report({ whole, byYear, asItIs, indexed, divided, taken }: Results): string {
  const short = (number: number) => (number >= 100 ? Math.round(number).toLocaleString('en') : number.toPrecision(2));
  const cell = ({ milliseconds, processorMs }: Taken) => `${short(milliseconds)} (${short(processorMs)})`;
  const rows = METERS * 12 * (YEARS.last - YEARS.first + 1);
  return `# Meter readings partitioned by fiscal year

${new Date().toISOString().slice(0, 10)} · ${cpus().length} cores · ${rows.toLocaleString('en')} readings of ${METERS.toLocaleString('en')} meters over ${YEARS.last - YEARS.first + 1} fiscal years ·
PostgreSQL with default settings. Milliseconds of waiting for one reader, and in parentheses of processor time. [How](README.md).

| query | plain table | with an index by month | a partition for each fiscal year |
| --- | --: | --: | --: |
${questions.map(({ what }, at) => `| ${[what, ...[asItIs, indexed, divided].map((column) => cell(column[at]!))].join(' | ')} |`).join('\n')}
| a fiscal year removed | | ${cell(taken.whole)}, and ${cell(taken.swept)} to vacuum | ${cell(taken.byYear)} |

The table takes ${whole.toFixed(1)} GB with its indexes, partitioned ${byYear.toFixed(1)} GB.
`;
}
