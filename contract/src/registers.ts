import { contacts } from './people/contacts.ts';
import { meters } from './metering/meters.ts';
import type { Register } from './language/register.ts';
import { wells } from './wells/wells.ts';

/** Every register; one line adds one. */
export const registers: Register[] = [wells, contacts, meters];
