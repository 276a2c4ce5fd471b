import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import type { Database } from '../platform/database/open-database.ts';
import type { Standby } from '../platform/database/standby.ts';
import type { Family } from './open-metrics.ts';

/** Begins to watch how late this process gets to what is due. */
export function watchDelay(): IntervalHistogram {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return delay;
}

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/** This process: memory, time of the processor, and how late it got to what was due since it was last asked. */
export function processFamilies(delay: IntervalHistogram, version: string): Family[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const late = [
    { labels: { quantile: '0.5' }, value: delay.percentile(50) / NANOSECONDS },
    { labels: { quantile: '0.99' }, value: delay.percentile(99) / NANOSECONDS },
    { labels: { quantile: '1' }, value: delay.max / NANOSECONDS },
  ];
  delay.reset();
  return [
    {
      name: 'artesian',
      type: 'info',
      help: 'Version.',
      samples: [{ suffix: '_info', labels: { version }, value: 1 }],
    },
    gauge('process_resident_memory_bytes', 'Resident memory of this process.', [{ value: rss }], 'bytes'),
    gauge('process_heap_bytes', 'Heap memory.', [{ value: heapUsed }], 'bytes'),
    {
      name: 'process_cpu_seconds',
      type: 'counter',
      unit: 'seconds',
      help: 'CPU time used by this process.',
      samples: [{ suffix: '_total', value: (user + system) / MICROSECONDS }],
    },
    gauge('artesian_event_loop_delay_seconds', 'Event loop delay since the last scrape.', late, 'seconds'),
  ];
}

/** What waits, runs and has failed of the jobs; one that failed is forgotten after thirty days. */
const countJobs = `
  select name as job, case when state in ('created', 'retry') then 'waiting' else state::text end as state,
    count(*)::integer as value
  from pgboss.job
  where state in ('created', 'retry', 'active', 'failed')
  group by 1, 2
  order by 1, 2`;

/** The database: whether it answers, its connections, and the jobs. A database that is away is no error here. */
export async function databaseFamilies({ pool, isReachable }: Database): Promise<Family[]> {
  const jobs = await pool.query<{ job: string; state: string; value: number }>(countJobs).catch(() => undefined);
  return [
    gauge('artesian_database_up', 'Whether the database responds.', [{ value: jobs && isReachable() ? 1 : 0 }]),
    gauge('artesian_database_connections', 'Database connections, and requests waiting for one.', [
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'waited_for' }, value: pool.waitingCount },
    ]),
    gauge(
      'artesian_jobs',
      'Jobs waiting, running, or finally failed in the last thirty days.',
      (jobs?.rows ?? []).map(({ job, state, value }) => ({ labels: { job, state }, value })),
    ),
  ];
}

/** Each standby by its place in the settings, which say no more of where it is. */
export const standbyFamilies = (standbys: readonly Standby[]): Family[] => [
  gauge(
    'artesian_standby_used',
    'Whether reads are served by a standby.',
    standbys.map((standby, index) => ({
      labels: { standby: String(index + 1) },
      value: standby.isUsable() ? 1 : 0,
    })),
  ),
];

const gauge = (name: string, help: string, samples: Family['samples'], unit?: Family['unit']): Family => ({
  name,
  type: 'gauge',
  help,
  samples,
  ...(unit && { unit }),
});
