import {
  droughtCompliance,
  lastRunOfCompliance,
  refreshCompliance,
  type ComplianceRow,
} from '@artesian/contract/drought/drought';
import type { Pool } from 'pg';
import { answer, answerPrepared } from '../platform/calls/answer.ts';

/** `PUT /api/drought-compliance`: a question with many parts, so it comes as a body. Changes nothing. */
export const answerDroughtCompliance = answer(droughtCompliance, async ({ body }, { database }) => {
  const { rows } = await database.pool.query<ComplianceRow>(
    `select * from api.drought_compliance(make_date($1, $2, 1), make_date($3, $4, 1), $5, $6)
       where $7 is not true or is_overpumped`,
    [
      body.start_cal_year,
      body.start_cal_month,
      body.end_cal_year,
      body.end_cal_month,
      body.tiers,
      body.aq_group_names,
      body.is_overpumped,
    ],
  );
  return { data: { reports: rows } };
});

/** `GET /api/drought-compliance/last-run-date` */
export const answerLastRun = answer(lastRunOfCompliance, (_asked, { database }) => readLastRun(database.pool));

async function readLastRun(pool: Pool) {
  const { rows } = await pool.query<{ last_run: string | null }>(
    `select (select last_run from report_runs where report = 'drought-compliance') as last_run`,
  );
  return rows[0]!;
}

/**
 * `POST /api/drought-compliance/refresh`: what is kept is never stale; this proves it, and mends it if something was. However many ask
 * at once, it is done once and all get its end.
 */
export const answerRefresh = answerPrepared(refreshCompliance, (_app, { database }) => {
  let running: Promise<unknown> | undefined;
  return async () => {
    running ??= database.pool.query('select api.mend_volumes()').finally(() => (running = undefined));
    await running;
    return readLastRun(database.pool);
  };
});
