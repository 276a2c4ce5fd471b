import type pg from 'pg';
import { jobs } from './all-jobs.ts';

export interface Failure {
  job: string;
  at: string;
  /** In a person's words. */
  failure: string;
  /** As the machine says it. */
  reason: string | null;
}

/** When a job is not finished in time, pg-boss itself says so, one level deeper. */
const readFailures = `
  select distinct on (name)
    name,
    completed_on as at,
    coalesce(output ->> 'message', output #>> '{value,message}') as reason
  from pgboss.job
  where state = 'failed'
  order by name, completed_on desc`;

/** The last time that each job failed for good, of the last thirty days. */
export async function lastFailures(pool: pg.Pool): Promise<Failure[]> {
  const { rows } = await pool.query<{ name: string; at: string; reason: string | null }>(readFailures);
  return jobs.flatMap(({ name, failure }) => {
    const last = rows.find((row) => row.name === name);
    return last ? [{ job: name, at: last.at, failure, reason: last.reason }] : [];
  });
}
