import type { Contact } from '@artesian/contract/language/settings';
import type { Config } from './config.ts';

/** An office that nobody can reach by mistake: number and address are of those kept for examples. */
const invented: Contact = {
  name: 'Demonstration office',
  phone: '512-555-0100',
  email: 'office@district.example',
  address: '100 Example Street, Buda, Texas',
};

/** The settings that say how to reach the office, with what each of them says. */
export const partsOfContact: Readonly<Record<string, keyof Contact>> = {
  DISTRICT_CONTACT: 'name',
  DISTRICT_PHONE: 'phone',
  DISTRICT_EMAIL: 'email',
  DISTRICT_ADDRESS: 'address',
};

/** How to reach the district office: as its settings say, and otherwise not at all, but for the demonstration. */
export function contactOf(config: Config): Contact {
  const contact = {
    name: config.DISTRICT_CONTACT ?? null,
    phone: config.DISTRICT_PHONE ?? null,
    email: config.DISTRICT_EMAIL ?? null,
    address: config.DISTRICT_ADDRESS ?? null,
  };
  const isSet = Object.values(contact).some((part) => part !== null);
  return isSet || !config.demonstration ? contact : invented;
}
