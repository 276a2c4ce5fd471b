import { PICTURES } from '@artesian/contract/settings/district-settings';
import { originOf } from '../platform/files.ts';
import type { Job } from './job.ts';

/**
 * Of these files (`origins`: what each was made of) those that no attachment, no upload of logger data, no file of the open data, no import and no setting has,
 * removed ones included. None of them where no name is known at all: such a folder or bucket is that of another database.
 */
const unknownOf = `
  select name
  from unnest($1::text[], $2::text[]) as files (name, origin)
  where not exists (select from attachments where system_filename = origin)
    and not exists (select from logger_files where system_filename = origin)
    and not exists (select from open_data_files where system_filename = origin)
    and not exists (select from import_files where system_filename = origin)
    and not exists (select from district_settings where value = $3 || origin)
    and (
      exists (select from attachments where system_filename = any ($2))
      or exists (select from logger_files where system_filename = any ($2))
      or exists (select from open_data_files where system_filename = any ($2))
      or exists (select from import_files where system_filename = any ($2))
      or exists (select from district_settings where replace(value, $3, '') = any ($2))
    )`;

/**
 * Takes away files whose row never came to be: a file is kept before the end of its transaction, which may fail or be cut off by the end of
 * the process. Only after a day, so that no transaction under way loses its file.
 */
export const sweepFiles: Job = {
  name: 'sweep-files',
  retries: 3,
  retryAfterSeconds: 600,
  nightly: true,
  failure: 'Unused files were not removed.',
  run: async ({ database, files }) => {
    const names = await files.old();
    const { rows } = await database.pool.query<{ name: string }>(unknownOf, [names, names.map(originOf), PICTURES]);
    for (const { name } of rows) await files.remove(name);
  },
};
