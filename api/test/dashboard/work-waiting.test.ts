import { lateMeterReadings } from '@artesian/contract/dashboard/dashboard';
import { failedJobs, permitBalances, workWaiting, type KindOfWork } from '@artesian/contract/dashboard/work-waiting';
import { permitsToRenew, renewPermits, undoRenewals } from '@artesian/contract/permits/renewals';
import { WARNING_PERCENT } from '@artesian/domain/warning';
import { describe, expect, it } from 'vitest';
import { isDemonstration } from '../support/any-district.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct({ demo: true });

const query = async <T>(text: string, values: unknown[] = []) =>
  (await product.database.pool.query(text, values)).rows as T[];
const waiting = async (work: KindOfWork) => (await staff.view(workWaiting)).filter((row) => row.work === work);
const titles = async (work: KindOfWork) => (await waiting(work)).map(({ title }) => title).toSorted();

describe('work that waits', () => {
  it.runIf(isDemonstration())(
    'has the meters that the dashboard says are late, since the day they were due',
    async () => {
      const late = await staff.view(lateMeterReadings);
      expect(late.length).toBeGreaterThan(0);
      expect(await titles('late-reading')).toEqual(late.map(({ meter_id }) => meter_id).toSorted());
      const [today] = await query<{ today: string }>('select district_today() as today');
      const [first] = late;
      const since = (await waiting('late-reading')).find(({ title }) => title === first!.meter_id)!.since;
      expect((Date.parse(today!.today) - Date.parse(since)) / 86_400_000).toBe(first!.days_late);
    },
  );

  it('has whoever pumped more than the percent of the warning, and all of the year, as the tracking of readings counts it', async () => {
    const tracked = await query<{ grouping_name: string; metered: number; target: number | null }>(`
      select grouping_name, sum(metered_gal) filter (where (c_year, c_month) <= (
          select extract(year from today), extract(month from today) from district_today() as today)) as metered,
        case when bool_and(reduced_gal is not null) then sum(reduced_gal) end as target
      from api.months_of_groupings
      join (
        select distinct grouping_ndx, grouping_name from api.named_groupings
        where api.fiscal_year(district_today()) between from_year and to_year
      ) as names using (grouping_ndx)
      where fiscal_year = api.fiscal_year(district_today())
      group by grouping_ndx, grouping_name`);
    const known = tracked.filter(({ metered, target }) => target !== null && metered > 0);
    const above = (share: number) => known.filter(({ metered, target }) => metered > target! * share);
    const namesOf = (rows: typeof known) => rows.map(({ grouping_name }) => grouping_name).toSorted();
    const over100 = known.filter(({ metered, target }) => metered >= target!);
    expect(await titles('overpumped')).toEqual(namesOf(over100));
    expect(await titles('over-warning')).toEqual(
      namesOf(above(WARNING_PERCENT / 100).filter((row) => !over100.includes(row))),
    );
  });

  it('has a registration until somebody completes or disregards it', async () => {
    const [{ reg_ndx, name }] = (await query<{ reg_ndx: number; name: string }>(
      `insert into registrations (first_name, last_name, primary_phone, primary_email, mailing_address, mailing_city, mailing_state,
         mailing_zip, well_address, well_city, county_ndx, well_use_ndx, aquifer_group_ndx, reg_lat_dd, reg_lon_dd, hardcopy_well_records)
       values ('Ada', 'Waiting', '1', 'a@b.example', 'C', 'D', 'TX', '78610', '1 Mill Road', 'Buda', 1, 1, 1, 30.1, -97.8, false)
       returning reg_ndx, first_name || ' ' || last_name as name`,
    )) as [{ reg_ndx: number; name: string }];
    expect(await waiting('registration')).toContainEqual(
      expect.objectContaining({ record_ndx: reg_ndx, title: name, detail: '1 Mill Road, Buda' }),
    );
    await query('update registrations set completed = true where reg_ndx = $1', [reg_ndx]);
    expect(await titles('registration')).not.toContain(name);
  });

  it('has the fiscal year until all permits that go on in it are renewed', async () => {
    const [{ year }] = (await query<{ year: number }>('select api.fiscal_year(district_today()) as year')) as [
      { year: number },
    ];
    const permits = await staff.view(permitsToRenew, { params: { fiscal_year: year } });
    const open = permits.filter(({ is_renewed }) => !is_renewed).map(({ permit_ndx }) => permit_ndx);
    expect(await waiting('permits-to-renew')).toMatchObject([
      { record_ndx: year, title: `Fiscal year ${year}`, detail: `${open.length} permits are not renewed` },
    ]);
    const renewAll = { fiscal_year: year, permitNdxArray: open };
    const { renewal_act } = await staff.call(renewPermits, { body: renewAll });
    expect(await waiting('permits-to-renew')).toEqual([]);
    await staff.call(undoRenewals, { params: { renewal_act: renewal_act! } });
  });

  it('has months of negative use, permits whose shares are incomplete, and uploads that failed', async () => {
    const [meter] = await query<{ meter_ndx: number; meter_id: string; meter_reading_ndx: number }>(
      `select meter_ndx, meter_id, meter_reading_ndx from meter_readings join meters using (meter_ndx)
       where meter_reading > prev_meter_reading order by c_year desc, c_month desc, meter_ndx limit 1`,
    );
    await query('update meter_readings set meter_reading = prev_meter_reading - 5 where meter_reading_ndx = $1', [
      meter!.meter_reading_ndx,
    ]);
    expect(await titles('negative-use')).toContain(meter!.meter_id);

    const [permit] = await staff.view(permitBalances);
    expect(await titles('incomplete-distribution')).not.toContain(permit!.permit_number);
    const addToShare = (by: number) =>
      query(
        `with correction as (
           select set_config('app.holds_from', '2020-01-01', true), set_config('app.correction', 'A share was mistyped.', true)
         )
         update permit_distributions set share = share + $2 from correction where permit_ndx = $1 and c_month = 1`,
        [permit!.permit_ndx, by],
      );
    await addToShare(-1);
    expect(await titles('incomplete-distribution')).toContain(permit!.permit_number);
    expect(
      (await staff.view(permitBalances)).find(({ permit_ndx }) => permit_ndx === permit!.permit_ndx),
    ).toMatchObject({
      allowed_gal: null,
      left_gal: null,
      pct_used: null,
      month_limit_gal: null,
    });
    await addToShare(1);

    await query(`insert into logger_uploads (description, uploaded_by, file_format_ndx, status, error)
      values ('June levels', 'Robin', 1, 'failed', 'No column is called depth.')`);
    expect(await waiting('failed-upload')).toContainEqual(
      expect.objectContaining({ title: 'June levels', detail: 'No column is called depth.' }),
    );
  });

  it('is told to staff alone', async () => {
    expect((await product.fetch('well-owner', '/api/ui-dashboard-work-waiting')).status).toBe(403);
    expect((await product.fetch('visitor', '/api/ui-dashboard-work-waiting')).status).toBe(401);
    expect(await staff.call(failedJobs, {})).toEqual([]);
  });
});

describe('the balances of permits', () => {
  it('are the months of the fiscal year through the present one, and name an owner no permit of others', async () => {
    const owner = await product.as('well-owner');
    const own = await owner.view(permitBalances);
    const mine = await query<{ permit_ndx: number }>(
      `select permit_ndx from account_permits where sub = 'demo|well-owner'`,
    );
    expect(own.length).toBeGreaterThan(0);
    expect(mine.map(({ permit_ndx }) => permit_ndx)).toEqual(
      expect.arrayContaining(own.map(({ permit_ndx }) => permit_ndx)),
    );
    const all = await staff.view(permitBalances);
    expect(all.length).toBeGreaterThan(own.length);

    for (const balance of own) {
      const months = await query<{ month: string; reduced_gal: number; metered_gal: number }>(
        `select to_char(make_date(c_year, c_month, 1), 'YYYY-MM') as month, reduced_gal, metered_gal from permit_months
         where permit_ndx = $1 and fiscal_year = $2 order by month`,
        [balance.permit_ndx, balance.fiscal_year],
      );
      const [{ today, last }] = (await query<{ today: string; last: string }>(
        `select to_char(district_today(), 'YYYY-MM') as today, to_char(api.last_month_of_period(district_today(), period_months), 'YYYY-MM') as last
         from api.report_terms($1, district_today())`,
        [balance.permit_ndx],
      )) as [{ today: string; last: string }];
      const past = months.filter(({ month }) => month <= today);
      // A period is allowed as a whole.
      const inPeriod = months.filter(({ month }) => month <= last);
      const sum = (of: 'reduced_gal' | 'metered_gal') => inPeriod.reduce((total, month) => total + month[of], 0);
      expect(balance).toMatchObject({
        allowed_gal: sum('reduced_gal'),
        used_gal: sum('metered_gal'),
        left_gal: sum('reduced_gal') - sum('metered_gal'),
        month_limit_gal: past.at(-1)!.reduced_gal,
        month_used_gal: past.at(-1)!.metered_gal,
      });
    }
  });

  it.runIf(isDemonstration())(
    'say when the next reading is due: on the fifth of the month after the one that is not read yet',
    async () => {
      const [read] = await query<{ permit_ndx: number; last: string }>(
        `select permit_ndx, min(last) as last from (
         select distinct permit_ndx, meter_ndx,
           (select to_char(max(make_date(c_year, c_month, 1)), 'YYYY-MM-DD') from meter_readings as readings
            where readings.meter_ndx = meters.meter_ndx and meter_reading is not null) as last
         from permit_wells join meters on setup_well_ndx = well_ndx
         where is_active and start_date <= district_today() and coalesce(end_date, 'infinity') >= district_today()
       ) as meters_read group by permit_ndx having count(*) = count(last) and count(*) = 1 order by permit_ndx limit 1`,
      );
      const balance = (await staff.view(permitBalances)).find(({ permit_ndx }) => permit_ndx === read!.permit_ndx);
      const last = new Date(read!.last);
      const due = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 2, 5)).toISOString().slice(0, 10);
      expect(balance?.due_day).toBe(due);
    },
  );
});
