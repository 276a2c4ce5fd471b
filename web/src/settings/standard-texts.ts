import accessibility from '../district/texts/accessibility.md?raw';
import privacy from '../district/texts/privacy.md?raw';
import terms from '../district/texts/terms.md?raw';
import conditions from '../permits/certificate/conditions.md?raw';

/** What the pages and certificates say as long as the district has not worded them, by setting. */
export const standardTexts: Readonly<Record<string, string>> = {
  DISTRICT_ACCESSIBILITY: accessibility,
  DISTRICT_PRIVACY: privacy,
  DISTRICT_TERMS: terms,
  DISTRICT_CERTIFICATE_CONDITIONS: conditions,
};
