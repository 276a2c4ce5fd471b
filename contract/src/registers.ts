import { apiKeys } from './api-keys/api-keys.ts';
import { droughtAreaGroups } from './drought/drought-areas.ts';
import { droughtMeasures } from './drought/drought-measures.ts';
import { droughtReductions } from './drought/drought-reductions.ts';
import { droughtStageChanges } from './drought/stage-changes.ts';
import { droughtStages } from './drought/drought-stages.ts';
import { indicatorReadings, indicatorSources } from './drought/indicators.ts';
import { droughtTriggerRules, droughtTriggers } from './drought/triggers.ts';
import type { Register } from './language/register.ts';
import { mapLayerList } from './map/map-layer-list.ts';
import { meterAccuracyTests } from './metering/accuracy-tests.ts';
import { measuringFactors } from './metering/measuring-factors.ts';
import { meterDials } from './metering/dials.ts';
import { meterWells } from './metering/meter-wells.ts';
import { meters } from './metering/meters.ts';
import { contacts } from './people/contacts.ts';
import { registrations } from './registrations/registrations.ts';
import { closedYears } from './permits/closed-years.ts';
import { permitGroups } from './permits/permit-groups.ts';
import { amendments } from './permits/amendments.ts';
import { monthlyDistribution, permitWellLinks } from './permits/permit-rows.ts';
import { permits } from './permits/permits.ts';
import { permitTypes } from './permits/permit-types.ts';
import { landAllowances, permitLand, reserveEntries } from './permits/land.ts';
import { reportPeriods } from './permits/report-periods.ts';
import { levelFindings, levelRules } from './science/level-rules.ts';
import { parameterNames, waterQualityParameters } from './science/parameters.ts';
import { wellCompletion, wellDetails, wellHydrogeology, wellLocationDetails } from './wells/well-parts.ts';
import { wellComponents, wellContacts, wellFormations } from './wells/well-rows.ts';
import { wells } from './wells/wells.ts';

/** Every register; one line adds one. */
export const registers: Register[] = [
  wells,
  wellLocationDetails,
  wellDetails,
  wellHydrogeology,
  wellCompletion,
  wellFormations,
  wellComponents,
  wellContacts,
  contacts,
  registrations,
  permits,
  permitGroups,
  permitTypes,
  reportPeriods,
  landAllowances,
  permitLand,
  reserveEntries,
  closedYears,
  permitWellLinks,
  monthlyDistribution,
  amendments,
  meters,
  meterWells,
  meterDials,
  meterAccuracyTests,
  measuringFactors,
  droughtStages,
  droughtStageChanges,
  indicatorReadings,
  indicatorSources,
  droughtTriggers,
  droughtTriggerRules,
  droughtAreaGroups,
  droughtReductions,
  droughtMeasures,
  waterQualityParameters,
  parameterNames,
  levelRules,
  levelFindings,
  mapLayerList,
  apiKeys,
];
