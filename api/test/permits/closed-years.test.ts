import { closedYears } from '@artesian/contract/permits/closed-years';
import { pumpedInAll } from '@artesian/contract/metering/under-no-permit';
import { linkPermits, permitGroups } from '@artesian/contract/permits/permit-groups';
import { movesOfGroup } from '@artesian/contract/permits/memberships';
import { monthCorrections, yearsToClose } from '@artesian/contract/permits/years-to-close';
import { expect, it } from 'vitest';
import { monthsOfYear, areVolumesAuthorized } from '../support/any-district.ts';
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

it.runIf(areVolumesAuthorized())(
  'says who closed a year, what was corrected since, by whom, why and by how many gallons; and is reopened',
  async () => {
    const [{ fiscal_year, permitted_gal }] = (await years()) as [Awaited<ReturnType<typeof years>>[number]];
    const [, last] = await monthsOfYear(product.database, fiscal_year);
    const closed = await register.create({ fiscal_year });
    const ofYear = async () => (await years()).find((year) => year.fiscal_year === fiscal_year);
    expect(await ofYear()).toMatchObject({ closed_year_ndx: closed.closed_year_ndx, closed_by: 'Ada Administrator' });

    const { rows } = await product.database.pool.query<{ permit_ndx: number; volume: number }>(
      `select permits.permit_ndx, authorized_volume_gal as volume
     from permits join permit_years using (permit_ndx)
     where fiscal_year = $1 and ended_date is null and permitted_gal > 1000 and not removed
     order by permit_ndx limit 1`,
      [fiscal_year],
    );
    const [{ permit_ndx, volume }] = rows as [(typeof rows)[number]];
    await staff.send('PUT', `/api/list-permits/${permit_ndx}`, {
      body: { authorized_volume_gal: volume + 12_000, administrative_note: WHY },
      holdsFrom: last.mo.slice(0, 7),
      correctionReason: WHY,
    });
    const corrections = (await staff.view(monthCorrections)).filter((row) => row.fiscal_year === fiscal_year);
    expect(corrections).toMatchObject([
      {
        permit_ndx,
        mo: last.mo,
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
  },
);

it('keeps the permits of a group in a closed year, but for a correction with its reason, which is shown first', async () => {
  const [{ fiscal_year }] = (await years()) as [Awaited<ReturnType<typeof years>>[number]];
  const { rows } = await product.database.pool.query<{ permit_ndx: number }>(
    `select permit_ndx from api.permit_groupings join permits using (permit_ndx)
     where permit_group_ndx is null and $1 between from_year and to_year and not removed order by permit_ndx limit 1`,
    [fiscal_year],
  );
  const { permit_group_ndx } = await staff.register(permitGroups).create({ permit_group_name: 'Late Creek' });
  const params = { permit_group_ndx };
  const linked = { params, body: { linked_permits: [rows[0]!.permit_ndx], fiscal_year } };
  const closed = await register.create({ fiscal_year });
  const atHand = async () => (await staff.register(permitGroups).get(permit_group_ndx)).linked_permits;

  await expect(staff.call(linkPermits, linked)).rejects.toMatchObject({
    problem: {
      code: 'needs-reason',
      detail: expect.stringMatching(/^This changes a closed fiscal year\. Give a reason/),
    },
  });
  await expect(staff.call(linkPermits, { ...linked, asksEffects: true })).rejects.toMatchObject({
    problem: {
      code: 'effects',
      effects: { needs_reason: true, moves_permits: true, closed_years: [fiscal_year], months: [] },
    },
  });
  expect(await atHand()).toEqual([]);
  await staff.call(linkPermits, { ...linked, correctionReason: WHY });
  expect(await atHand()).toEqual(linked.body.linked_permits);
  expect(await staff.call(movesOfGroup, { params })).toMatchObject([{ from_year: fiscal_year, note: WHY }]);

  // A year that is not closed is free.
  await staff.call(linkPermits, { params, body: { linked_permits: [], fiscal_year: fiscal_year + 1 } });
  await staff.call(linkPermits, { params, body: { linked_permits: [], fiscal_year }, correctionReason: WHY });
  await register.delete(closed.closed_year_ndx, closed.version);
});

it('names every closed year that a change of groups reaches, whichever permit it is of', async () => {
  const [later, earlier] = (await years()).map(({ fiscal_year }) => fiscal_year) as [number, number];
  const { rows } = await product.database.pool.query<{ permit_ndx: number }>(
    `select permit_ndx from permits
     where not removed and not exists (select from permit_memberships where permit_memberships.permit_ndx = permits.permit_ndx)
     order by permit_ndx limit 2`,
  );
  const [through, until] = rows.map(({ permit_ndx }) => permit_ndx) as [number, number];
  await product.database.pool.query('insert into permit_memberships (permit_ndx, from_year) values ($1, $2)', [
    until,
    later,
  ]);
  const { permit_group_ndx } = await staff.register(permitGroups).create({ permit_group_name: 'Two Reaches' });
  const closed = [await register.create({ fiscal_year: earlier }), await register.create({ fiscal_year: later })];
  await expect(
    staff.call(linkPermits, {
      params: { permit_group_ndx },
      body: { linked_permits: [through, until], fiscal_year: earlier },
      asksEffects: true,
    }),
  ).rejects.toMatchObject({ problem: { effects: { closed_years: [earlier, later] } } });
  for (const { closed_year_ndx, version } of closed) await register.delete(closed_year_ndx, version);
});
