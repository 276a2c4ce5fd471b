import { everyCall } from '@artesian/contract/calls';
import { viewPath } from '@artesian/contract/language/addresses';
import { hasEffect, type Endpoint } from '@artesian/contract/language/endpoint';
import { droughtCompliance } from '@artesian/contract/drought/drought';
import { views } from '@artesian/contract/endpoints';
import { registers } from '@artesian/contract/registers';
import type pg from 'pg';
import { busiestRecord } from './busiest.ts';

/** A reading call with everything that it needs. */
export interface Question {
  method: Endpoint['method'];
  path: string;
  body?: object;
}

/** What other calls are asked for, in SQL: a row for each question, with a value for each parameter in their order, then the query and the body. */
const samples: Readonly<Record<string, { values?: string; query?: string[]; bodies?: object[] }>> = {
  '/api/adjacent-wells/{}/{}/{}': { values: `values ('30.16823', '-97.85184', '5280')` },
  '/api/places/{}/{}': { values: `values ('30.16823', '-97.85184')` },
  '/api/history/{}/{}': { values: `values ('list-wells', 1), ('list-permits', 1), ('list-meters', 1)` },
  '/api/level-series/{}': { values: busiestWell(), query: ['from=2000-01-01&to=2030-01-01&points=2000'] },
  '/api/level-series/{}/history': { values: busiestWell() },
  '/api/level-series/{}/readings': { values: busiestWell(), query: ['from=2000-01-01&to=2030-01-01'] },
  '/api/likely-duplicates/{}': { values: `values ('list-wells'), ('list-rolodex')` },
  '/api/likely-duplicates/{}/{}': { values: `values ('list-wells', 1), ('list-rolodex', 1)` },
  '/api/merges/{}/{}': { values: `values ('list-wells', 1), ('list-rolodex', 1)` },
  '/api/merges/{}/preview/{}/{}': { values: `values ('list-wells', 1, 2), ('list-rolodex', 1, 2)` },
  '/api/meter-reading-reminders/{}': { values: `values ('reminder'), ('overdue')` },
  '/api/list-user-roles/{}': { values: `values ('true')` },
  '/api/users-management/users/{}': { values: `values ('true')` },
  '/api/users-management/users/{}/changes': { values: `values ('demo|well-owner')` },
  '/api/vocabularies/{}': { values: `values ('well-uses'), ('drillers')` },
  '/api/find': { query: ['q=mill', 'q=57', 'q=58-42'] },
  '/api/public-map/search': { query: ['q=mill', 'q=57', 'q=58-42'] },
  '/api/public-map/wells-in-view': {
    query: ['west=-99&south=29&east=-97&north=31&zoom=9', 'west=-97.9&south=30.1&east=-97.8&north=30.2&zoom=13'],
  },
  '/api/public-map/wells/{}': { values: `values ('csv'), ('geojson')` },
  '/api/public-map/tiles/{}/{}/{}': { values: `values (9, 116, 210), (12, 935, 1686)` },
  '/api/public-map/sources/{}': {
    values: `select source_id from map_features group by 1 order by count(*) desc limit 1`,
  },
  '/api/wells/{}': { values: busiestWell() },
  '/api/wells/{}/measurements': { values: busiestWell() },
  '/api/ui-map-wells/{}': { values: busiestWell() },
  '/ogc/collections/{}': { values: `values ('wells')` },
  '/ogc/collections/{}/items': {
    values: `values ('wells'), ('water-levels'), ('water-quality'), ('district-boundary')`,
    query: ['limit=1000'],
  },
  '/ogc/collections/{}/items/{}': {
    values: `select 'wells', well_ndx from wells where is_published and not removed order by well_ndx limit 1`,
  },
  '/api/ui-dashboard-pumped-in-all': { query: ['', 'start_year=2026&end_year=2026'] },
  '/api/ui-list-water-under-no-permit': { query: ['', 'start_year=2026&end_year=2026'] },
  '/api/ui-list-month-corrections': { query: ['', 'start_year=2026&end_year=2026'] },
  '/api/ui-meter-readings-tracking-detail': { query: ['', 'as=table', 'start_year=2026&end_year=2026'] },
  '/api/ui-cq-pumpage-fiscal-crosstab': { query: ['', 'as=table', 'start_year=2026&end_year=2026'] },
  '/api/ui-cq-pumpage-calendar-crosstab': { query: ['', 'as=table', 'start_year=2026&end_year=2026'] },
  '/api/permit-memberships/of-permit/{}': { values: busiest('permit_ndx', 'permit_memberships') },
  '/api/permit-memberships/of-group/{}': { values: busiest('permit_group_ndx', 'permit_memberships') },
  '/api/ui-permit-at-a-glance/{}': { values: busiest('permit_ndx', 'permit_wells') },
  '/api/ui-well-at-a-glance/{}': { values: busiest('well_ndx', 'permit_wells') },
  '/api/ui-meter-at-a-glance/{}': { values: busiest('meter_ndx', 'meter_readings') },
  '/api/ui-contact-at-a-glance/{}': { values: busiest('rolo_ndx', `permits where rolo_ndx <> 999999`) },
  '/api/ui-meter-readings-edits/{}/{}/{}': { values: aMonth(`2026, 'All', grouping_ndx`) },
  '/api/ui-well-production-edits/{}/{}/{}': { values: aMonth(`2026, 'All', grouping_ndx`) },
  '/api/field-services/meter-reading/meters/{}/{}/{}': { values: aMonth('2026, 6, grouping_ndx') },
  '/api/ui-report-drought-compliance-readings/{}/{}/{}': { values: aMonth('grouping_ndx, 2026, 6') },
  '/api/query-and-download/count-data/{}': { values: focuses(), bodies: [{}] },
  '/api/query-and-download/fetch-data-csv/{}': { values: focuses(), bodies: [{}] },
  '/api/query-and-download/fetch-data-file/{}/{}': {
    values: `values ('q-d-data-wells', 'geojson'), ('q-d-data-wells', 'xlsx')`,
    bodies: [{}],
  },
  '/api/drought-compliance': { bodies: [compliance(2026), compliance(2008)] },
  '/api/drought-compliance/export-for-connected-workbooks': { bodies: [compliance(2026)] },
  '/api/drought-what-if': { bodies: [{ stages: [{ month: nextMonth(), drought_stage_ndx: 3 }] }] },
  '/api/drought-declarations/what-it-does': { bodies: [declaration()] },
  '/api/drought-declarations/notice': { bodies: [declaration()] },
  '/api/data-permit-amendments/what-it-does': {
    bodies: [{ permit_ndx: 1, pamend_type_ndx: 1, proposed_volume_change: 1000 }],
  },
  '/api/ui-list-permits-certificate-print-info': {
    bodies: [{ permitNdxArray: Array.from({ length: 200 }, (_, at) => at + 1) }],
  },
};

/** Every reading call that the demonstration has something to ask for, and the rest by their paths. */
export async function readingCalls(pool: pg.Pool): Promise<{ questions: Question[]; left: string[] }> {
  const questions: Question[] = [];
  const left = new Set<string>();
  // The specification has one question come by PUT, as it is too long for an address.
  for (const call of everyCall.filter((one) => !hasEffect(one) || one.path === droughtCompliance.path)) {
    const asked = await questionsOf(pool, call);
    questions.push(...asked);
    if (asked.length === 0) left.add(`${call.method} ${call.path}`);
  }
  return { questions, left: [...left] };
}

async function questionsOf(pool: pg.Pool, { method, path }: Endpoint): Promise<Question[]> {
  const pattern = patternOf(path);
  const { query = [''], bodies = [undefined] } = samples[pattern] ?? {};
  if (method !== 'GET' && samples[pattern]?.bodies === undefined) return [];
  const addresses = pattern.includes('{}') ? filled(pattern, await valuesOf(pool, pattern)) : [pattern];
  return addresses.flatMap((address) =>
    query.flatMap((words) =>
      bodies.map((body) => ({ method, path: words ? `${address}?${words}` : address, ...(body && { body }) })),
    ),
  );
}

async function valuesOf(pool: pg.Pool, pattern: string): Promise<unknown[][]> {
  const view = views.find((one) => patternOf(viewPath(one)) === pattern);
  if (view) return [await busiestRecord(pool, view)];
  const register = registers.find(({ path, listedAt }) => [path, listedAt].some((at) => pattern === `/api/${at}/{}`));
  const text = register ? busiest(register.of ?? register.key, register.table) : samples[pattern]?.values;
  return text ? (await pool.query<unknown[]>({ text, rowMode: 'array' })).rows : [];
}

/** `/api/list-wells/{well_ndx}` as `/api/list-wells/{}`. */
function patternOf(path: string): string {
  return path.replaceAll(/\{[^}]+\}/g, '{}');
}

const filled = (pattern: string, values: readonly unknown[][]): string[] =>
  values.map((row) =>
    row.reduce((address: string, value) => address.replace('{}', encodeURIComponent(String(value))), pattern),
  );

function busiest(column: string, table: string): string {
  return `select ${column} from ${table} group by 1 order by count(*) desc, 1 limit 1`;
}

function busiestWell(): string {
  return busiest('well_ndx', 'daily_water_levels');
}

function aMonth(columns: string): string {
  return `select ${columns} from api.permit_groupings where 2026 between from_year and to_year group by grouping_ndx order by count(*) desc limit 1`;
}

function focuses(): string {
  const names = ['wells', 'permits', 'owners', 'meters', 'pumpage', 'wl-data', 'wq-data'];
  return `values ${names.map((name) => `('q-d-data-${name}')`).join(', ')}`;
}

function compliance(start_cal_year: number): object {
  return {
    tiers: [0, 1, 2, 3],
    start_cal_year,
    start_cal_month: 1,
    end_cal_year: 2026,
    end_cal_month: 12,
    aq_group_names: ['Edwards', 'Trinity', 'Other'],
  };
}

function nextMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}

function declaration(): object {
  return { declared_on: new Date().toISOString().slice(0, 10), drought_stage_ndx: 3 };
}
