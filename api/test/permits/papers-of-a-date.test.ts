import { declareStage } from '@artesian/contract/drought/declarations';
import { permitAtAGlance } from '@artesian/contract/glance/at-a-glance';
import { draftNoticeOfDeclaration } from '@artesian/contract/notices/notices';
import { ownerStatement } from '@artesian/contract/owners/submitted-readings';
import { certificates } from '@artesian/contract/permits/permits';
import { firstDayOf, monthOfNumber } from '@artesian/domain/month';
import { beforeAll, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

// Worked by hand: 12,000,000 gallons a year with these shares from January to December in percent, 15,000,000 from the month after the next.
// Stage 2 is in force this month and takes 30 %; stage 3 is declared today for the next two months and takes 40 %.
const SHARES = [6, 6, 7, 8, 9, 11, 12, 11, 9, 8, 7, 6];

const { product, staff } = await sharedProduct();
const sql = <R extends object>(text: string, values?: unknown[]) => product.database.pool.query<R>(text, values);

const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Denver' });
const thisMonth = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
const firstDay = (offset: number) => firstDayOf(monthOfNumber(thisMonth + offset));
/** September to August; `-3` is three months ago. */
const sinceSeptember = (Number(today.slice(5, 7)) + 3) % 12;
const offsetOf = ({ c_year, c_month }: { c_year: number; c_month: number }) => c_year * 12 + c_month - 1 - thisMonth;

const permitted = (offset: number) =>
  SHARES[monthOfNumber(thisMonth + offset).month - 1]! * (offset >= 2 ? 150_000 : 120_000);
const left = (offset: number, percent: number) => (permitted(offset) * percent) / 100;
const words = (gallons: number) => gallons.toLocaleString('en-US');

beforeAll(async () => {
  await sql(
    `insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix, conditional) values (1, 'Historical', 'H', false);
     insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction, d2_pump_reduction)
       values (1, '1900-01-01', 0.3, 0.4);
     insert into contacts (rolo_ndx, r_name) values (1, 'Ann Ames');
     insert into allocation_distribution_shares
       select 4, c_month, share from unnest(array[${SHARES.map((share) => share * 1000).join(', ')}]) with ordinality as given (share, c_month)
       on conflict (allocation_distribution_ndx, c_month) do update set share = excluded.share;
     select set_config('app.bringing_back', 'on', true);
     insert into permits (permit_ndx, permit_number, permit_year, start_date, authorized_volume_gal, permit_type_ndx,
         allocation_distribution_ndx, rolo_ndx, created_timestamp)
       values (1, 'H1', 2024, '2024-01-01', 12000000, 1, 4, 1, '2024-01-01');
     update drought_stage_history set drought_stage_ndx = 2
       where make_date(d_year, d_month, 1) = date_trunc('month', district_today())`,
  );
  await staff.send('POST', '/api/data-permit-amendments', {
    body: {
      permit_ndx: 1,
      pamend_type_ndx: 15,
      pamend_status_ndx: 2,
      approval_date: today,
      approval_body_ndx: 1,
      effective_date: firstDay(2),
      proposed_volume_change: 3_000_000,
    },
  });
});

it('the certificate, the letter, the statement and the page of a permit say the same figures', async () => {
  const { drought_declaration_ndx } = await staff.call(declareStage, {
    body: { declared_on: today, drought_stage_ndx: 3, last_month: firstDay(2) },
  });

  const { letters } = await staff.call(draftNoticeOfDeclaration, { params: { drought_declaration_ndx } });
  const [table] = letters[0]!.body.flatMap((part) => ('table' in part ? [part.table] : []));
  expect(table!.rows.map(([permit, _month, ...volumes]) => [permit, ...volumes])).toEqual(
    [1, 2].map((offset) => [
      'H1',
      words(permitted(offset)),
      words(left(offset, 70)),
      '70',
      words(left(offset, 60)),
      '60',
    ]),
  );

  const ofDay = async (issued: string) =>
    (await staff.call(certificates, { body: { permitNdxArray: [1], issued } }))[0]!;
  const certificate = await ofDay(today);
  expect(certificate).toMatchObject({ authorized_volume_gal: 12_000_000, start_date: '2024-01-01' });
  expect(certificate.months).toHaveLength(12);
  for (const month of certificate.months) {
    const offset = offsetOf(month);
    expect(month).toMatchObject({
      permitted_gal: permitted(offset),
    });
    expect(month.stages.map(({ left_gal }) => left_gal)).toEqual([
      left(offset, 70),
      left(offset, 60),
      permitted(offset),
      permitted(offset),
    ]);
  }
  expect(await ofDay(firstDay(1))).toMatchObject({ authorized_volume_gal: 12_000_000 });
  expect(await ofDay(firstDay(2))).toMatchObject({ authorized_volume_gal: 15_000_000 });

  const soFar = Array.from({ length: sinceSeptember }, (_, index) => permitted(-1 - index)).reduce(
    (sum, gallons) => sum + gallons,
    left(0, 70),
  );
  const statement = await staff.view(ownerStatement, { params: { permit_ndx: 1 } });
  expect(statement.at(-1)).toMatchObject({
    permitted_gal: permitted(0),
    month_limit_gal: left(0, 70),
    allowed_gal: soFar,
    used_gal: 0,
  });
  expect(await staff.view(permitAtAGlance, { params: { permit_ndx: 1 } })).toMatchObject({
    allowed_gal: soFar,
    used_gal: 0,
    period_limit_gal: left(0, 70),
    drought_stage: 'Stage 2 Alarm',
    next_stage: 'Stage 3 Critical',
    next_stage_from: firstDay(1),
    open_amendments: 0,
    late_meters: 0,
    well_count: 0,
    last_letter: null,
  });
});
