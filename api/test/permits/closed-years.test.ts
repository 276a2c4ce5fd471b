import { closedYears } from '@artesian/contract/permits/closed-years';
import { pumpedInAll } from '@artesian/contract/metering/under-no-permit';
import { monthCorrections, yearsToClose } from '@artesian/contract/permits/years-to-close';
import { expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct({ demo: true });
const register = staff.register(closedYears);
const WHY = 'The volume of the order was entered wrongly.';
const years = () => staff.view(yearsToClose);

it('lists the years that are over with what they come to, the latest first', async () => {
  const listed = await years();
  expect(listed.length).toBeGreaterThan(1);
  expect(listed).toEqual(listed.toSorted((one, other) => other.fiscal_year - one.fiscal_year));
  const [last] = listed;
  const months = (await staff.view(pumpedInAll)).filter(({ fiscal_year }) => fiscal_year === last!.fiscal_year);
  expect(last!.permits_gallons).toBe(months.reduce((sum, { permits_gallons }) => sum + permits_gallons, 0));
  expect(last).toMatchObject({ closed_at: null, closed_by: null, corrected_months: 0 });
});

it('says who closed a year, what was corrected since, by whom, why and by how many gallons; and is reopened', async () => {
  const [{ fiscal_year, permitted_gal }] = (await years()) as [Awaited<ReturnType<typeof years>>[number]];
  const closed = await register.create({ fiscal_year });
  const ofYear = async () => (await years()).find((year) => year.fiscal_year === fiscal_year);
  expect(await ofYear()).toMatchObject({ closed_year_ndx: closed.closed_year_ndx, closed_by: 'Ada Administrator' });

  const { rows } = await product.database.pool.query<{ permit_ndx: number; volume: number }>(
    `select permits.permit_ndx, authorized_volume_gal as volume
     from permits join permit_years using (permit_ndx)
     where fiscal_year = $1 and ended_date is null and permitted_gal > 1000 and not removed order by permit_ndx limit 1`,
    [fiscal_year],
  );
  const [{ permit_ndx, volume }] = rows as [(typeof rows)[number]];
  await staff.send('PUT', `/api/list-permits/${permit_ndx}`, {
    body: { authorized_volume_gal: volume + 12_000, administrative_note: WHY },
    holdsFrom: `${fiscal_year}-08`,
    correctionReason: WHY,
  });
  const corrections = (await staff.view(monthCorrections)).filter((row) => row.fiscal_year === fiscal_year);
  expect(corrections).toMatchObject([
    {
      permit_ndx,
      mo: `${fiscal_year}-08-01`,
      reason: WHY,
      corrected_by_name: 'Ada Administrator',
      is_after_closing: true,
    },
  ]);
  const [{ permitted_before_gal, permitted_after_gal }] = corrections as [(typeof corrections)[number]];
  expect(await ofYear()).toMatchObject({
    corrected_months: 1,
    permitted_gal: permitted_gal + permitted_after_gal! - permitted_before_gal!,
  });

  await register.delete(closed.closed_year_ndx, closed.version);
  expect(await ofYear()).toMatchObject({ closed_year_ndx: null, closed_at: null, corrected_months: 0 });
  expect((await staff.view(monthCorrections)).some(({ reason }) => reason === WHY)).toBe(true);
});
