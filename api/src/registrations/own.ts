import { ownRegistrations, type OwnRegistration } from '@artesian/contract/registrations/calls';
import { answer } from '../platform/calls/answer.ts';
import { stateColumn } from './status.ts';

/** An account is known by its e-mail address, as where permits are delegated to one. */
const own = `
  select reference, registrations.created_timestamp, well_address, well_city, ${stateColumn} as state, wells.district_well_id
  from registrations
  join accounts on lower(accounts.email) = lower(registrations.primary_email)
  left join wells on wells.well_ndx = registrations.well_ndx and not wells.removed
  where accounts.sub = $1 and not registrations.removed
  order by registrations.created_timestamp desc, reference`;

/** `GET /api/own-registrations` */
export const answerOwnRegistrations = answer(ownRegistrations, async ({ user }, { database }) => {
  const { rows } = await database.pool.query<OwnRegistration>(own, [user.sub]);
  return rows;
});
