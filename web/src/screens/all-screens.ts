import { t } from '@artesian/domain/texts/translate';
import { about } from './about.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { dataManagement } from './data-management.ts';
import { droughtManagement } from './drought-management.ts';
import { embedded } from './embedded.ts';
import { fieldServices } from './field-services.ts';
import { publicResources } from './public-resources.ts';
import { reportsAndAnalysis } from './reports-and-analysis.ts';
import type { Screen } from './screen.ts';
import { start } from './start.ts';

/** Every screen of the product, in the order of the sidebar: a file for each of its groups. */
const all = [
  ...start,
  ...publicResources,
  ...embedded,
  ...dataManagement,
  ...fieldServices,
  ...droughtManagement,
  ...reportsAndAnalysis,
  ...admin,
  ...about,
  ...account,
] as const;

export type ScreenPath = (typeof all)[number]['path'];

/** Screens that visitors see. */
export type OpenPath = Extract<(typeof all)[number], { who: 'everyone' }>['path'];

/** Screens of which their register and their place say everything. */
export type DeclaredPath = Extract<(typeof all)[number], { recordsOf: string; purpose: string }>['path'];

/** In the language of the page. */
export const screens: readonly (Screen & { path: ScreenPath })[] = all.map((screen: Screen & { path: ScreenPath }) => ({
  ...screen,
  title: t(screen.title),
  ...(screen.menu && { menu: { ...screen.menu, ...(screen.menu.label && { label: t(screen.menu.label) }) } }),
}));
