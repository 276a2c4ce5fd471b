import { contacts } from './contacts.ts';
import { meters } from './meters.ts';
import type { Register } from './register.ts';
import { wells } from './wells.ts';

/** Every register; one line adds one. */
export const registers: Register[] = [wells, contacts, meters];
