import {
  complianceRow,
  droughtCompliance,
  exportCompliance,
  exportedMonths,
  lastRunOfCompliance,
  productionBehindCompliance,
  readingsBehindCompliance,
  refreshCompliance,
  type ComplianceFilters,
  type ComplianceRow,
  type ProductionBehind,
  type ReadingBehind,
} from '@artesian/contract/drought/drought';
import { isoMonth, monthNumber, monthOfNumber } from '@artesian/domain/month';
import type { Pool } from 'pg';
import { verifyFigures } from '../jobs/verify-figures.ts';
import { refuseWhileRecounting } from '../permits/recounts.ts';
import { answer, answerPrepared } from '../platform/calls/answer.ts';
import { sendWorkbook } from '../platform/workbook.ts';

/** `PUT /api/drought-compliance`: a question with many parts, so it comes as a body. Changes nothing. */
export const answerDroughtCompliance = answer(droughtCompliance, async ({ body }, { database }) => ({
  data: { reports: await readReport(database.pool, body) },
}));

/** `POST /api/drought-compliance/export-for-connected-workbooks` */
export const answerExportCompliance = answer(exportCompliance, async ({ body, reply }, { database }) => {
  await refuseWhileRecounting(database.pool);
  const filters = endOf(body);
  const { start_cal_year, start_cal_month, end_cal_year, end_cal_month } = filters;
  const months = [
    isoMonth({ year: start_cal_year, month: start_cal_month }),
    isoMonth({ year: end_cal_year, month: end_cal_month }),
  ];
  return sendWorkbook(reply, `drought-compliance_${months.join('_')}`, {
    name: 'Drought Compliance',
    row: complianceRow,
    columns: exported,
    rows: [...(await readReport(database.pool, filters)), ...(await readUnderNoPermit(database.pool, filters))],
  });
});

const exported = (Object.keys(complianceRow.shape) as (keyof ComplianceRow)[]).filter(
  (name) => name !== 'grouping_ndx',
);

async function readReport(pool: Pool, filters: ComplianceFilters): Promise<ComplianceRow[]> {
  const { rows } = await pool.query<ComplianceRow>(
    `select * from api.drought_compliance(make_date($1, $2, 1), make_date($3, $4, 1), $5, $6)
       where $7 is not true or is_overpumped`,
    [
      filters.start_cal_year,
      filters.start_cal_month,
      filters.end_cal_year,
      filters.end_cal_month,
      filters.tiers,
      filters.aq_group_names,
      filters.is_overpumped,
    ],
  );
  return rows;
}

/** A row for each month with water under no permit, so that the sheet totals all that was pumped. */
async function readUnderNoPermit(pool: Pool, filters: ComplianceFilters): Promise<ComplianceRow[]> {
  const { rows } = await pool.query<Pick<ComplianceRow, 'mo' | 'mo_metered_gallons' | 'ytd_metered_gal'>>(
    `select * from (
       select mo, no_permit_gallons as mo_metered_gallons,
         api.total(no_permit_gallons) over (partition by fiscal_year order by mo) as ytd_metered_gal
       from api.ui_dashboard_pumped_in_all
       where fiscal_year between api.fiscal_year($1, $2) and api.fiscal_year($3, $4)
     ) as months
     where mo between make_date($1, $2, 1) and make_date($3, $4, 1) and ytd_metered_gal <> 0
     order by mo`,
    [filters.start_cal_year, filters.start_cal_month, filters.end_cal_year, filters.end_cal_month],
  );
  return rows.map((row) => ({ ...underNoPermit, ...row }));
}

const underNoPermit = {
  permit_tier_name: '',
  grouping_ndx: 0,
  grouping_name: 'Under no permit',
  drought_stage: null,
  mo_target: null,
  mo_reduced_target: null,
  drought_reduction: 0,
  pct_of_month: null,
  permitted_gallons: null,
  reduced_permitted_gal: null,
  pct_of_annual: null,
  pct_of_reduced_annual: null,
  is_over80pct: false,
  is_overpumped: false,
  no_allocation: true,
  incomplete_permits: 0,
  period_metered_gal: null,
  period_reduced_gal: null,
  reserve_gal: null,
} satisfies Partial<ComplianceRow>;

/** The last months of the period, or all of one that is shorter. */
function endOf(filters: ComplianceFilters): ComplianceFilters {
  const last = monthNumber({ year: filters.end_cal_year, month: filters.end_cal_month });
  const first = monthNumber({ year: filters.start_cal_year, month: filters.start_cal_month });
  const { year, month } = monthOfNumber(Math.max(first, last - exportedMonths + 1));
  return { ...filters, start_cal_year: year, start_cal_month: month };
}

/** `GET /api/ui-report-drought-compliance-readings/{grouping_ndx}/{c_year}/{c_month}` */
export const answerReadingsBehind = answer(readingsBehindCompliance, async ({ params }, { database }) => {
  const { rows } = await database.pool.query<ReadingBehind>(
    'select * from api.readings_behind_compliance($1, $2, $3)',
    [params.grouping_ndx, params.c_year, params.c_month],
  );
  return rows;
});

/** `GET /api/ui-report-drought-compliance-production/{grouping_ndx}/{c_year}/{c_month}` */
export const answerProductionBehind = answer(productionBehindCompliance, async ({ params }, { database }) => {
  const { rows } = await database.pool.query<ProductionBehind>(
    'select * from api.production_behind_compliance($1, $2, $3)',
    [params.grouping_ndx, params.c_year, params.c_month],
  );
  return rows;
});

/** `GET /api/drought-compliance/last-run-date` */
export const answerLastRun = answer(lastRunOfCompliance, (_asked, { database }) => readLastRun(database.pool));

async function readLastRun(pool: Pool) {
  const { rows } = await pool.query<{ last_run: string | null; newest_row: string | null }>(
    `select
       (select last_run from report_runs where report = 'drought-compliance') as last_run,
       (select max(last_run) from report_runs where report in ('drought-compliance', 'permit-months')) as newest_row`,
  );
  return rows[0]!;
}

/**
 * `POST /api/drought-compliance/refresh`: what is kept is never stale; this proves it, and mends it if something was. However many ask
 * at once, it is done once and all get its end.
 */
export const answerRefresh = answerPrepared(refreshCompliance, (_app, { database, jobs }) => {
  let running: Promise<unknown> | undefined;
  return async () => {
    running ??= database.pool.query('select api.mend_volumes()').finally(() => (running = undefined));
    await running;
    // What the dashboard says of figures that differed is of before.
    jobs.begin(verifyFigures);
    return readLastRun(database.pool);
  };
});
