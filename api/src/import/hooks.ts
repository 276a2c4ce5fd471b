import { hooksOfAmendments } from './amendments.ts';
import { hooksOfAttachments } from './attachments.ts';
import { hooksOfDials } from './dials.ts';
import { hooksOfLevels } from './levels.ts';
import { hooksOfLists } from './lists.ts';
import { hooksOfPeopleOfWells } from './people-of-wells.ts';
import { hooksOfPermitTypes } from './permit-types.ts';
import { hooksOfProduction } from './production.ts';
import { hooksOfReadings } from './readings.ts';
import { hooksOfParameters, hooksOfResults } from './results.ts';
import { hooksOfShares } from './shares.ts';
import type { ImportHooks } from './sheet-row.ts';
import type { Topic } from './subject.ts';
import { hooksOfInspections, hooksOfSamples } from './visits.ts';
import { hooksOfWellsOfPermits } from './wells-of-permits.ts';
import { hooksOfWells } from './wells.ts';

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
  'list-meter-dials': hooksOfDials,
  'imports/attachments': hooksOfAttachments,
  'data-permit-amendments': hooksOfAmendments,
  ...hooksOfLists,
};

export const hooksOf = ({ register }: Pick<Topic, 'register'>): ImportHooks => hooks[register.path] ?? {};
