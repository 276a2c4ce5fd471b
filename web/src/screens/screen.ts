import type { ComponentType } from 'react';
import type { menuIcons } from './menu-icons.ts';

/** Who may see a screen: `signed-in` holds at least one role, `staff` is an Administrator or a Developer, `Well Owner` is no staff. */
export type Who = 'everyone' | 'signed-in' | 'staff' | 'Developer' | 'Well Owner';

export type Layout = 'dashboard' | 'dashboard-full' | 'authentication' | 'presentation' | 'map' | 'field' | 'embed';

export const menuGroups = [
  'Public Resources',
  'Data Management',
  'Drought Management',
  'Reports & Analysis',
  'Admin',
] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** A place in the sidebar. */
interface MenuEntry {
  /** Without a group it stands above the groups. */
  group?: MenuGroup;
  /** A heading within the group; entries that share it follow one another. */
  section?: string;
  /** Where the title of the screen is too long. */
  label?: string;
  icon: keyof typeof menuIcons;
  badge?: string;
}

/** Where a screen is, who may see it, and what it is called. What loads it is said in `screen-loaders.ts`. */
export interface Screen {
  /** As the specification writes it: `{id}` is a parameter, `{id?}` one that may be left out. */
  path: string;
  title: string;
  who: Who;
  layout: Layout;
  menu?: MenuEntry;
  /** The path of the register whose records have their pages here, each at its key. */
  recordsOf?: string;
  /** One or two sentences on what it is for: that of a screen which is the list and the form of its register, and nothing else. */
  purpose?: string;
  /** What has the record that the parameters of this page name, where it is not `recordsOf`: the path of a register, or one of `pagesBesideRegisters`. */
  pageOf?: string;
  /** The path of the view that it lists, one that can be asked for as a table, where that is long enough to be asked for before the screen is there. */
  list?: string;
  /** The path of the register of which two records are merged here. */
  mergesOf?: string;
  /** What adds such a record, where that has words of its own. */
  add?: string;
  /** The path of the screen that leads there, in its breadcrumb. */
  under?: string;
  /** Nobody looks for it: other screens lead there. */
  isLedTo?: true;
  /** Of a screen that is not built yet: one or two sentences on what it will be for. */
  comingSoon?: string;
}

/** What loads a screen, a default export. */
export type Loader = () => Promise<{ default: ComponentType }>;

/** What decides about screens in who is here. */
export interface Visitor {
  status: 'loading' | 'visitor' | 'signed-in';
  user?: { roles: readonly string[] } | undefined;
  isStaff: boolean;
  isDeveloper: boolean;
}

/** Whether a screen for `who` is open to this visitor. The server decides on every call besides. */
export function isOpenTo(who: Who, visitor: Visitor): boolean {
  if (who === 'everyone') return true;
  if (who === 'staff') return visitor.isStaff;
  if (who === 'Developer') return visitor.isDeveloper;
  if (who === 'Well Owner') return !visitor.isStaff && visitor.user?.roles.includes('Well Owner') === true;
  return (visitor.user?.roles.length ?? 0) > 0;
}

/** Where a menu entry leads: its path without the parameters that may be left out. */
export const addressOf = ({ path }: Screen): string => path.replace(/\/\{\w+\?\}/g, '');
