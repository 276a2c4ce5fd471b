import type { Screen } from '../shell/screen.ts';
import { about } from './about.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { dataManagement } from './data-management.ts';
import { droughtManagement } from './drought-management.ts';
import { fieldServices } from './field-services.ts';
import { publicResources } from './public-resources.ts';
import { reportsAndAnalysis } from './reports-and-analysis.ts';
import { start } from './start.ts';

/**
 * Every screen of the product, in the order of the sidebar: a file for each of its groups. `load` where a screen is built, `comingSoon` where
 * it is not.
 */
export const screens: readonly Screen[] = [
  ...start,
  ...publicResources,
  ...dataManagement,
  ...fieldServices,
  ...droughtManagement,
  ...reportsAndAnalysis,
  ...admin,
  ...about,
  ...account,
];
