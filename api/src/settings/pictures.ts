import {
  districtPicture,
  districtSettings,
  PICTURES,
  uploadSettingPicture,
} from '@artesian/contract/settings/district-settings';
import { answer } from '../platform/calls/answer.ts';
import { actOnFile } from '../platform/calls/act.ts';
import { isSystemFilename } from '../platform/files.ts';
import { drawLogo } from '../platform/make-pictures.ts';
import { notFound } from '../platform/problems.ts';
import { keepSetting } from './keep-setting.ts';

/** `POST /api/district-settings/{name}/picture`: the file is kept as it came, and never served so. */
export const actUploadPicture = actOnFile(uploadSettingPicture, async ({ params: { name }, file, client, version }) => {
  const setting = districtSettings.find((one) => one.name === name);
  if (!setting?.isPicture) throw notFound('such picture');
  await keepSetting(client, name, `${PICTURES}${file.systemFilename}`, version);
});

/** `GET /api/district-pictures/{system_filename}`: 404 for what no setting has any more. */
export const answerPicture = answer(districtPicture, async ({ params, reply }, { database, files }) => {
  const { system_filename: name } = params;
  const { rowCount } = await database.pool.query('select from district_settings where value = $1', [
    `${PICTURES}${name}`,
  ]);
  const bytes = rowCount && isSystemFilename(name) ? await files.read(name) : undefined;
  const picture = bytes && (await drawLogo(bytes));
  if (!picture) throw notFound('such picture');
  return (
    reply
      // A file never changes under its name.
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', 'sandbox')
      .header('x-content-type-options', 'nosniff')
      .type('image/png')
      .send(picture)
  );
});
