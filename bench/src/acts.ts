import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@artesian/contract/language/client';
import { saveReadings } from '@artesian/contract/metering/readings-entry';
import { permitRecounts } from '@artesian/contract/permits/recounts';
import pg from 'pg';
import { processorSeconds } from './processor-time.ts';
import { startProduct } from './running.ts';

// How long people wait for what they decide of permits on the large demonstration district: of one permit, and of many, whose months a job
// computes afterwards. Prints a table and writes it to ACTS.md.

const ROUNDS = 7;
const LIMIT_MS = 150;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WHY = 'Measured.';

/** Something that a person decides, otherwise each time. */
interface Act {
  what: string;
  decide: (round: number) => Promise<unknown>;
}
interface Measured {
  what: string;
  waitedMs: number;
  databaseMs: number;
  /** Until figures are what they should be, where a job computes them. */
  job?: { months: number; seconds: number; databaseSeconds: number };
}

const url = process.env['BENCH_DATABASE_URL']!;
const databasePid = Number(process.env['BENCH_DATABASE_PID']);
const database = new pg.Client(url);
await database.connect();
const server = await startProduct(url);
try {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'api/src/sign-in/print-token.ts', 'developer'],
    { cwd: ROOT, env: { ...process.env, ORIGIN: server.origin } },
  );
  const api = createClient({ baseUrl: server.origin, token: () => Promise.resolve(stdout.trim()) });
  const one = async <R extends object>(text: string) => (await database.query<R>(text)).rows[0]!;
  const put = (path: string, body: unknown, more: object = {}) => api.send('PUT', path, { body, ...more });
  const post = (path: string, body: unknown, more: object = {}) => api.send('POST', path, { body, ...more });
  const correcting = (holdsFrom: string) => ({ holdsFrom, correctionReason: WHY });

  // The permit with the most readings whose shares can be edited, and the meter of it that was read most.
  const { permit, meter } = await one<{ permit: number; meter: number }>(
    `select permit_ndx as permit, meter_ndx as meter
     from permits
     join allocation_distributions using (allocation_distribution_ndx)
     join permit_wells using (permit_ndx)
     join api.permit_groupings as groupings using (permit_ndx)
     join meters on setup_well_ndx = permit_wells.well_ndx and is_active
     join meter_readings using (meter_ndx)
     where is_editable and not permits.removed and ended_date is null and permit_status_ndx = 1 and permit_wells.end_date is null
       and groupings.to_year = 9999 and groupings.permit_group_ndx is not null
     group by 1, 2 order by count(*) desc, 1 limit 1`,
  );
  const { volume, type, other_type, status, suspended, wells, group, members } = await one<{
    volume: number;
    type: number;
    other_type: number;
    status: number;
    suspended: number;
    wells: number[];
    group: number;
    members: number[];
  }>(
    `select
       authorized_volume_gal::float8 as volume,
       permit_type_ndx as type,
       (select min(permit_type_ndx) from permit_types where permit_type_ndx <> permits.permit_type_ndx) as other_type,
       permit_status_ndx as status,
       (select permit_status_ndx from permit_statuses where permit_status_desc = 'Suspended') as suspended,
       array(
         select well_ndx from wells where not removed and well_ndx not in (select well_ndx from permit_wells)
         order by well_ndx limit ${ROUNDS}
       ) as wells,
       groupings.permit_group_ndx as group,
       array(
         select permit_ndx from api.permit_groupings
         where permit_group_ndx = groupings.permit_group_ndx and to_year = 9999
       ) as members
     from permits
     join api.permit_groupings as groupings using (permit_ndx)
     where permit_ndx = ${permit} and groupings.to_year = 9999`,
  );
  const { rows: shares } = await database.query<{ ndx: number; c_month: number; alloc_percentage: number }>(
    `select ndx, c_month, alloc_percentage from api.data_permits_monthly_distributions where permit_ndx = ${permit} order by c_month`,
  );
  const { rows: read } = await database.query<{ c_year: number; c_month: number; meter_reading: number }>(
    `select c_year, c_month, meter_reading::float8 as meter_reading from meter_readings
     where meter_ndx = ${meter} and meter_reading is not null order by 1 desc, 2 desc`,
  );
  const permitPath = `/api/list-permits/${permit}`;
  const note = { administrative_note: WHY };
  const moved = (round: number) =>
    shares.map(({ ndx, c_month, alloc_percentage }) => ({
      ndx,
      alloc_percentage: alloc_percentage + (round % 2 === 0 ? 0.01 : 0) * (c_month === 1 ? 1 : c_month === 2 ? -1 : 0),
    }));
  const odd = (round: number) => round % 2 === 1;

  const ofOne: Act[] = [
    { what: 'its twelve shares', decide: (n) => put('/api/data-permits-monthly-distributions', moved(n)) },
    {
      what: 'its twelve shares, corrected for ten years',
      decide: (n) => put('/api/data-permits-monthly-distributions', moved(n), correcting('2016-01')),
    },
    { what: 'its volume', decide: (n) => put(permitPath, { authorized_volume_gal: volume + n * 1200, ...note }) },
    {
      what: 'its volume, corrected for ten years',
      decide: (n) => put(permitPath, { authorized_volume_gal: volume - n * 1200, ...note }, correcting('2016-01')),
    },
    { what: 'its type', decide: (n) => put(permitPath, { permit_type_ndx: odd(n) ? type : other_type, ...note }) },
    {
      what: 'suspended, or active again',
      decide: (n) => put(permitPath, { permit_status_ndx: odd(n) ? status : suspended, ...note }),
    },
    {
      what: 'its end',
      decide: (n) => put(permitPath, { ended_date: odd(n) ? null : '2026-06-30', ...note }, correcting('2026-06')),
    },
    {
      what: 'an amendment of its volume',
      decide: () =>
        post('/api/data-permit-amendments', {
          permit_ndx: permit,
          pamend_type_ndx: 15,
          pamend_status_ndx: 2,
          effective_date: '2027-03-15',
          approval_date: '2026-11-01',
          approval_body_ndx: 1,
          proposed_volume_change: 1200,
        }),
    },
    {
      what: 'a well linked to it',
      decide: (n) =>
        post('/api/list-permits-associated-wells', {
          permit_ndx: permit,
          well_ndx: wells[n],
          start_date: '2024-03-01',
        }),
    },
    {
      what: 'a reading of the last month',
      decide: (n) =>
        api.call(saveReadings, {
          body: [{ meter_ndx: meter, ...read[0]!, meter_reading: read[0]!.meter_reading + n }],
          confirmed: ['meter_reading'],
        }),
    },
    {
      what: 'the unit of its dial, from the beginning',
      decide: async (n) => {
        const { rows } = await database.query<{ dial: number }>(
          `select meter_dial_ndx as dial from meter_dials where meter_ndx = ${meter} and holds_from is null`,
        );
        const marks = { unit: 'gal', multiplier: n + 2, decimals: 0 };
        return rows[0]
          ? put(`/api/list-meter-dials/${rows[0].dial}`, marks, { correctionReason: WHY })
          : post('/api/list-meter-dials', { ...marks, meter_ndx: meter, holds_from: null }, { correctionReason: WHY });
      },
    },
    {
      what: 'its group',
      decide: (n) =>
        api.send('PATCH', `/api/list-permit-groups/${group}`, {
          body: {
            linked_permits: odd(n) ? members.filter((one) => one !== permit) : [...new Set([...members, permit])],
          },
        }),
    },
  ];

  const { rows: many } = await database.query<{ permit_ndx: number; volume: number }>(
    `select permit_ndx, authorized_volume_gal::float8 as volume from permits
     where not removed and ended_date is null order by permit_ndx limit 500`,
  );
  const { commonest } = await one<{ commonest: number }>(
    'select permit_type_ndx as commonest from permits group by 1 order by count(*) desc limit 1',
  );
  const { past } = await one<{ past: number }>(
    'select ndx as past from drought_stage_history where d_year = 2020 and d_month = 3',
  );
  const { aquifer } = await one<{ aquifer: number }>(
    'select aquifer_group_ndx as aquifer from permits group by 1 order by count(*) desc limit 1',
  );
  const { today } = await one<{ today: string }>('select district_today()::text as today');
  const declare = (stage: number) =>
    post('/api/drought-declarations', { declared_on: today, drought_stage_ndx: stage });
  const ofMany: Act[] = [
    {
      what: 'the reductions of the most common type',
      decide: (n) => put(`/api/list-permit-types/${commonest}`, { d2_pump_reduction: 0.31 + n / 100 }),
    },
    { what: 'a stage declared through August', decide: (n) => declare(odd(n) ? 4 : 5) },
    {
      what: 'the stage of a past month',
      decide: (n) => put(`/api/history-drought-stage/${past}`, { drought_stage_ndx: odd(n) ? 4 : 5 }),
    },
    {
      what: 'whether stages continue',
      decide: (n) => put('/api/district-settings/DISTRICT_STAGES_GO_ON', { value: String(odd(n)) }),
    },
    {
      what: 'whether the most common status allows pumping',
      decide: (n) => put('/api/vocabularies/permit-statuses/1', { says: { allows_pumping: odd(n) } }),
    },
    {
      what: 'the report category of the most common aquifer group',
      decide: (n) =>
        put(`/api/vocabularies/aquifer-groups/${aquifer}`, {
          says: { aq_group_summary_name: odd(n) ? 'Edwards' : 'Other' },
        }),
    },
    {
      what: 'the volumes of 500 permits',
      decide: (n) =>
        put(
          '/api/list-permits',
          many.map((permit) => ({
            permit_ndx: permit.permit_ndx,
            authorized_volume_gal: permit.volume + n * 1200,
            ...note,
          })),
        ),
    },
  ];

  const databaseMs = () => processorSeconds(databasePid, true) * 1000;
  const recounted = async () => {
    for (;;) {
      const { months_waiting } = await api.call(permitRecounts, {});
      if (months_waiting === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const measure = async ({ what, decide }: Act, rounds: number): Promise<Measured> => {
    const found: Measured[] = [];
    for (let round = 0; round < rounds; round++) {
      const [begun, used] = [performance.now(), databaseMs()];
      await decide(round);
      const [answered, usedByThen] = [performance.now(), databaseMs()];
      const { months_waiting: months } = await api.call(permitRecounts, {});
      await recounted();
      const job = {
        months,
        seconds: (performance.now() - answered) / 1000,
        databaseSeconds: (databaseMs() - usedByThen) / 1000,
      };
      found.push({ what, waitedMs: answered - begun, databaseMs: usedByThen - used, ...(months > 0 && { job }) });
    }
    const least = found.toSorted((a, b) => a.databaseMs - b.databaseMs)[0]!;
    console.log(least);
    return { ...least, waitedMs: Math.min(...found.map(({ waitedMs }) => waitedMs)) };
  };
  const measured: Measured[] = [];
  for (const act of ofOne) measured.push(await measure(act, ROUNDS));
  const ofAll: Measured[] = [];
  for (const act of ofMany) ofAll.push(await measure(act, 1));
  const { sizes } = await one<{ sizes: string }>(
    `select format('%s permits with %s months', (select count(*) from permits), (select count(*) from permit_months)) as sizes`,
  );
  report(sizes, measured, ofAll);
} finally {
  await server.stop();
  await database.end();
}

function report(sizes: string, ofOne: Measured[], ofMany: Measured[]) {
  const slow = ofOne.filter((act) => act.databaseMs > LIMIT_MS).length;
  const text = [
    '# Decisions about permits',
    '',
    `${new Date().toISOString().slice(0, 10)} · ${sizes}, by HTTP, on PostgreSQL. "database ms" is processor time of its processes, to a hundredth ` +
      `of a second; "waited ms" is the time until the response. The minimum of ${ROUNDS} rounds; decisions about many permits once. The machine was busy with other work too.`,
    '',
    `## One permit`,
    '',
    `${slow} of ${ofOne.length} over ${LIMIT_MS} ms in the database.`,
    '',
    '| Change | database ms | waited ms |',
    '| --- | ---: | ---: |',
    ...ofOne.map((act) => `| ${act.what} | ${act.databaseMs.toFixed(0)} | ${act.waitedMs.toFixed(0)} |`),
    '',
    '## Many permits',
    '',
    'If more months change than a save computes, the job computes them; screens say so until then.',
    '',
    '| Change | database ms | waited ms | months left to the job | job seconds | job seconds in the database |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...ofMany.map(({ what, databaseMs, waitedMs, job }) => {
      const cells = job
        ? [job.months.toLocaleString('en'), job.seconds.toFixed(1), job.databaseSeconds.toFixed(1)]
        : ['', '', ''];
      return `| ${[what, databaseMs.toFixed(0), waitedMs.toFixed(0), ...cells].join(' | ')} |`;
    }),
    '',
  ].join('\n');
  console.log(text);
  writeFileSync(new URL('../ACTS.md', import.meta.url), text);
}
