import type { Role } from '@artesian/contract/language/roles';

/** What each role is for. */
export const rolesInWords: Record<Role, string> = {
  Administrator: 'Keeps the records of the district: wells, permits, meters, readings, contacts and users.',
  Developer: 'Everything an Administrator may do, and the tools and documentation of the platform.',
  'Well Owner': 'Sees the wells, permits, meters and readings of their own permits.',
};
