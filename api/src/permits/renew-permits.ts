import { renewPermits, undoRenewals } from '@artesian/contract/permits/renewals';
import type pg from 'pg';
import { act } from '../platform/calls/act.ts';
import { invalid, notFound } from '../platform/problems.ts';

/** In the order of their numbers, as whoever else changes several of them. */
const hold = 'select from permits where permit_ndx = any ($1) order by permit_ndx for no key update';

/** The first that is not there, or does not go on into the year. */
const unfit = `
  select
    permits.permit_number,
    permits.removed,
    to_char(permits.ended_date, 'FMMonth FMDD, YYYY') as ended,
    permits.ended_date < api.first_month_of($2) as has_ended
  from unnest($1::integer[]) as named (permit_ndx)
  left join permits on permits.permit_ndx = named.permit_ndx
  where api.is_due_for(permits, $2) is not true
    and not exists (
      select from permit_renewals as renewals
      where renewals.permit_ndx = named.permit_ndx and renewals.fiscal_year = $2 and not renewals.removed
    )
  order by permits.permit_number
  limit 1`;

const renew = `
  insert into permit_renewals (permit_ndx, fiscal_year, renewal_act)
  select permit_ndx, $2, $3
  from unnest($1::integer[]) as named (permit_ndx)
  order by permit_ndx
  on conflict on constraint permit_renewals_once_a_year do nothing
  returning permit_ndx`;

/** `POST /api/permit-renewals`: an act of its own for those that nobody renewed for the year before. */
export const actRenewPermits = act(renewPermits, async ({ body: { fiscal_year, permitNdxArray }, client }) => {
  await checkYear(client, fiscal_year);
  const named = [...new Set(permitNdxArray)];
  await client.query(hold, [named]);
  const { rows } = await client.query<Unfit>(unfit, [named, fiscal_year]);
  if (rows[0]) throw invalid('permitNdxArray', whyNot(rows[0], fiscal_year));
  const renewal_act = await nextAct(client);
  const inserted = await client.query<{ permit_ndx: number }>(renew, [named, fiscal_year, renewal_act]);
  const renewed = inserted.rows.map(({ permit_ndx }) => permit_ndx);
  return {
    renewal_act: renewed.length > 0 ? renewal_act : null,
    renewed,
    renewed_before: named.filter((permit) => !renewed.includes(permit)),
  };
});

async function checkYear(client: pg.PoolClient, asked: number) {
  const { rows } = await client.query<{ fiscal_year: number }>(
    'select fiscal_year from api.renewable_years order by 1',
  );
  const years = rows.map(({ fiscal_year }) => fiscal_year);
  if (!years.includes(asked))
    throw invalid('fiscal_year', `Permits are renewed for fiscal year ${years.join(' or ')}.`);
}

async function nextAct(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ act: number }>("select nextval('renewal_acts')::integer as act");
  return rows[0]!.act;
}

interface Unfit {
  permit_number: string | null;
  removed: boolean;
  ended: string | null;
  has_ended: boolean | null;
}

function whyNot({ permit_number, removed, ended, has_ended }: Unfit, year: number): string {
  if (permit_number === null) return 'This permit does not exist. Choose one from the list.';
  if (removed) return `${permit_number} has been removed.`;
  if (has_ended) return `${permit_number} ended on ${ended}.`;
  return `${permit_number} does not start before fiscal year ${year}. Its first certificate is not a renewal.`;
}

const permitsOfAct = `
  select array_agg(permit_ndx) as permits, min(fiscal_year) as fiscal_year,
    min(fiscal_year) < api.fiscal_year(district_today()) as is_over
  from permit_renewals
  where renewal_act = $1`;

/** The first permit that was renewed for a later year after this. */
const standingOnIt = `
  select permit_number, later.fiscal_year
  from permit_renewals as later
  join permits using (permit_ndx)
  where later.permit_ndx = any ($1) and later.fiscal_year > $2 and not later.removed
  order by later.fiscal_year, permit_number
  limit 1`;

const undo = 'update permit_renewals set removed = true where renewal_act = $1 and not removed';

/** `DELETE /api/permit-renewals/{renewal_act}`: what was undone before stays so. */
export const actUndoRenewals = act(undoRenewals, async ({ params: { renewal_act }, client }) => {
  const { rows } = await client.query<RenewedTogether>(permitsOfAct, [renewal_act]);
  const { permits, fiscal_year, is_over } = rows[0]!;
  if (permits === null) throw notFound('such act of renewal');
  await client.query(hold, [permits]);
  if (is_over) throw invalid('renewal_act', `Fiscal year ${fiscal_year} is over. Its renewals cannot be undone.`);
  const later = await client.query<{ permit_number: string; fiscal_year: number }>(standingOnIt, [
    permits,
    fiscal_year,
  ]);
  if (later.rows[0]) throw invalid('renewal_act', standsOnIt(later.rows[0]));
  await client.query(undo, [renewal_act]);
});

interface RenewedTogether {
  permits: number[] | null;
  fiscal_year: number;
  is_over: boolean;
}

const standsOnIt = ({ permit_number, fiscal_year }: { permit_number: string; fiscal_year: number }) =>
  `${permit_number} has been renewed for fiscal year ${fiscal_year} since then. Undo that first.`;
