import type { FindableRegister } from '@artesian/contract/query/find';

/** Something to go to. */
export interface Item {
  /** What it is: a record by its register, or else. */
  of: FindableRegister | 'screen' | 'action' | 'place' | 'aquifer';
  label: string;
  /** What tells it from others. */
  detail: string;
  /** Where it leads: tells it from all others. */
  href: string;
  isRemoved?: boolean;
}

export interface Group {
  title: string;
  items: readonly Item[];
}
