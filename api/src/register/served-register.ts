import type { Register, Row } from '@artesian/contract/language/register';
import { admits } from '@artesian/contract/language/roles';
import type { User } from '../sign-in/authentication.ts';
import type { Effects } from './effect.ts';
import { effectsOf } from './effects.ts';
import { registerStore, type RegisterStore } from './store.ts';

/** A register with what serves it. */
export interface ServedRegister {
  register: Register;
  /** What is read: the table, or a view of the schema `api`. */
  relation: string;
  store: RegisterStore;
  effects: Effects;
}

export const serveRegister = (register: Register, relation: string): ServedRegister => ({
  register,
  relation,
  store: registerStore(register, relation),
  effects: effectsOf(register),
});

/** A record as this person receives it, with what they may do. */
export function recordFor({ register, effects }: ServedRegister, user: User, row: Row): Row {
  const update = admits(register.write, user.roles) && effects.may?.(row, user) === undefined;
  const removes = register.removable === true || register.calls.delete !== undefined;
  return { ...row, may: { update, remove: update && removes } };
}
