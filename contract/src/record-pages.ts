/**
 * What has pages of its own and is no register, as a screen names it in `pageOf`. The parameters of its address name one, in their order. All but
 * `publicPages` are for staff.
 */
export const pagesBesideRegisters = [
  'wells',
  'aquifers',
  'field wells',
  'field inspections',
  'users',
  'files of users',
  'notices',
  'declarations',
  'imports',
  'registers of imports',
  'vocabularies',
] as const;
export type PageBesideRegisters = (typeof pagesBesideRegisters)[number];

/** Those that everybody may see. */
export const publicPages: readonly PageBesideRegisters[] = ['wells', 'aquifers'];

export const isBesideRegisters = (name: string): name is PageBesideRegisters =>
  (pagesBesideRegisters as readonly string[]).includes(name);
