import type { Values } from '@artesian/contract/language/register';
import { enteredProduction, type ProductionToSave } from '@artesian/contract/metering/well-production';
import { keepProduction, problemsOfProduction } from '../readings/save-production.ts';
import { hooksOfMonths, refuseMonths } from './months.ts';
import { ofPlace } from './places.ts';
import type { ImportHooks } from './sheet-row.ts';

const places = ['well_ndx', 'c_year', 'c_month'] as const;

const asMonth = (values: Values): ProductionToSave => ofPlace(values, places, enteredProduction);

/** What wells report without a meter is saved as its screen saves many months at once. */
export const hooksOfProduction: ImportHooks = {
  ...hooksOfMonths,
  name: `(select district_well_id from wells where wells.well_ndx = records.well_ndx)
    || ', ' || to_char(make_date(c_year, c_month, 1), 'YYYY-MM')`,

  async examine(client, records) {
    const problems = await problemsOfProduction(
      client,
      records.map(({ was, values }) => asMonth({ ...was, ...values })),
    );
    refuseMonths(records, enteredProduction, problems);
  },

  write: {
    hold: (client) => client.query('select api.change_volumes()'),
    async add(client, records) {
      const saved = await keepProduction(
        client,
        records.map(({ values }) => asMonth(values)),
      );
      return saved.map(({ well_production_ndx }) => well_production_ndx!);
    },
    async change(client, records) {
      const months = records.map(({ was, changes }) =>
        asMonth({ well_ndx: was.well_ndx, c_year: was.c_year, c_month: was.c_month, ...changes }),
      );
      await keepProduction(client, months);
    },
  },
};
