import {
  declareStage,
  undoDeclaration,
  whatDeclarationDoes,
  type Declaration,
} from '@artesian/contract/drought/declarations';
import { effectiveMonth } from '@artesian/domain/drought-stage';
import { firstDayOf, monthNumber, monthOfDay, type Month } from '@artesian/domain/month';
import type { PoolClient } from 'pg';
import { withdrawLetters } from '../notices/withdraw-letters.ts';
import { act } from '../platform/calls/act.ts';
import { answer } from '../platform/calls/answer.ts';
import { invalid, notFound } from '../platform/problems.ts';
import { rehearsal } from '../platform/transaction.ts';
import { readDistrictYear } from '../settings/district-year.ts';
import { areaOf } from './area-of.ts';
import { noSuchStage } from './known-stages.ts';
import { limitsChanged, limitsNow } from './limits.ts';

/**
 * `POST /api/drought-declarations/what-it-does`: the stage is declared, every permit looked at before and after, and all of it undone. So
 * it is what declaring it does, to the gallon, and refused where that would be. Before is under the stage in force, also in months that
 * nothing was declared for yet: what a stage saves is what people may pump less than now. The months that it goes on into are among them,
 * as far as volumes are kept.
 */
export const answerWhatDeclarationDoes = answer(whatDeclarationDoes, ({ body, user, request }, { database }) =>
  rehearsal(database, { sub: user.sub, requestId: request.id }, async (client) => {
    const { area, first_month, last_month, counts_from } = await monthsOf(client, body);
    const { rows: known } = await client.query<{ month: string }>(knownFrom, [area, counts_from]);
    const limitsBefore = await limitsNow(
      client,
      area,
      known.map(({ month }) => month),
    );
    await declare(client, body);
    const { rows: held } = await client.query<{ month: string }>(heldBy, [area, counts_from, last_month]);
    const months = held.map(({ month }) => month);
    const limits = limitsChanged(limitsBefore, await limitsNow(client, area, months));
    // Stages are known for longer than volumes: what is counted ends with the last month that has a limit.
    const counted = limits.map(({ c_year: year, c_month: month }) => firstDayOf({ year, month })).toSorted();
    const last = counted.at(-1) ?? months.at(-1)!;
    return { first_month, last_month, goes_on_through: last > last_month ? last : null, limits };
  }),
);

const knownFrom =
  'select month::text from api.stages_of_months where drought_area_ndx = $1 and month >= $2 order by month';

/** The months that a stage was entered for, and those that it goes on into. */
const heldBy = `
  select month::text from api.stages_of_months
  where drought_area_ndx = $1 and (month between $2 and $3 or entered_for between $2 and $3)
  order by month`;

/** `POST /api/drought-declarations` */
export const actDeclareStage = act(declareStage, ({ body, client }) => declare(client, body));

const store = `
  insert into drought_declarations (declared_on, drought_stage_ndx, drought_area_ndx, first_month, last_month, stages_before)
  select $1, $2, $3, $4, $5, array_agg(drought_stage_ndx order by d_year, d_month)
  from drought_stage_history
  where drought_area_ndx = $3 and make_date(d_year, d_month, 1) between $4 and $5
  returning drought_declaration_ndx, first_month::text, last_month::text`;

/**
 * What the months after a named last one were at goes on there, where nothing was entered: the stage ends with its last month. That month may
 * come after the last one that has a row yet.
 */
const endAfter = `
  with after as (
    select (last.month + interval '1 month')::date as month, coalesce(last.drought_stage_ndx, 0) as stage
    from api.stages_of_months as last
    join api.stage_rule_months as rules
      on last.month + interval '1 month' >= rules.holds_from and last.month + interval '1 month' < rules.holds_until
    where last.drought_area_ndx = $3 and last.month = $2 and rules.stages_go_on
      and not exists (
        select from drought_stage_history
        where drought_area_ndx = $3 and make_date(d_year, d_month, 1) = last.month + interval '1 month' and drought_stage_ndx <> 999
      )
  ), remembered as (
    update drought_declarations set stages_before = stages_before || 999
    where drought_declaration_ndx = $1 and exists (select from after)
  )
  insert into drought_stage_history (drought_area_ndx, d_year, d_month, drought_stage_ndx)
  select $3, extract(year from month), extract(month from month), stage from after
  on conflict (drought_area_ndx, d_year, d_month) do update set drought_stage_ndx = excluded.drought_stage_ndx`;

const setStages = `
  update drought_stage_history set drought_stage_ndx = $1
  where drought_area_ndx = $2 and make_date(d_year, d_month, 1) between $3 and $4`;

/** In an area that counts by days, a stage is in force from the day of its declaration, and ends with its last month where that is named. */
const setDays = `
  insert into drought_stage_changes as kept (drought_area_ndx, from_day, drought_stage_ndx, source_note, drought_declaration_ndx)
  select $2, turns.from_day, turns.stage, 'Declared', $1
  from (
    values
      ($3::date, $4::integer),
      (($5::date + interval '1 month')::date, coalesce((
        select drought_stage_ndx from drought_stage_changes
        where drought_area_ndx = $2 and from_day < $3
        order by from_day desc limit 1
      ), 0))
  ) as turns (from_day, stage)
  where turns.from_day is not null
    and exists (select from drought_stage_changes where drought_area_ndx = $2 and from_day <= $3)
  on conflict (drought_area_ndx, from_day) do update
    set
      drought_stage_ndx = excluded.drought_stage_ndx,
      drought_declaration_ndx = excluded.drought_declaration_ndx,
      stage_before = kept.drought_stage_ndx`;

/** What stood on its days before it stands there again. */
const takeDaysBack = `
  with back as (
    update drought_stage_changes
    set drought_stage_ndx = stage_before, stage_before = null, drought_declaration_ndx = null
    where drought_declaration_ndx = $1 and stage_before is not null
  )
  delete from drought_stage_changes where drought_declaration_ndx = $1 and stage_before is null`;

interface Declared {
  drought_declaration_ndx: number;
  first_month: string;
  last_month: string;
}

export async function declare(client: PoolClient, declaration: Declaration): Promise<Declared> {
  const { declared_on, drought_stage_ndx: stage } = declaration;
  const { area, first_month, last_month } = await monthsOf(client, declaration);
  const { rows } = await client.query<Declared>(store, [declared_on, stage, area, first_month, last_month]);
  if (declaration.last_month !== undefined)
    await client.query(endAfter, [rows[0]!.drought_declaration_ndx, last_month, area]);
  await client.query(setStages, [stage, area, first_month, last_month]);
  const until = declaration.last_month === undefined ? null : last_month;
  await client.query(setDays, [rows[0]!.drought_declaration_ndx, area, declared_on, stage, until]);
  return rows[0]!;
}

const facts = `
  select
    district_today()::text as today,
    (
      select max(make_date(d_year, d_month, 1))::text from drought_stage_history where drought_area_ndx = $2
    ) as last_known,
    (select severity from api.ui_list_drought_stages where drought_stage_ndx = $3) as severity,
    exists (select from drought_stage_changes where drought_area_ndx = $2 and from_day <= $1) as is_by_days,
    coalesce((
      select severity
      from api.stages_of_months
      join api.ui_list_drought_stages using (drought_stage_ndx)
      where drought_area_ndx = $2 and month = date_trunc('month', $1::date)
    ), 0) as severity_then`;

interface Facts {
  today: string;
  last_known: string;
  /** Null where there is no such stage. */
  severity: number | null;
  severity_then: number;
  is_by_days: boolean;
}

/** The area and the months that a declaration counts in. Those that are over stay what they were. */
async function monthsOf(client: PoolClient, declaration: Declaration) {
  const { declared_on, drought_stage_ndx, last_month } = declaration;
  const area = await areaOf(client, declaration.drought_area_ndx);
  const { rows } = await client.query<Facts>(facts, [declared_on, area, drought_stage_ndx]);
  const { today, last_known, severity, severity_then, is_by_days } = rows[0]!;
  if (severity === null) throw noSuchStage();
  if (declared_on > today) throw invalid('declared_on', 'Enter a day that is not after today.');
  const first = effectiveMonth(monthOfDay(declared_on), severity_then, severity);
  const last = last_month === undefined ? await lastOfYear(client, first) : monthOfDay(last_month);
  if (monthNumber(first) < monthNumber(monthOfDay(today)))
    throw invalid('declared_on', 'The first month has already passed. Correct past months in History below.');
  if (monthNumber(last) < monthNumber(first)) throw invalid('last_month', 'The last month is before the first one.');
  if (monthNumber(last) > monthNumber(monthOfDay(last_known)))
    throw invalid('last_month', `Months are known through ${last_known.slice(0, 7)}.`);
  if (is_by_days && monthNumber(monthOfDay(declared_on)) < monthNumber(monthOfDay(today)))
    throw invalid(
      'declared_on',
      'This area counts by day, and that day is in a past month. Enter it in Stages by Day.',
    );
  const first_month = firstDayOf(first);
  const counts_from = is_by_days ? firstDayOf(monthOfDay(declared_on)) : first_month;
  return { area, first_month, last_month: firstDayOf(last), counts_from };
}

async function lastOfYear(client: PoolClient, month: Month): Promise<Month> {
  const years = await readDistrictYear(client);
  return years.lastMonthOf(years.ofMonth(month));
}

const find = `
  select
    declarations.*,
    to_char(declarations.first_month, 'FMMonth YYYY') as first_in_words,
    declarations.first_month <= district_today() as has_begun,
    listed.can_be_undone,
    (
      select bool_and(history.drought_stage_ndx = declarations.drought_stage_ndx)
      from drought_stage_history as history
      where history.drought_area_ndx = declarations.drought_area_ndx
        and make_date(d_year, d_month, 1) between declarations.first_month and declarations.last_month
    ) as is_as_declared
  from drought_declarations as declarations
  join api.ui_list_drought_declarations as listed using (drought_declaration_ndx)
  where drought_declaration_ndx = $1 and not declarations.removed
  for update of declarations`;

const restore = `
  update drought_stage_history as history set drought_stage_ndx = before.stage
  from drought_declarations as declarations
  cross join lateral unnest(declarations.stages_before) with ordinality as before (stage, place)
  where declarations.drought_declaration_ndx = $1
    and history.drought_area_ndx = declarations.drought_area_ndx
    and make_date(history.d_year, history.d_month, 1)
      = declarations.first_month + (before.place - 1) * interval '1 month'
    -- The month after the last one may be another's since.
    and not exists (
      select from drought_declarations as later
      where later.drought_declaration_ndx > declarations.drought_declaration_ndx and not later.removed
        and later.drought_area_ndx = declarations.drought_area_ndx
        and make_date(history.d_year, history.d_month, 1) between later.first_month and later.last_month
    )`;

interface Undone {
  first_in_words: string;
  has_begun: boolean;
  can_be_undone: boolean;
  is_as_declared: boolean;
}

/** `DELETE /api/drought-declarations/{drought_declaration_ndx}`: its months are again what they were, and letters that wait are not sent. */
export const actUndoDeclaration = act(undoDeclaration, async ({ params: { drought_declaration_ndx: key }, client }) => {
  const { rows } = await client.query<Undone>(find, [key]);
  if (!rows[0]) throw notFound('such declaration');
  const { first_in_words, has_begun, can_be_undone, is_as_declared } = rows[0];
  if (has_begun) throw refused(`${first_in_words} has already started. Declare another stage instead.`);
  if (!can_be_undone) throw refused('Another stage was declared for these months since then. Undo that first.');
  if (!is_as_declared) throw refused('The stage of one of these months was edited since then. Change it back first.');
  await client.query(restore, [key]);
  await client.query(takeDaysBack, [key]);
  await withdrawLetters(client, key);
  await client.query('update drought_declarations set removed = true where drought_declaration_ndx = $1', [key]);
});

const refused = (words: string) => invalid('drought_declaration_ndx', words);
