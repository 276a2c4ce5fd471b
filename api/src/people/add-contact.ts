import { contacts } from '@artesian/contract/people/contacts';
import type { Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import { registerStore } from '../register/store.ts';

const store = registerStore(contacts, 'public.contacts');

/** Somebody who is in no list yet, entered beside what they are named in. Answers the number of the contact. */
export const addContact = (client: pg.PoolClient, contact: Values): Promise<number> => store.insert(client, contact);
