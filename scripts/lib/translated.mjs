/**
 * Where everything that people read is told in their language: what visitors and well owners see, and what is written to them. The
 * rest is for staff, in English; where it shares parts with these, they are translated there too.
 */
export const translated = [
  'web/src/about',
  'web/src/account',
  'web/src/adjacent-wells',
  'web/src/alerts',
  'web/src/aquifers',
  'web/src/compare',
  'web/src/dashboard/balances',
  'web/src/district',
  'web/src/embed',
  'web/src/find',
  'web/src/gallery',
  'web/src/landing',
  'web/src/language',
  'web/src/location',
  'web/src/map',
  'web/src/my-place',
  'web/src/open-data',
  'web/src/owners',
  'web/src/registrations/sending-in',
  'web/src/share',
  'web/src/shell/failures',
  'web/src/shell/frames',
  'web/src/today',
  'web/src/ui/chart',
  'web/src/ui/table',
  'web/src/wells/WellPage.tsx',
  'web/src/wells/bore',
  'web/src/wells/portrait',
  'api/src/alerts',
  'api/src/owners',
  'api/src/pages',
  'api/src/registrations/mail.ts',
];

/** Files of the contract whose fields visitors and owners see. */
export const declaredFields = [
  'contract/src/alerts',
  'contract/src/map/adjacent-wells.ts',
  'contract/src/map/aquifers.ts',
  'contract/src/map/compared-levels.ts',
  'contract/src/map/graphs.ts',
  'contract/src/map/level-history.ts',
  'contract/src/map/levels-over-years.ts',
  'contract/src/map/map-wells.ts',
  'contract/src/map/my-place.ts',
  'contract/src/map/search.ts',
  'contract/src/map/wells-in-view.ts',
  'contract/src/metering/fields.ts',
  'contract/src/owners',
  'contract/src/permits/fields.ts',
  'contract/src/registrations',
  'contract/src/wells/attachment-fields.ts',
  'contract/src/wells/fields.ts',
  'contract/src/wells/portrait.ts',
];

/** Screens that visitors and owners may open. */
export const declaredScreens = ['about', 'account', 'embedded', 'public-resources', 'start'].map(
  (name) => `web/src/screens/${name}.ts`,
);

/** Of these folders, what only staff open. */
export const forStaff = [
  'web/src/owners/ClaimLettersScreen.tsx',
  'web/src/owners/SubmissionCard.tsx',
  'web/src/owners/SubmittedReadingsScreen.tsx',
  'web/src/wells/bore/BorePanel.tsx',
  'web/src/wells/bore/DepthWarnings.tsx',
  'web/src/wells/bore/use-well-bore.ts',
];
