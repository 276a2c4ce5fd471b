import { addWaterLevel, depthOfEntry_ft, waterLevelForm, waterLevels } from '@artesian/contract/field/water-levels';
import { addWaterQuality, waterQualityForm, waterQualitySamples } from '@artesian/contract/field/water-quality';
import type pg from 'pg';
import { act } from '../platform/calls/act.ts';
import { refuseFields, Refusal } from '../platform/problems.ts';
import { serveRegister } from '../register/served-register.ts';
import type { Effects } from '../register/effect.ts';
import { add } from '../register/write.ts';
import { findMeasuredWell } from './find-well.ts';
import { readOne } from '../views/read-one.ts';

/** What is worked out stands beside what was read, so that neither a graph nor a correction need know how. */
const levels = {
  ...serveRegister(waterLevelForm, 'public.water_levels'),
  effects: {
    before: ({ entered, user }) => ({ ...entered, dtw_ft: depthOfEntry_ft(entered), sampled_by: user.sub }),
  } satisfies Effects,
};

/** `POST /api/field-services/well-actions/{wellNdx}/water-levels` */
const actAddWaterLevel = act(addWaterLevel, async ({ params, body, client, user }) => {
  const well_ndx = await findMeasuredWell(client, params.wellNdx);
  const added = await add(levels, { client, user, were: [] }, { ...body, well_ndx });
  return readOne(client, waterLevels, 'ndx', added['ndx'] as number);
});

const samples = {
  ...serveRegister(waterQualityForm, 'public.water_quality_samples'),
  effects: { before: ({ entered, user }) => ({ ...entered, sampled_by: user.sub }) } satisfies Effects,
};

/** `POST /api/field-services/well-actions/{wellNdx}/water-quality` */
const actAddWaterQuality = act(addWaterQuality, async ({ params, body, client, user }) => {
  const { parameters, optional_param_ids: _added, ...sample } = body;
  const well_ndx = await findMeasuredWell(client, params.wellNdx, noWell());
  await refuseUnknown(client, parameters);
  const added = await add(samples, { client, user, were: [] }, { ...sample, well_ndx });
  await client.query(addResults, [added['ndx'], JSON.stringify(parameters)]);
  return readOne(client, waterQualitySamples, 'ndx', added['ndx'] as number);
});

/** In the words of the specification (2 §8). */
const noWell = () => new Refusal(404, 'not-found', 'Not found', 'Invalid well or wellNdx not found.');

/** What has no value was not measured. */
const addResults = `
  insert into water_quality_results (sample_ndx, parameter_ndx, result_value, is_nondetect)
  select $1, parameter_ndx, result_value, is_nondetect
  from jsonb_to_recordset($2) as entered (parameter_ndx integer, result_value double precision, is_nondetect boolean)
  where result_value is not null`;

async function refuseUnknown(client: pg.PoolClient, parameters: readonly { parameter_ndx: number }[]) {
  const { rows } = await client.query<{ ndx: number }>(
    'select aqsci_parameter_ndx as ndx from aqsci_parameters where aqsci_parameter_ndx = any ($1)',
    [parameters.map(({ parameter_ndx }) => parameter_ndx)],
  );
  const known = new Set(rows.map(({ ndx }) => ndx));
  refuseFields(
    parameters.flatMap(({ parameter_ndx }, index) =>
      known.has(parameter_ndx)
        ? []
        : [
            {
              field: `parameters.${index}.parameter_ndx`,
              message: 'This parameter does not exist. Choose one from the list.',
            },
          ],
    ),
  );
}

/** What was measured at wells. */
export const actMeasurements = [actAddWaterLevel, actAddWaterQuality];
