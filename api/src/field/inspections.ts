import { addInspection, changeInspection, inspectionForm, inspections } from '@artesian/contract/field/inspections';
import { act } from '../platform/calls/act.ts';
import { notFound } from '../platform/problems.ts';
import { serveRegister } from '../register/served-register.ts';
import { add, change } from '../register/write.ts';
import type { Row } from '@artesian/contract/language/register';
import { findMeasuredWell } from './find-well.ts';
import { refuseDisputes } from './merge-changes.ts';
import { readOne } from '../views/read-one.ts';

const served = serveRegister(inspectionForm, 'api.field_inspections');

/** `POST /api/field-services/well-actions/{wellNdx}/inspections` */
const actAddInspection = act(addInspection, async ({ params, body, client, user }) => {
  const well_ndx = await findMeasuredWell(client, params.wellNdx);
  const added = await add(served, { client, user, were: [] }, { ...body, well_ndx });
  return readOne(client, inspections, 'ir_ndx', added['ir_ndx'] as number);
});

/** `PUT /api/field-services/well-actions/{wellNdx}/inspections/{ir_ndx}` */
const actChangeInspection = act(changeInspection, async ({ params, body, version, device, client, user }) => {
  const { ir_ndx } = params;
  const well_ndx = await findMeasuredWell(client, params.wellNdx);
  const { rowCount } = await client.query(
    'select from inspections where ir_ndx = $1 and well_ndx = $2 for no key update',
    [ir_ndx, well_ndx],
  );
  if (rowCount === 0) throw notFound('inspection');
  const was = (await readOne(client, inspections, 'ir_ndx', ir_ndx)) as Row;
  await refuseDisputes(client, { register: inspectionForm, device, was, entered: body, version });
  await change(served, { client, user, were: [] }, ir_ndx, body, undefined);
  return readOne(client, inspections, 'ir_ndx', ir_ndx);
});

/** Visits to wells. */
export const actInspections = [actAddInspection, actChangeInspection];
