/** The roles that the identity provider's roles claim may carry (spec 1 §6). */
export const roles = ['Administrator', 'Developer', 'Well Owner'] as const;
export type Role = (typeof roles)[number];

/** Who may make a call. `staff` is Administrator or Developer, `signed-in` any of the three roles. */
export type Access = 'open' | 'signed-in' | 'staff' | 'developers';

/** Whether somebody who holds `held` may make a call of this access; `undefined` is a visitor who has not signed in. */
export function admits(access: Access, held: readonly Role[] | undefined): boolean {
  if (access === 'open') return true;
  if (held === undefined) return false;
  if (access === 'signed-in') return held.length > 0;
  if (access === 'developers') return held.includes('Developer');
  return isStaff(held);
}

/** Developer implies Administrator (spec 1 §6). */
export function isStaff(held: readonly Role[] | undefined): boolean {
  return held !== undefined && (held.includes('Administrator') || held.includes('Developer'));
}
