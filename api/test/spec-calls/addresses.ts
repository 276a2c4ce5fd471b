import { viewPath } from '@artesian/contract/language/addresses';
import { relationOf } from '@artesian/contract/language/view';
import { views } from '@artesian/contract/endpoints';
import { registers } from '@artesian/contract/registers';
import type { Database } from '../../src/platform/database/open-database.ts';
import { scopeOfView } from '../../src/sign-in/scope.ts';

/** Values that stand for parameters of calls that are no views: in each row one for every parameter, in their order. */
const samples: Record<string, string> = {
  '/api/adjacent-wells/{}/{}/{}': `values ('30.16823', '-97.85184', '5280')`,
  '/api/my-place/{}/{}': `values ('30.16823', '-97.85184')`,
  '/api/places/{}/{}': `values ('30.16823', '-97.85184')`,
  '/api/list-user-roles/{}': `values ('true'), ('false')`,
  '/api/users-management/users/{}': `values ('true'), ('false'), ('demo|well-owner')`,
  '/api/users-management/users/{}/changes': `values ('demo|well-owner')`,
  '/api/vocabularies/{}': `values ('well-uses'), ('permit-statuses')`,
  '/ogc/collections/{}': `values ('wells'), ('water-levels'), ('water-quality'), ('district-boundary')`,
  '/ogc/collections/{}/items': `values ('wells'), ('water-levels'), ('water-quality'), ('district-boundary')`,
  '/ogc/collections/{}/items/{}': `
    select 'wells', well_ndx from wells where is_published and not removed order by well_ndx limit 1`,
  '/api/ui-meter-readings-edits/{}/{}/{}': `
    select 2026, 'All', grouping_ndx from api.permit_groupings where 2026 between from_year and to_year order by permit_ndx limit 1`,
  '/api/field-services/meter-reading/meters/{}/{}/{}': `
    select 2026, 6, grouping_ndx from api.permit_groupings where 2026 between from_year and to_year order by permit_ndx limit 1`,
};

/** `/api/list-wells/{well_ndx}` as `/api/list-wells/{}`: the specification and the contract name parameters differently. */
export const withoutNames = (path: string): string => path.replaceAll(/\{[^}]+\}/g, '{}');

/** Addresses that answer something, for a call with parameters: taken from the data, for a Well Owner from their own. None where there are no such data. */
export async function addressesOf({ pool }: Database, path: string): Promise<string[]> {
  const pattern = withoutNames(path);
  if (!pattern.includes('{}')) return [path];
  const { rows } = await pool.query<unknown[]>({ ...keysOf(pattern), rowMode: 'array' });
  return rows.map((values) =>
    values.reduce((address: string, value) => address.replace('{}', encodeURIComponent(String(value))), pattern),
  );
}

function keysOf(pattern: string): { text: string; values: unknown[] } {
  const view = views.find((one) => withoutNames(viewPath(one)) === pattern);
  if (view) {
    const owner = { sub: 'demo|well-owner', roles: ['Well Owner' as const] };
    const scope = scopeOfView(view, owner as never);
    const columns = Object.keys(view.by.shape).map((name) => `"${name}"`);
    return {
      text: `select ${columns.join(', ')} from ${relationOf(view)} where ${scope.condition} limit 1`,
      values: scope.parameters,
    };
  }
  const register = registers.find(({ path, listedAt }) => [path, listedAt].some((at) => pattern === `/api/${at}/{}`));
  if (register)
    return { text: `select ${register.of ?? register.key} from ${register.table} order by 1 limit 1`, values: [] };
  const text = samples[pattern];
  if (!text) throw new Error(`Nothing says what to ask ${pattern} for.`);
  return { text, values: [] };
}
