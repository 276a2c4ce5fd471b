import type { EffectsOfSave, MonthChange, TierChange } from '@artesian/contract/language/effects-of-saves';
import {
  ASK,
  CORRECTION_REASON,
  EFFECTS,
  HOLDS_FROM,
  NEEDS_REASON,
  SHOWN,
} from '@artesian/contract/language/save-headers';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { invalid, Refusal, refusalOf } from '../problems.ts';

/** What a caller says of a change of permits or of dials: from when it holds, why it reaches into the past, and whether it is only asked about. */
export interface Change {
  /** `2027-03-01` */
  holdsFrom: string | undefined;
  reason: string | undefined;
  isAsked: boolean;
}

const MOST_CHARACTERS = 1000;

export function changeIn({ headers }: FastifyRequest): Change {
  const month = headers[HOLDS_FROM];
  const reason = headers[CORRECTION_REASON];
  return {
    holdsFrom: typeof month === 'string' ? firstDayOf(month) : undefined,
    reason: typeof reason === 'string' ? decoded(reason) : undefined,
    isAsked: headers[EFFECTS] === ASK,
  };
}

function firstDayOf(month: string): string {
  if (!/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(month))
    throw invalid('Holds-From', 'Holds-From must be a month, such as 2027-03.');
  return `${month}-01`;
}

function decoded(reason: string): string {
  const text = decodedOrUndefined(reason)?.trim();
  if (!text || text.length > MOST_CHARACTERS)
    throw invalid(
      'Correction-Reason',
      `Correction-Reason must be URL-encoded text of 1 to ${MOST_CHARACTERS} characters.`,
    );
  return text;
}

function decodedOrUndefined(text: string): string | undefined {
  try {
    return decodeURIComponent(text).replaceAll('\0', '');
  } catch {
    return undefined;
  }
}

const said = `
  select set_config('app.holds_from', $1, true), set_config('app.correction', $2, true), set_config('app.note', $2, true),
    set_config('app.asking', $3, true)`;

/** Does the work with what is said of its change. Who asks first is shown what it would change, where it changes months of permits. */
export async function withEffects<T>(client: pg.PoolClient, change: Change, work: () => Promise<T>): Promise<T> {
  const { holdsFrom, reason, isAsked } = change;
  if (!holdsFrom && !reason && !isAsked) return work();
  await client.query(said, [holdsFrom ?? '', reason ?? '', isAsked ? 'on' : '']);
  if (!isAsked) return work();
  const { answer, needsReason } = await tried(client, work);
  const { rows } = await client.query<{ is_shown: boolean }>('select api.is_showing_month_changes() as is_shown');
  if (!rows[0]!.is_shown) return answer;
  throw new Refusal(422, SHOWN, 'Please review', 'Nothing was saved yet. Review what this changes.', {
    effects: await effectsOf(client, needsReason || reason !== undefined),
  });
}

/** Where a reason is missing the work is done as if there were one: its months are shown all the same. */
async function tried<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<{ answer: T; needsReason: boolean }> {
  await client.query('savepoint before_asking');
  try {
    return { answer: await work(), needsReason: false };
  } catch (error) {
    if (refusalOf(error as Error).code !== NEEDS_REASON) throw error;
    await client.query('rollback to savepoint before_asking');
    await client.query("select set_config('app.correction', 'asked', true), set_config('app.showing', 'on', true)");
    return { answer: await work(), needsReason: true };
  }
}

async function effectsOf(client: pg.PoolClient, needs_reason: boolean): Promise<EffectsOfSave> {
  const { rows: tiers } = await client.query<TierChange>(
    'select * from api.tier_changes_under_way order by permit_group_name, fiscal_year',
  );
  const { rows } = await client.query<Omit<EffectsOfSave, 'months' | 'tiers' | 'needs_reason'>>(
    `select
       coalesce(current_setting('app.facts_changed', true), '') = 'on' as asks_month,
       asks_year,
       to_char(case when asks_year
         then api.first_month_of(coalesce(api.fiscal_year(named), api.first_open_year()))
         else coalesce(named, api.next_open_month())
       end, 'YYYY-MM') as holds_from,
       to_char(case when asks_year then api.first_month_of(api.first_open_year()) else api.next_open_month() end, 'YYYY-MM')
         as next_open_month,
       array(
         select fiscal_year from closed_years
         where fiscal_year = any ($1 || regrouped)
           or exists (select from api.month_changes_under_way where fiscal_year = api.fiscal_year(c_year, c_month))
         order by fiscal_year
       ) as closed_years,
       regrouped <> '{}' as moves_permits
     from (
       select
         coalesce(current_setting('app.tiers_before', true), '') <> '' as asks_year,
         nullif(current_setting('app.holds_from', true), '')::date as named,
         api.years_regrouped() as regrouped
     ) as said`,
    [tiers.map(({ fiscal_year }) => fiscal_year)],
  );
  const { rows: months } = await client.query<MonthChange>(
    'select * from api.month_changes_under_way order by permit_number, c_year, c_month',
  );
  return { ...rows[0]!, needs_reason, months, tiers };
}
