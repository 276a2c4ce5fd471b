import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { viewPath } from '@artesian/contract/language/addresses';
import { relationOf, type View } from '@artesian/contract/language/view';
import { views } from '@artesian/contract/endpoints';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { busiestRecord } from './busiest.ts';

// Times every view on the large demonstration district, beside the same rows read from a plain table, which is the least that
// PostgreSQL can take to hand them over, and beside what VIEWS.md said before. Prints a table and writes it to VIEWS.md. What the
// process of the database worked is told apart from what went by on a clock: the first is much the same on a machine that is busy.

const REPEATS = 5;
const LIMIT_MS = 150;
/** Rows that the product takes at once, and sends as they come. */
const PORTION = 2000;
const REPORT = fileURLToPath(new URL('../VIEWS.md', import.meta.url));

interface Timed {
  address: string;
  rows: number;
  milliseconds: number;
  processorMs: number;
  /** Of the process as well, until the first rows are there, in the order of the list. */
  firstRowsMs: number;
  /** The same rows from a copy without a query behind it. */
  copyMs: number;
  /** Tables that the plan reads from end to end again and again. */
  repeatedScans: string[];
}

interface Statement {
  text: string;
  values: unknown[];
}

const client = new pg.Client(process.env['BENCH_DATABASE_URL']);
await client.connect();
// As the product reads: by cursors, for which PostgreSQL has no other process help.
await client.query(`set search_path = public, api; set jit = off; set max_parallel_workers_per_gather = 0`);
const { rows: sessions } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
const schedule = `/proc/${sessions[0]!.pid}/schedstat`;
const before = processorMsBefore();
const timed: Timed[] = [];
for (const view of views) timed.push(await time(view));
const sizes = await sizesOfDistrict();
await client.end();
report();

async function time(view: View): Promise<Timed> {
  const statement = await statementOf(view);
  const row = rowOf(view);
  // As the product asks: a query of its own, with its columns computed outside of `json_agg`.
  const text = `select coalesce(json_agg(${row}), '[]')::text as list, count(*)::integer as count from (${statement.text} offset 0) as listed`;
  const { rows } = await client.query<{ count: number }>(text, statement.values);
  const { milliseconds, processorMs } = await median(() => client.query(text, statement.values));
  const first = await median(() => readFirst(view, statement));
  const repeatedScans = await scansOf(statement);
  await client.query(`create temporary table copy as ${inlined(statement)}`);
  const copied = await median(() => client.query(`select coalesce(json_agg(${row}), '[]')::text from copy as listed`));
  await client.query('drop table copy');
  return {
    address: viewPath(view),
    rows: rows[0]!.count,
    milliseconds,
    processorMs,
    firstRowsMs: first.processorMs,
    copyMs: copied.processorMs,
    repeatedScans,
  };
}

/** A row as the product's own screens receive it: long lists without the names of their columns. */
function rowOf(view: View): string {
  if (!view.asTable) return 'listed';
  const columns = Object.keys(view.row.shape).map((column) => `listed.${quoted(column)}`);
  return `json_build_array(${columns.join(', ')})`;
}

async function statementOf(view: View): Promise<Statement> {
  const relation = relationOf(view);
  const columns = Object.keys(view.row.shape).map(quoted).join(', ');
  const names = Object.keys(view.by.shape).map(quoted);
  if (names.length === 0) return { text: `select ${columns} from ${relation}`, values: [] };
  const values = await busiestRecord(client, view);
  const conditions = names.map((name, index) => `${name} = $${index + 1}`);
  return { text: `select ${columns} from ${relation} where ${conditions.join(' and ')}`, values };
}

async function readFirst(view: View, { text, values }: Statement) {
  const ordered = view.orderBy.length > 0 ? `${text} order by ${view.orderBy.join(', ')}` : text;
  const cursor = client.query(
    new Cursor(`select row_to_json(listed)::text from (${ordered} offset 0) as listed`, values),
  );
  await cursor.read(PORTION);
  await cursor.close();
}

async function median(work: () => Promise<unknown>): Promise<{ milliseconds: number; processorMs: number }> {
  const times: number[] = [];
  const worked: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const [begun, used] = [performance.now(), workedMs()];
    await work();
    times.push(performance.now() - begun);
    worked.push(workedMs() - used);
  }
  return { milliseconds: middleOf(times), processorMs: middleOf(worked) };
}

function middleOf(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

/** What the process behind the connection has worked so far; Linux counts it in nanoseconds. */
function workedMs(): number {
  return Number(readFileSync(schedule, 'utf8').split(' ')[0]) / 1_000_000;
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Loops': number;
  'Actual Rows': number;
  Plans?: Plan[];
}

/** Sequential scans of more than a hundred rows that run more than once for each worker. */
async function scansOf(statement: Statement): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
    ...statement,
    text: `explain (analyze, timing off, format json) ${statement.text}`,
  });
  const found = new Set<string>();
  const look = (plan: Plan) => {
    const isRepeated = plan['Actual Loops'] > 4 && plan['Actual Rows'] > 100;
    if (plan['Node Type'] === 'Seq Scan' && isRepeated) found.add(plan['Relation Name']!);
    for (const part of plan.Plans ?? []) look(part);
  };
  look(rows[0]!['QUERY PLAN'][0].Plan);
  return [...found];
}

/** A statement that makes a table takes no parameters; these are numbers and words from the database itself. */
function inlined({ text, values }: Statement): string {
  return values.reduce(
    (statement: string, value, index) => statement.replace(`$${index + 1}`, pg.escapeLiteral(String(value))),
    text,
  );
}

async function sizesOfDistrict(): Promise<string> {
  const tables = ['wells', 'permits', 'meters', 'meter_readings', 'permit_months', 'daily_water_levels'];
  const counts = tables.map((table) => `(select count(*) from ${table})::integer as ${table}`);
  const { rows } = await client.query<Record<string, number>>(`select ${counts.join(', ')}`);
  return Object.entries(rows[0]!)
    .map(([table, count]) => `${count.toLocaleString('en')} ${table.replaceAll('_', ' ')}`)
    .join(', ');
}

/** What the report of before said of each view, to stand beside. */
function processorMsBefore(): Map<string, string> {
  const lines = existsSync(REPORT) ? readFileSync(REPORT, 'utf8').split('\n') : [];
  const cells = lines
    .filter((line) => line.startsWith('| /api/'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(cells.map(([, address, , processorMs]) => [address!, processorMs!]));
}

function report() {
  const lines = timed
    .toSorted((a, b) => b.processorMs - a.processorMs)
    .map(({ address, rows, milliseconds, processorMs, firstRowsMs, copyMs, repeatedScans }) =>
      [
        address,
        rows.toLocaleString('en'),
        processorMs.toFixed(1),
        before.get(address) ?? '',
        firstRowsMs.toFixed(1),
        copyMs.toFixed(1),
        milliseconds.toFixed(1),
        repeatedScans.join(' '),
      ].join(' | '),
    );
  const slow = timed.filter(({ processorMs }) => processorMs > LIMIT_MS).length;
  const late = timed.filter(({ firstRowsMs }) => firstRowsMs > LIMIT_MS).length;
  const text = [
    '# Views on the large demonstration district',
    '',
    `${new Date().toISOString().slice(0, 10)} · ${sizes}. Rows as JSON, as screens receive them, in the database, median of ${REPEATS}; ` +
      `a call with parameters requests the record with the most rows. "ms" is processor time of the database process, "before" the same in ` +
      `the previous report, "first rows" the processor time until ${PORTION} rows are ready to send, "elapsed" the time on the clock while the machine did other work too.`,
    '',
    `${timed.length} views, ${slow} of them over ${LIMIT_MS} ms, ${late} until the first rows.`,
    '',
    '| View | Rows | ms | before | first rows | plain table | elapsed | repeated scans |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...lines.map((line) => `| ${line} |`),
    '',
  ].join('\n');
  console.log(text);
  writeFileSync(REPORT, text);
}

function quoted(name: string): string {
  return `"${name}"`;
}
