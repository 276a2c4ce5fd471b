import { inspectionsOfFiles } from './field/inspections-of-files.ts';
import { levelsOfFiles } from './field/levels-of-files.ts';
import { resultsOfFiles, samplesOfFiles } from './field/samples-of-files.ts';
import type { Register } from './language/register.ts';
import { listsOfFiles } from './lists-of-files.ts';
import { productionOfFiles } from './metering/production-of-files.ts';
import { readingsOfFiles } from './metering/readings-of-files.ts';
import { registers } from './registers.ts';
import { attachmentsOfFiles } from './wells/attachments-of-files.ts';

/** Where files bring records in: registers, and tables that have screens and calls of their own. One line adds one. */
export const imported: readonly Register[] = [
  ...registers,
  readingsOfFiles,
  productionOfFiles,
  levelsOfFiles,
  samplesOfFiles,
  resultsOfFiles,
  inspectionsOfFiles,
  attachmentsOfFiles,
  ...listsOfFiles,
];
