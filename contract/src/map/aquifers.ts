import { t } from '@artesian/domain/texts/translate';
import { levelClasses, TOO_SHORT } from '@artesian/domain/levels/level-classes';
import { z } from 'zod';
import { decimal, gallons, integer, list, optional } from '../language/fields.ts';
import { view } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { permitFields } from '../permits/fields.ts';

const count = (label: string, meaning: string) => integer(label, { min: 0, meaning });
const degrees = (label: string) => decimal(label, '°', { decimals: 5 });

/** How many wells are in a class today. */
const wellsInClass = z.object({ level_class: z.enum([...levelClasses, TOO_SHORT]), wells: z.int() });

/** Not in the specification: the path is ours. */
export const aquifers = view({
  path: 'ui-list-aquifers',
  access: 'open',
  summary:
    'The aquifers of the district: published wells, how their levels stand against their history, and where they lie',
  orderBy: ['aq_group_summary_name'],
  row: {
    aq_group_summary_name: permitFields.aq_group_summary_name,
    drought_area_names: list('Drought Areas', z.string(), { meaning: 'Where drought stages are declared for it.' }),
    wells: count('Wells', 'Published wells.'),
    level_classes: list('Water Levels', wellsInClass, {
      meaning: 'Wells with a recent level, by its class among the same months of other years.',
    }),
    rising_wells: count('Rising', 'Wells with a recent level that rises significantly over its record.'),
    falling_wells: count('Falling', 'Wells with a recent level that falls significantly over its record.'),
    median_trend_ft: optional(
      decimal('Median Trend', 'ft/yr', {
        decimals: 2,
        meaning: 'Of the wells that rise or fall significantly; above 0 where levels rise.',
      }),
    ),
    west: degrees('West'),
    south: degrees('South'),
    east: degrees('East'),
    north: degrees('North'),
  },
});
export type Aquifer = z.output<typeof aquifers.row>;

/** Not in the specification: the path is ours. */
export const aquiferYears = view({
  path: 'ui-aquifer-years',
  access: 'open',
  summary:
    'Gallons permitted, allowed under drought and pumped of each aquifer by fiscal year, through the present month',
  orderBy: ['aq_group_summary_name', 'fiscal_year desc'],
  row: {
    aq_group_summary_name: permitFields.aq_group_summary_name,
    fiscal_year: meterFields.fiscal_year,
    permitted_gallons: optional(gallons('Permitted')),
    reduced_gallons: optional(gallons('Allowed', { meaning: 'After drought reductions.' })),
    pumped_gallons: gallons('Pumped'),
  },
});
export type AquiferYear = z.output<typeof aquiferYears.row>;

/** `Edwards Aquifer`; a name that says so already, or that stands for several, stays. */
export const titleOfAquifer = (name: string): string =>
  /aquifer|^other\b/i.test(name) ? t(name) : t('{name} Aquifer', { name: t(name) });
