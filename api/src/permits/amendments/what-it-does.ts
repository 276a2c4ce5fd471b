import {
  amendments,
  amendmentStatus,
  whatAmendmentDoes,
  type WhatAmendmentDoes,
} from '@artesian/contract/permits/amendments';
import type { Row, Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import { answer } from '../../platform/calls/answer.ts';
import { notFound } from '../../platform/problems.ts';
import { rehearsal } from '../../platform/transaction.ts';
import { registerStore } from '../../register/store.ts';
import { everything } from '../../sign-in/scope.ts';
import { namesOf } from './keep-amendment.ts';
import { settle } from './settle.ts';

const store = registerStore(amendments, 'api.data_permit_amendments');

type Month = Record<'c_year' | 'c_month' | 'metered_gal', number> &
  Record<'permitted_gal' | 'reduced_gal', number | null>;
type MonthBeforeAndAfter = WhatAmendmentDoes['months'][number];

/**
 * `POST /api/data-permit-amendments/what-it-does`: the amendment is approved as it stands in the body, its permit looked at before and
 * after, and all of it undone. So it is what approving it does, to the gallon, and refused where that would be.
 */
export const answerWhatAmendmentDoes = answer(whatAmendmentDoes, ({ body, user, request }, { database }) =>
  rehearsal(database, { sub: user.sub, requestId: request.id }, async (client) => {
    const { pamend_ndx, fiscal_year, ...proposed } = body;
    const was = await withoutIt(client, proposed.permit_ndx, pamend_ndx);
    const years = await yearsFor(client, fiscal_year);
    const before = await monthsOf(client, proposed.permit_ndx, years.fiscal_year);
    await approve(client, was, proposed);
    const after = await monthsOf(client, proposed.permit_ndx, years.fiscal_year);
    const months = before.map((month, index) => beforeAndAfter(month, after[index]!));
    return { ...years, months, year: totalOf(months) };
  }),
);

/** The amendment that is saved already, after its permit was made what it is without it. */
async function withoutIt(client: pg.PoolClient, permit: number, key: number | undefined): Promise<Row | undefined> {
  if (key === undefined) return undefined;
  await store.lock(client, key);
  const found = await store.find(client, everything, key);
  if (!found || found.permit_ndx !== permit) throw notFound(amendments.one);
  const was = { ...found, pamend_status_ndx: amendmentStatus.inReview };
  await store.update(client, key, { pamend_status_ndx: was.pamend_status_ndx, ...(await settle(client, found, was)) });
  return was;
}

async function approve(client: pg.PoolClient, was: Row | undefined, proposed: Values) {
  const named = { ...proposed, ...(await namesOf(client, { ...was, ...proposed })) };
  const approved = {
    ...named,
    pamend_status_ndx: amendmentStatus.approved,
    approval_date: named.effective_date,
    approval_body_ndx: 999,
    removed: false,
  };
  const values = { ...approved, ...(await settle(client, was, { ...was, ...approved })) };
  if (was) await store.update(client, was[amendments.key] as number, values);
  else await store.insert(client, values);
}

async function yearsFor(client: pg.PoolClient, asked: number | undefined) {
  const { rows } = await client.query<{ fiscal_year: number; this_fiscal_year: number }>(
    `select coalesce($1::integer, present) as fiscal_year, present as this_fiscal_year
     from (select api.fiscal_year(district_today()) as present) as years`,
    [asked],
  );
  return rows[0]!;
}

async function monthsOf(client: pg.PoolClient, permit: number, year: number): Promise<Month[]> {
  const { rows } = await client.query<Month>('select * from api.months_of_year($1, $2)', [permit, year]);
  return rows;
}

const beforeAndAfter = (before: Month, after: Month): MonthBeforeAndAfter => ({
  c_year: before.c_year,
  c_month: before.c_month,
  permitted_before_gal: before.permitted_gal,
  permitted_after_gal: after.permitted_gal,
  reduced_before_gal: before.reduced_gal,
  reduced_after_gal: after.reduced_gal,
  metered_gal: after.metered_gal,
  left_before_gal: leftOf(before),
  left_after_gal: leftOf(after),
});

const leftOf = ({ reduced_gal, metered_gal }: Month) => (reduced_gal === null ? null : reduced_gal - metered_gal);

function totalOf(months: readonly MonthBeforeAndAfter[]): WhatAmendmentDoes['year'] {
  const { c_year: _year, c_month: _month, ...sums } = months.reduce((sum, month) => added(sum, month));
  return sums;
}

/** Unknown where one of them is. */
const added = (sum: MonthBeforeAndAfter, month: MonthBeforeAndAfter) =>
  Object.fromEntries(
    Object.entries(sum).map(([name, value]) => {
      const more = month[name as keyof MonthBeforeAndAfter];
      return [name, value === null || more === null ? null : value + more];
    }),
  ) as MonthBeforeAndAfter;
