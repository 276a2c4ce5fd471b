import { t } from '@artesian/domain/texts/translate';
import type { Role } from '@artesian/contract/language/roles';

/** What each role is for. */
export const roleLabels: Record<Role, string> = {
  Administrator: t('Keeps the records of the district: wells, permits, meters, readings, contacts and users.'),
  Developer: t('Everything an Administrator can do, plus the platform’s tools and documentation.'),
  'Well Owner': t('Sees the wells, permits, meters and readings of their own permits.'),
};
