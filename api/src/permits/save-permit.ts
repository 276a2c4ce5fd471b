import { addsPermittee } from '@artesian/contract/permits/new-permittee';
import { noteInHistory } from '../platform/note-in-history.ts';
import type { Effects } from '../register/effect.ts';
import { addPermittee } from './add-permittee.ts';

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
