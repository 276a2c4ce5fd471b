import type { Register } from '@artesian/contract/language/register';
import type { Database } from '../platform/database/open-database.ts';

/** What each register is read from: the view that is named like its path, where there is one, else its table. */
export async function readRelations({ pool }: Database): Promise<(register: Register) => string> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.views where table_schema = 'api'`,
  );
  const views = new Set(rows.map(({ name }) => name));
  return ({ path, table }) => {
    const view = path.replaceAll('-', '_');
    return views.has(view) ? `api.${view}` : `public.${table}`;
  };
}
