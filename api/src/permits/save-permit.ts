import { addsPermittee } from '@artesian/contract/permits/new-permittee';
import type pg from 'pg';
import type { Effects } from '../register/effect.ts';
import { addPermittee } from './add-permittee.ts';

/** What is written next in this transaction is kept in the history beside this. */
const noteInHistory = (client: pg.PoolClient, note: unknown) =>
  client.query("select set_config('app.note', $1, true)", [note ?? '']);

/** A new permittee becomes a contact with the save of the permit. A permit without a number is given one by the database. */
export const savePermit: Effects = {
  async before({ client, entered }) {
    const permittee = addsPermittee(entered) && { rolo_ndx: await addPermittee(client, entered) };
    await noteInHistory(client, entered.administrative_note);
    return { ...entered, ...permittee, ...(entered.new_number === true && { permit_number: null }) };
  },
  async after({ client }) {
    await noteInHistory(client, null);
  },
};
