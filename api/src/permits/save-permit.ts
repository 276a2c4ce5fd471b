import { addsPermittee } from '@artesian/contract/permits/new-permittee';
import { datedFacts } from '@artesian/contract/permits/permit-lists';
import { noteInHistory } from '../platform/note-in-history.ts';
import type { Effects } from '../register/effect.ts';
import { addPermittee } from './add-permittee.ts';

/**
 * A new permittee becomes a contact with the save of the permit. A permit without a number is given one by the database. What decided a
 * change is also why it reaches into the past, where it does. What is said again of a fact with a month that it holds from may move it to
 * an earlier one.
 */
const asReason = `
  select set_config('app.correction', $1, true) where coalesce(current_setting('app.correction', true), '') = ''`;
const noReason = "select set_config('app.correction', '', true) where current_setting('app.correction', true) = $1";

export const savePermit: Effects = {
  async before({ client, entered }) {
    const permittee = addsPermittee(entered) && { rolo_ndx: await addPermittee(client, entered) };
    if (entered.administrative_note) {
      await noteInHistory(client, entered.administrative_note);
      await client.query(asReason, [entered.administrative_note]);
    }
    return { ...entered, ...permittee, ...(entered.new_number === true && { permit_number: null }) };
  },
  async after({ client, entered, was, key }) {
    const again = datedFacts.filter((name) => was && entered[name] !== undefined && entered[name] === was[name]);
    if (again.length > 0) await client.query('select api.hold_facts_again($1, $2)', [key, again]);
    if (!entered.administrative_note) return;
    await noteInHistory(client, null);
    await client.query(noReason, [entered.administrative_note]);
  },
};
