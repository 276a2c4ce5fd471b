import { hooksOfAmendments } from './subjects/amendments.ts';
import { hooksOfAttachments } from './subjects/attachments.ts';
import { hooksOfDials } from './subjects/dials.ts';
import { hooksOfLevels } from './subjects/levels.ts';
import { hooksOfLists } from './subjects/lists.ts';
import { hooksOfPeopleOfWells } from './subjects/people-of-wells.ts';
import { hooksOfPermitTypes } from './subjects/permit-types.ts';
import { hooksOfProduction } from './subjects/production.ts';
import { hooksOfReadings } from './subjects/readings.ts';
import { hooksOfParameters, hooksOfResults } from './results.ts';
import { hooksOfShares } from './subjects/shares.ts';
import type { ImportHooks } from './file/sheet-row.ts';
import type { Topic } from './subject.ts';
import { hooksOfInspections, hooksOfSamples } from './subjects/visits.ts';
import { hooksOfWellsOfPermits } from './subjects/wells-of-permits.ts';
import { hooksOfWells } from './subjects/wells.ts';

/** By the path of the register; one line adds one. */
const hooks: Record<string, ImportHooks> = {
  'list-wells': hooksOfWells,
  'imports/meter-readings': hooksOfReadings,
  'imports/well-production': hooksOfProduction,
  'imports/water-levels': hooksOfLevels,
  'imports/water-quality-samples': hooksOfSamples,
  'imports/water-quality-results': hooksOfResults,
  'imports/inspections': hooksOfInspections,
  'list-aqsci-parameters': hooksOfParameters,
  'data-permits-monthly-distributions': hooksOfShares,
  'list-permits-associated-wells': hooksOfWellsOfPermits,
  'list-wells-associated-contacts': hooksOfPeopleOfWells,
  'list-permit-types': hooksOfPermitTypes,
  'list-report-periods': { relation: 'api.list_report_periods', name: "applies_to || ' from ' || from_year" },
  'list-land-allowances': { relation: 'api.list_land_allowances', name: "permit_type_name || ' from ' || from_year" },
  'list-permit-land': { relation: 'api.list_permit_land', name: "permit_number || ' from ' || from_year" },
  'list-reserve-entries': {
    relation: 'api.list_reserve_entries',
    name: "permit_number || ' ' || fiscal_year || ', ' || entry",
  },
  'list-measuring-factors': {
    relation: 'api.list_measuring_factors',
    name: "factor_name || ' from ' || holds_from",
  },
  'list-drought-triggers': {
    relation: 'api.list_drought_triggers',
    name: "drought_stage_name || ', ' || indicator || ' from ' || valid_from",
  },
  'list-drought-trigger-rules': {
    relation: 'api.list_drought_trigger_rules',
    name: "drought_area_name || ' from ' || holds_from",
  },
  'list-meter-dials': hooksOfDials,
  'imports/attachments': hooksOfAttachments,
  'data-permit-amendments': hooksOfAmendments,
  ...hooksOfLists,
};

export const hooksOf = ({ register }: Pick<Topic, 'register'>): ImportHooks => hooks[register.path] ?? {};
