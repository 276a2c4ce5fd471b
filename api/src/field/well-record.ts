import type { Row, Values } from '@artesian/contract/language/register';
import {
  changeWellRecord,
  createWell,
  createWellForm,
  createWellRecord,
  wellRecord,
  wellRecordForm,
} from '@artesian/contract/field/well-record';
import type pg from 'pg';
import { act } from '../platform/calls/act.ts';
import { notFound, Refusal } from '../platform/problems.ts';
import { effectsOf } from '../register/effects.ts';
import { serveRegister } from '../register/served-register.ts';
import { add, change } from '../register/write.ts';
import type { User } from '../sign-in/authentication.ts';
import { refuseDisputes } from './merge-changes.ts';
import { readOne } from '../views/read-one.ts';

/** Saved as the office saves it: the same row, with the same effects. */
const asOfOffice = { effects: effectsOf({ path: 'list-wells' }) };
const newWells = { ...serveRegister(createWellForm, 'public.wells'), ...asOfOffice };
const records = { ...serveRegister(wellRecordForm, 'api.field_services_well_actions_well_record'), ...asOfOffice };

const create = async (served: typeof records, client: pg.PoolClient, user: User, entered: Values) => {
  const added = await add(served, { client, user, were: [] }, entered);
  return readOne(client, wellRecord, 'well_ndx', added['well_ndx'] as number);
};

/** `POST /api/field-services/create-well` */
const actCreateWell = act(createWell, ({ body, client, user }) => create(newWells, client, user, body));

/** `POST /api/field-services/well-actions/well-record` */
const actCreateWellRecord = act(createWellRecord, ({ body, client, user }) => create(records, client, user, body));

interface Found {
  well_ndx: number;
  removed: boolean;
  removed_by: string;
  removed_on: string;
  successor: string | null;
}

const find = `
  select
    wells.well_ndx,
    wells.removed,
    coalesce(accounts.name, wells.removed_by) as removed_by,
    to_char(wells.removed_timestamp at time zone district_time_zone(), 'FMMonth FMDD, YYYY') as removed_on,
    successors.district_well_id as successor
  from wells
  left join wells as successors on successors.well_ndx = wells.merged_into
  left join accounts on accounts.sub = wells.removed_by
  where wells.district_well_id = $1
  for no key update of wells`;

/** `PUT /api/field-services/well-actions/well-record/{id}` */
const actChangeWellRecord = act(changeWellRecord, async ({ params, body, version, device, client, user }) => {
  const { rows } = await client.query<Found>(find, [params.id]);
  const [found] = rows;
  if (!found) throw notFound('well');
  const { well_ndx } = found;
  const was = (await readOne(client, wellRecord, 'well_ndx', well_ndx)) as Row;
  if (found.removed) throw removedMeanwhile(found, was);
  await refuseDisputes(client, { register: wellRecordForm, device, was, entered: body, version });
  await change(records, { client, user, were: [] }, well_ndx, body, undefined);
  return readOne(client, wellRecord, 'well_ndx', well_ndx);
});

function removedMeanwhile({ removed_by, removed_on, successor }: Found, current: Row) {
  const words = successor
    ? `${removed_by} merged this well into ${successor} on ${removed_on}. Enter your changes there if they still apply.`
    : `${removed_by} removed this well on ${removed_on}. Restore it first, or discard your changes.`;
  return new Refusal(409, 'removed', 'Removed meanwhile', words, { current });
}

/** Wells come, and their records change, from the field. */
export const actWellRecords = [actCreateWell, actCreateWellRecord, actChangeWellRecord];
