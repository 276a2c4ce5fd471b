import { droughtCompliance } from '@artesian/contract/drought/drought';
import { lateMeterReadings } from '@artesian/contract/dashboard/dashboard';
import { permitBalances } from '@artesian/contract/dashboard/work-waiting';
import { permitAtAGlance } from '@artesian/contract/glance/at-a-glance';
import { readingsToEdit } from '@artesian/contract/metering/readings-entry';
import { draftReminder } from '@artesian/contract/notices/notices';
import { monthsToRead, ownerStatement } from '@artesian/contract/owners/submitted-readings';
import { certificates, permits } from '@artesian/contract/permits/permits';
import { permitMonths, permitYears } from '@artesian/contract/permits/permit-years';
import { reportPeriods } from '@artesian/contract/permits/report-periods';
import { firstDayOf, monthNumber, monthOfDay, monthsAfter, type Month } from '@artesian/domain/month';
import { percentPumped } from '@artesian/domain/oracle/compliance';
import { fiscalYear } from '@artesian/domain/oracle/fiscal-year';
import { daysLate } from '@artesian/domain/oracle/late-report';
import {
  lastMonthOfPeriod,
  monthly,
  reportDueDay,
  termsOf,
  type ReportRule,
  type ReportTerms,
} from '@artesian/domain/oracle/report-terms';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPermit, buildMeter, buildPermitType } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';
import { refusalOf } from '../support/refusal-of.ts';

const { product, staff } = await sharedProduct();
const { pool } = product.database;
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await pool.query<T>(text, values)).rows;
const [{ today }] = (await rows<{ today: string }>('select district_today()::text as today')) as [{ today: string }];
const present = monthOfDay(today);
const year = fiscalYear(present);

const names = { 1: 'Month', 3: 'Quarter', 6: 'Half-Year', 12: 'Year' } as const;
type Months = keyof typeof names;
const QUARTERS: ReportTerms = { months: 3, dueMonthsAfter: 1, dueDay: 10 };
const YEARS: ReportTerms = { months: 12, dueMonthsAfter: 3, dueDay: 1 };

const periods = staff.register(reportPeriods);
const entered = (
  { months, dueMonthsAfter: due_months_after, dueDay: due_day }: ReportTerms,
  of: object,
  from_year: number,
) => periods.create({ ...of, from_year, period: names[months as Months], due_months_after, due_day });

/** A permit with a well, a meter and one reading, in a month that is the last of a quarter. */
interface Reporting {
  permit: number;
  permitNumber: string;
  meter: number;
  meterId: string;
  terms: ReportTerms;
}

const endOfQuarter = (back: number) => monthsAfter(lastMonthOfPeriod(present, 3, 9), -3 * back);
/** The quarter that was read last, and the one that is over since. */
const [READ, OVER] = [endOfQuarter(2), endOfQuarter(1)];

async function report(terms: ReportTerms, permit_type_ndx: number): Promise<Reporting> {
  const permit = await staff.register(permits).create(aPermit({ permit_type_ndx, start_date: '2020-09-01' }));
  const { meter_ndx, meter_id, setup_well_ndx } = await buildMeter(staff, { joined_date: '2020-09-01' });
  await rows('insert into permit_wells (permit_ndx, well_ndx, start_date) values ($1, $2, $3)', [
    permit.permit_ndx,
    setup_well_ndx,
    '2020-09-01',
  ]);
  await rows(
    'insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values ($1, $2, $3, 0), ($1, $4, $5, 900000)',
    [meter_ndx, READ.year - 1, READ.month, READ.year, READ.month],
  );
  return {
    permit: permit.permit_ndx,
    permitNumber: permit.permit_number,
    meter: meter_ndx,
    meterId: meter_id,
    terms,
  };
}

let byMonth: Reporting;
let byQuarter: Reporting;
let byYear: Reporting;
beforeAll(async () => {
  const quarterly = await buildPermitType(staff);
  await entered(QUARTERS, { permit_type_ndx: quarterly }, year - 2);
  byMonth = await report(monthly(), await buildPermitType(staff));
  byQuarter = await report(QUARTERS, quarterly);
  byYear = await report(YEARS, quarterly);
  await entered(YEARS, { permit_ndx: byYear.permit }, year - 2);
});

const each = () => [byMonth, byQuarter, byYear];
const isLastOf = (month: Month, { months }: ReportTerms) =>
  monthNumber(lastMonthOfPeriod(month, months, 9)) === monthNumber(month);

describe('permits that report by month, quarter and year', () => {
  it('are late when their own report is', async () => {
    const late = await staff.view(lateMeterReadings);
    for (const { meterId, terms } of each()) {
      expect(late.find(({ meter_id }) => meter_id === meterId)?.days_late ?? 0).toBe(daysLate(READ, today, terms));
    }
  });

  it('are asked for the last months of their periods', async () => {
    const asked = await staff.view(monthsToRead);
    for (const { permit, terms } of each()) {
      const unread = Array.from({ length: monthNumber(present) - monthNumber(READ) }, (_, index) =>
        monthsAfter(READ, index + 1),
      ).filter((month) => isLastOf(month, terms));
      expect(
        asked
          .filter(({ permit_ndx }) => permit_ndx === permit)
          .map(({ c_year, c_month, due_day }) => ({ c_year, c_month, due_day })),
      ).toEqual(
        unread.map((month) => ({ c_year: month.year, c_month: month.month, due_day: reportDueDay(month, terms) })),
      );
    }
  });

  it('have what a period pumped held against what it allows, where it ends', async () => {
    for (const { permit, terms } of each()) {
      const months = await staff.view(permitMonths, { params: { permit_ndx: permit } });
      const periodOf = ({ c_year, c_month }: { c_year: number; c_month: number }) =>
        monthNumber(lastMonthOfPeriod({ year: c_year, month: c_month }, terms.months, 9));
      expect(months.length).toBeGreaterThan(24);
      // Before the rules began, each month was reported.
      for (const month of months.filter(({ fiscal_year }) => fiscal_year >= year - 2)) {
        const within = months.filter((other) => periodOf(other) === periodOf(month));
        const ends = periodOf(month) === monthNumber({ year: month.c_year, month: month.c_month });
        const sum = (of: 'metered_gal' | 'reduced_gal') => within.reduce((total, one) => total + one[of]!, 0);
        const [pumped, allowed] = [sum('metered_gal'), sum('reduced_gal')];
        expect(month.pct_of_month).toBe(ends ? percentPumped(pumped, allowed) : null);
        expect(month.exceeding_gal).toBe(ends ? Math.max(0, pumped - allowed) : null);
      }
    }
    // 900,000 gallons of a twelfth of 12,000,000: nine tenths of a month, three tenths of a quarter.
    const ofRead = async ({ permit }: Reporting) =>
      (await staff.view(permitMonths, { params: { permit_ndx: permit } })).find(
        ({ c_year, c_month }) => c_year === READ.year && c_month === READ.month,
      )!.pct_of_month;
    expect([await ofRead(byMonth), await ofRead(byQuarter)]).toEqual([90, 30]);
  });

  it('count a report as late in the month that ends its period', async () => {
    for (const { permit, terms } of each()) {
      const months = await staff.view(permitMonths, { params: { permit_ndx: permit } });
      const late = months.filter(
        ({ late_readings, c_year, c_month }) => late_readings > 0 && c_year * 12 + c_month - 1 > monthNumber(READ),
      );
      expect(late.map(({ c_year, c_month }) => ({ year: c_year, month: c_month }))).toEqual(
        Array.from({ length: monthNumber(present) - monthNumber(READ) }, (_, index) =>
          monthsAfter(READ, index + 1),
        ).filter((month) => isLastOf(month, terms) && reportDueDay(month, terms) < today),
      );
    }
  });

  it('say the same in the compliance report', async () => {
    const { data } = await staff.call(droughtCompliance, {
      body: {
        tiers: [0, 1, 2, 3],
        start_cal_year: READ.year,
        start_cal_month: 1,
        end_cal_year: READ.year + 1,
        end_cal_month: 12,
        aq_group_names: ['Edwards', 'Trinity', 'Other'],
      },
    });
    for (const { permit } of each()) {
      const months = await staff.view(permitMonths, { params: { permit_ndx: permit } });
      const shown = data.reports.filter(({ grouping_ndx }) => grouping_ndx === -permit);
      expect(shown.length).toBeGreaterThan(11);
      for (const { mo, pct_of_month } of shown) {
        const { year: c_year, month: c_month } = monthOfDay(mo);
        const one = months.find((month) => month.c_year === c_year && month.c_month === c_month)!;
        expect({ mo, pct_of_month }).toEqual({ mo, pct_of_month: one.pct_of_month });
      }
    }
  });

  it('have the limit of the period that they are in on the owner’s home and at the head of the permit', async () => {
    const balances = await staff.view(permitBalances);
    for (const { permit, terms } of each()) {
      const months = await staff.view(permitMonths, { params: { permit_ndx: permit } });
      const last = monthNumber(lastMonthOfPeriod(present, terms.months, 9));
      const allowed = months
        .filter(({ c_year, c_month }) => {
          const month = monthNumber({ year: c_year, month: c_month });
          return month <= last && month > last - terms.months;
        })
        .reduce((sum, { reduced_gal }) => sum + reduced_gal!, 0);
      // Of the year, through the end of that period.
      const allowedInYear = months
        .filter(({ c_year, c_month, fiscal_year }) => {
          const month = monthNumber({ year: c_year, month: c_month });
          return fiscal_year === fiscalYear(present) && month <= last;
        })
        .reduce((sum, { reduced_gal }) => sum + reduced_gal!, 0);
      const said = { period: names[terms.months as Months], period_limit_gal: allowed, allowed_gal: allowedInYear };
      expect(balances.find(({ permit_ndx }) => permit_ndx === permit)).toMatchObject(said);
      const glance = await staff.viewOne(permitAtAGlance, { params: { permit_ndx: permit } });
      expect(glance).toMatchObject(said);
      const statement = await staff.view(ownerStatement, { params: { permit_ndx: permit } });
      expect(statement.at(-1)).toMatchObject({ allowed_gal: allowedInYear });
      const years = await staff.view(permitYears, { params: { permit_ndx: permit } });
      expect(years.find(({ fiscal_year }) => fiscal_year === fiscalYear(present))).toMatchObject({
        reduced_so_far_gal: allowedInYear,
      });
    }
  });

  it('are held against their period while a reading is entered', async () => {
    for (const { permit, terms } of each()) {
      const [read] = await staff.call(readingsToEdit, {
        params: { year: fiscalYear(OVER), month: OVER.month, grouping_ndx: -permit },
      });
      const months = await staff.view(permitMonths, { params: { permit_ndx: permit } });
      const allowed = months
        .filter(({ c_year, c_month }) => {
          const month = { year: c_year, month: c_month };
          return (
            monthNumber(month) <= monthNumber(OVER) &&
            monthNumber(lastMonthOfPeriod(month, terms.months, 9)) ===
              monthNumber(lastMonthOfPeriod(OVER, terms.months, 9))
          );
        })
        .reduce((sum, { reduced_gal }) => sum + reduced_gal!, 0);
      expect(read?.allowed_gal).toBe(allowed);
    }
  });

  it('are reminded of their own day', async () => {
    const { due_day, reading_month } = await staff.call(draftReminder, { params: { kind: 'reminder' } });
    const ahead = each().flatMap(({ terms }) =>
      Array.from({ length: 31 }, (_, on) => monthsAfter(present, on - 18))
        .filter((month) => isLastOf(month, terms))
        .map((month) => ({ due_day: reportDueDay(month, terms), reading_month: firstDayOf(month) }))
        .filter((one) => one.due_day >= today),
    );
    expect({ due_day, reading_month }).toEqual(
      ahead.toSorted(
        (one, other) =>
          one.due_day.localeCompare(other.due_day) || other.reading_month.localeCompare(one.reading_month),
      )[0],
    );
  });

  it('have it on their certificates', async () => {
    const printed = await staff.call(certificates, {
      body: { permitNdxArray: each().map(({ permit }) => permit), issued: today },
    });
    for (const { permit, terms } of each()) {
      expect(printed.find(({ permit_ndx }) => permit_ndx === permit)).toMatchObject({
        period: names[terms.months as Months],
        due_months_after: terms.dueMonthsAfter,
        due_day: terms.dueDay,
      });
    }
  });
});

describe('a reporting period', () => {
  it('is of a type or of a permit, once from a year', async () => {
    const permit_type_ndx = await buildPermitType(staff);
    const both = await refusalOf(entered(QUARTERS, { permit_type_ndx, permit_ndx: byMonth.permit }, 2024));
    expect(both.errors).toEqual([{ field: 'permit_ndx', message: 'Choose a permit type or a permit, not both.' }]);
    await entered(QUARTERS, { permit_type_ndx }, 2024);
    const again = await refusalOf(entered(YEARS, { permit_type_ndx }, 2024));
    expect(again.errors).toEqual([
      { field: 'from_year', message: 'These permits already have a reporting period from this year.' },
    ]);
  });

  it('changes years that have begun for a reason alone, once there are permits that report by it', async () => {
    const permit_type_ndx = await buildPermitType(staff);
    const ofType = { permit_type_ndx, period: 'Quarter', due_day: 10 } as const;
    const entered = await periods.create({ ...ofType, from_year: year - 1 });
    await periods.create({ ...ofType, from_year: year });
    const permit_ndx = 9000;
    await rows(`
      select set_config('app.bringing_back', 'on', true);
      insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, permit_type_ndx, created_timestamp)
        values (${permit_ndx}, 'R9000', 2024, 12000000, ${permit_type_ndx}, '2024-01-01')`);
    const key = entered.report_period_ndx;
    for (const refused of [
      () => periods.update(key, { due_day: 12 }, entered.version),
      () => periods.delete(key, entered.version),
      () => periods.create({ permit_ndx, period: 'Year', due_day: 1, from_year: year }),
    ])
      expect(await refusalOf(refused())).toMatchObject({ code: 'needs-reason' });
    expect(await periods.create({ ...ofType, from_year: year + 1 })).toMatchObject({ from_year: year + 1 });
    await rows('delete from permits where permit_ndx = $1', [permit_ndx]);
  });

  it('holds as the domain says, whatever rules there are', async () => {
    await rows('delete from report_periods');
    const of = await rows<{ permit: number; permitType: number }>(
      'select permit_ndx as permit, permit_type_ndx as "permitType" from permits order by permit_ndx',
    );
    const rules: ReportRule[] = Array.from({ length: 40 }, (_, index) => ({
      // Of all permits, of types and of permits in turn.
      permit: index % 3 === 1 ? of[index % of.length]!.permit : null,
      permitType: index % 3 === 2 ? of[index % of.length]!.permitType : null,
      fromYear: 2010 + ((index * 7) % 23),
      months: [1, 3, 6, 12][(index * 5) % 4]!,
      dueMonthsAfter: 1 + (index % 6),
      dueDay: 1 + ((index * 11) % 28),
    })).filter(
      (rule, place, all) =>
        all.findIndex(
          (one) => one.permit === rule.permit && one.permitType === rule.permitType && one.fromYear === rule.fromYear,
        ) === place,
    );
    for (const rule of rules) {
      await entered(rule, { permit_ndx: rule.permit, permit_type_ndx: rule.permitType }, rule.fromYear);
    }
    const found = await rows<ReportTerms & { permit: number; permitType: number; year: number }>(`
      select permit_ndx as permit, permit_type_ndx as "permitType", year, period_months as months,
        due_months_after as "dueMonthsAfter", due_day as "dueDay"
      from permits, generate_series(2005, 2035) as year, api.report_terms(permit_ndx, make_date(year, 5, 1))`);
    expect(found.length).toBeGreaterThan(90);
    for (const { permit, permitType, year: of, ...terms } of found) {
      expect({ permit, of, ...terms }).toEqual({
        permit,
        of,
        ...termsOnly(termsOf(rules, { permit, permitType }, of)),
      });
    }
  });
});

const termsOnly = ({ months, dueMonthsAfter, dueDay }: ReportTerms): ReportTerms => ({
  months,
  dueMonthsAfter,
  dueDay,
});
