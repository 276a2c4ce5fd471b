import type { Job } from './job.ts';

/** What is kept of the map is as old as the last change of the wells; this counts as one. */
const rebuild = `
  with refreshed as (
    insert into report_runs (report, last_run) values ('rebuild-map-wells-layer', now())
    on conflict (report) do update set last_run = excluded.last_run
  )
  select count_change_of('wells')`;

/** Whoever asks for the map next gets wells and tiles made anew. */
export const rebuildMapWells: Job = {
  name: 'rebuild-map-wells',
  retries: 1,
  retryAfterSeconds: 1,
  nightly: true,
  failure: 'The map’s wells were not refreshed. The map shows the earlier data. Try again later.',
  run: ({ database }) => database.pool.query(rebuild),
};
