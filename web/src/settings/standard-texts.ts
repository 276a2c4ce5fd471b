import accessibility from '../district/texts/accessibility.md?raw';
import accessibilityInSpanish from '../district/texts/accessibility.es.md?raw';
import privacy from '../district/texts/privacy.md?raw';
import privacyInSpanish from '../district/texts/privacy.es.md?raw';
import terms from '../district/texts/terms.md?raw';
import termsInSpanish from '../district/texts/terms.es.md?raw';
import conditions from '../permits/certificate/conditions.md?raw';

/** What the pages and certificates say as long as the district has not worded them, by setting. */
export const standardTexts: Readonly<Record<string, string>> = {
  DISTRICT_ACCESSIBILITY: accessibility,
  DISTRICT_ACCESSIBILITY_ES: accessibilityInSpanish,
  DISTRICT_PRIVACY: privacy,
  DISTRICT_PRIVACY_ES: privacyInSpanish,
  DISTRICT_TERMS: terms,
  DISTRICT_TERMS_ES: termsInSpanish,
  DISTRICT_CERTIFICATE_CONDITIONS: conditions,
};
