import type { DeclaredPath, OpenPath, ScreenPath } from './screens/all-screens.ts';
import type { Loader } from './screens/screen.ts';

/** Those that several places show: each list of what a screen stands on is in the page's first script. */
const adjacentWells = () => import('./adjacent-wells/AdjacentWellsScreen.tsx');
const districtText = () => import('./district/DistrictTextScreen.tsx');
const logout = () => import('./account/LogoutScreen.tsx');
const support = () => import('./about/SupportScreen.tsx');

/**
 * What loads each screen, a default export, when it is first needed. Only `routes.tsx` may import this file: whatever else did would
 * be in a circle with every screen. Visitors do not wait for the names of all that the others stand on.
 */
export function loaderOf(path: ScreenPath): Loader {
  const loaders: Partial<Record<ScreenPath, Loader>> = open;
  return loaders[path] ?? (async () => (await import('./signed-in-loaders.ts')).signedInLoaderOf(path)());
}

/** Those that visitors see. */
const open: Readonly<Record<Exclude<OpenPath, DeclaredPath>, Loader>> = {
  '/': () => import('./landing/LandingScreen.tsx'),
  '/map': () => import('./map/MapScreen.tsx'),
  '/today': () => import('./today/TodayScreen.tsx'),
  '/aquifers': () => import('./aquifers/AquifersScreen.tsx'),
  '/aquifers/{name}': () => import('./aquifers/AquiferScreen.tsx'),
  '/today/methods': () => import('./today/MethodsScreen.tsx'),
  '/wells/{id}': () => import('./wells/WellPage.tsx'),
  '/my-place': () => import('./my-place/MyPlaceScreen.tsx'),
  '/compare': () => import('./compare/CompareScreen.tsx'),
  '/public-tools/tools/adjacent-wells/{lat?}/{lon?}/{distance?}': adjacentWells,
  '/public-resources/tools/adjacent-wells': adjacentWells,
  '/embed/map': () => import('./embed/EmbeddedMap.tsx'),
  '/embed/today': () => import('./embed/EmbeddedToday.tsx'),
  '/embed/wells/{id}': () => import('./embed/EmbeddedWell.tsx'),
  '/embed/compare': () => import('./embed/EmbeddedComparison.tsx'),
  '/open-data': () => import('./open-data/OpenDataScreen.tsx'),
  '/alerts': () => import('./alerts/AlertsScreen.tsx'),
  '/alerts/{token}/confirm': () => import('./alerts/ConfirmAlertsScreen.tsx'),
  '/alerts/{token}/end': () => import('./alerts/EndAlertsScreen.tsx'),
  '/stop-reminders/{token}': () => import('./notices/StopRemindersScreen.tsx'),
  '/stop-query-mail/{token}': () => import('./query/StopQueryMailScreen.tsx'),
  '/public-well-registration': () => import('./registrations/sending-in/RegistrationScreen.tsx'),
  '/public-well-registration/success': () => import('./registrations/sending-in/SuccessScreen.tsx'),
  '/public-well-registration/status': () => import('./registrations/sending-in/StatusScreen.tsx'),
  '/about': () => import('./about/AboutScreen.tsx'),
  '/changelog': () => import('./about/ChangelogScreen.tsx'),
  '/support': support,
  '/docs': () => import('./documentation/ApiSummaryScreen.tsx'),
  '/accessibility': districtText,
  '/privacy': districtText,
  '/terms-of-service': districtText,
  '/contact': () => import('./district/ContactScreen.tsx'),
  '/account/logout': logout,
  '/auth/logout': logout,
  '/signed-in': () => import('./account/SignedInScreen.tsx'),
  '/404': () => import('./shell/failures/NotFoundScreen.tsx'),
  '/coming-soon': () => import('./shell/ComingSoonScreen.tsx'),
};
