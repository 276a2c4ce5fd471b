import { isStaff } from '@artesian/contract/language/roles';
import { mapWell, staffOnlyWellColumns } from '@artesian/contract/map/map-wells';
import type { User } from '../sign-in/authentication.ts';

/** The columns of a well of the map that somebody receives. */
export const columnsFor = (user: User | null): string[] =>
  Object.keys(mapWell.shape).filter((column) => isStaff(user?.roles) || !isStaffOnly(column));

const isStaffOnly = (column: string) => (staffOnlyWellColumns as readonly string[]).includes(column);
