import { isStaff } from '@artesian/contract/language/roles';
import type { PageBesideRegisters } from '@artesian/contract/record-pages';
import { vocabularyNamed } from '@artesian/contract/vocabularies';
import { findSubject } from '../import/subject.ts';
import { findNamedWell } from '../map/one-well.ts';
import type { Context } from '../platform/context.ts';
import type { User } from '../sign-in/authentication.ts';
import { openDirectory } from '../users/directory/open-directory.ts';
import { isVisibleTo } from '../users/read-users.ts';

/** The greatest number that a key can be. */
const LAST_KEY = 2_147_483_647;

export const isKey = (text: string): boolean => /^\d{1,10}$/.test(text) && Number(text) <= LAST_KEY;

/** For whoever asks, whether there is what the parameters of an address name. */
type IsThere<Reader> = (reader: Reader, ...keys: string[]) => Promise<boolean> | boolean;

/** Whether the record of a page is there, for each kind of page that shows no register's. */
export function besideRegisters({ database, config }: Context): Record<PageBesideRegisters, IsThere<User | null>> {
  const directory = openDirectory(config);
  const finds = async (question: string, values: string[]) =>
    (await database.pool.query(`${question} limit 1`, values)).rows.length > 0;
  const forStaff =
    (isThere: IsThere<User>): IsThere<User | null> =>
    (reader, ...keys) =>
      reader !== null && isStaff(reader.roles) && isThere(reader, ...keys);
  const numbered = (table: string, key: string) =>
    forStaff((_staff, number = '') => isKey(number) && finds(`select from ${table} where ${key} = $1`, [number]));

  const FIELD_WELL = 'select from api.field_services_wells as wells where district_well_id = $1';
  const VISITED = `${FIELD_WELL} and exists (select from inspections where inspections.well_ndx = wells.well_ndx and ir_ndx = $2)`;
  return {
    wells: async (reader, id = '') => (await findNamedWell(database, reader, id)) !== undefined,
    aquifers: (_reader, name = '') =>
      finds('select from api.ui_list_aquifers where aq_group_summary_name = $1', [name]),
    'field wells': forStaff((_staff, id = '') => finds(FIELD_WELL, [id])),
    'field inspections': forStaff((_staff, id = '', inspection = 'new') =>
      inspection === 'new' ? finds(FIELD_WELL, [id]) : isKey(inspection) && finds(VISITED, [id, inspection]),
    ),
    users: forStaff(async (staff, id = '') => {
      const person = await directory.find(database.pool, id);
      return person !== undefined && isVisibleTo(staff)(person);
    }),
    'files of users': numbered('user_file_accounts', 'user_file_ndx'),
    notices: numbered('notices', 'notice_ndx'),
    declarations: numbered('drought_declarations', 'drought_declaration_ndx'),
    imports: numbered('imports', 'import_ndx'),
    'registers of imports': forStaff((_staff, name) => findSubject(name) !== undefined),
    vocabularies: forStaff((_staff, name = '') => vocabularyNamed(name) !== undefined),
  };
}
