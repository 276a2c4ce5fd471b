import type { DecidedTier } from '@artesian/domain/oracle/grouping';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/platform/database/open-database.ts';
import { freshDatabase } from '../../support/fresh-database.ts';
import { randomDistricts } from '../../support/how-many.ts';
import { exceedingDistrict, plainDistrict, plannedTiers, reportingDistrict } from './plain-district.ts';
import { district, edits, tierEdits, type Decisions } from './random-district.ts';
import { apply, applyTier, store } from './store-district.ts';
import {
  demandWhatTheDomainSays,
  exceedanceOfDashboard,
  exceedanceOfReport,
  queryOf,
  stale,
  wrongStages,
  wrongSums,
  wrongTiers,
  wrongTracking,
  type Query,
} from './wrong-figures.ts';

// Random districts, computed by the functions of the domain and demanded from the database to the gallon.

let database: Database;
let query: Query;
beforeAll(async () => {
  database = await freshDatabase();
  query = queryOf(database);
});
afterAll(() => database.close());

describe('the months of random districts', () => {
  // A minute on a busy machine: each district is entered row by row.
  it('are what the domain says, to the gallon, however the district was entered', async () => {
    await fc.assert(
      fc.asyncProperty(district, edits, tierEdits, async (given, history, ofTiers) => {
        await store(database, given);
        const decisions: Decisions = new Map();
        await demandWhatTheDomainSays(query, given);
        expect(await wrongStages(query, given)).toEqual([]);
        for (const one of history) {
          await apply(database, given, one, decisions);
          await demandWhatTheDomainSays(query, given, decisions);
          expect(await stale(query)).toEqual([]);
        }
        const tiers = new Map<number, DecidedTier[]>();
        for (const one of ofTiers) {
          await applyTier(database, one, tiers);
          expect(await wrongTiers(query, tiers)).toEqual([]);
        }
        expect(await stale(query)).toEqual([]);
        expect(await wrongSums(query, given)).toEqual([]);
        expect(await wrongTracking(query, given, decisions)).toEqual([]);
        expect(await exceedanceOfDashboard(query)).toEqual(await exceedanceOfReport(query));
      }),
      {
        numRuns: randomDistricts,
        seed: 9_234_000,
        examples: [
          [plainDistrict(), [], plannedTiers],
          [exceedingDistrict(), [], []],
          [reportingDistrict(), [{ permit: 2, from: 20, facts: { aquifer: 'Other' } }], []],
        ],
      },
    );
  }, 900_000);

  it('lose no water: wells total their meters and what they report, reports of years their wells, permits their wells', async () => {
    const rows = await query<Record<'gallons' | 'of_wells' | 'of_calendar_years' | 'of_fiscal_years', number>>(
      `select
         (select coalesce(sum(calculated_gallons), 0) from meter_readings)
           + (select coalesce(sum(production_gallons), 0) from well_production) as gallons,
         (select coalesce(sum(gallons), 0) from api.production_by_well) as of_wells,
         (select coalesce(sum(tot_gallons), 0) from api.ui_cq_pumpage_calendar_crosstab) as of_calendar_years,
         (select coalesce(sum(tot_gallons), 0) from api.ui_cq_pumpage_fiscal_crosstab) as of_fiscal_years`,
    );
    const { gallons, ...sums } = rows[0]!;
    expect(sums).toEqual({ of_wells: gallons, of_calendar_years: gallons, of_fiscal_years: gallons });
    const [permits] = await query(
      `select coalesce(sum(metered_gal), 0)::text as of_permits,
         (select coalesce(sum(gallons), 0)::text from api.production_by_permit where permit_ndx is not null) as of_wells
       from permit_months`,
    );
    expect((permits as { of_permits: string }).of_permits).toBe((permits as { of_wells: string }).of_wells);
  });
});
