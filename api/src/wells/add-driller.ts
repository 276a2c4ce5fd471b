import { vocabularyOf } from '@artesian/contract/vocabularies';
import type pg from 'pg';
import type { Effects } from '../register/effect.ts';
import { findOrAddWord } from '../vocabularies/add-word.ts';

const drillers = vocabularyOf('drillers')!.list;

/** The driller of that name, added when there is none. */
export const findOrAddDriller = async (client: pg.PoolClient, name: unknown): Promise<number> =>
  (await findOrAddWord(client, drillers, String(name))).key;

/** 'Add New Driller': the name that was typed becomes a driller, and the well's. */
export const addDriller: Effects = {
  async before({ client, entered }) {
    if (entered.driller_add_new !== true) return entered;
    return { ...entered, driller_ndx: await findOrAddDriller(client, entered.temp_new_driller) };
  },
};
