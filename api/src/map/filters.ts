import { levelClassColors } from '@artesian/contract/map/level-class-colors';
import { lookups } from '@artesian/contract/lookups';
import type { Lookup } from '@artesian/contract/language/lookup';
import { staffOnlyWellColumns } from '@artesian/contract/map/map-wells';
import {
  categories,
  mapFilters,
  type Category,
  type FilterItem,
  type FilterLists,
} from '@artesian/contract/map/well-categories';
import { isStaff } from '@artesian/contract/language/roles';
import type { Pool } from 'pg';
import { answer } from '../platform/calls/answer.ts';
import { distinctColors } from './palette.ts';

/** The classes of water levels are the product's own, with colors that mean them. */
const levelItems: FilterItem[] = Object.entries(levelClassColors).map(([value, color]) => ({
  value,
  display: value,
  color,
}));

/** The lookup whose words each other category's column holds. */
const vocabularies: Record<Exclude<Category, 'levelClass' | 'aquiferName'>, string> = {
  wellClass: 'ui-list-wm-well-classification',
  wellSubclass: 'ui-list-wm-well-subclass',
  monitoringStatus: 'ui-list-wm-well-monitoring-status',
  primaryUse: 'ui-list-wm-primary-well-use',
  managementZone: 'ui-list-wm-management-zone',
  aquiferCompletion: 'ui-list-wm-aquifer-completion',
  aquiferSetting: 'ui-list-wm-aquifer-setting',
};
const names = Object.keys(vocabularies) as (keyof typeof vocabularies)[];
const vocabularyOf = (category: keyof typeof vocabularies): Lookup =>
  lookups.find(({ path }) => path === vocabularies[category])!;

/** Row 999 of a vocabulary says 'unset', and a well shows blank for it. */
const unset = 999;

const listValues = `
  select listed.category, listed.value, map_colors.color
  from (
    ${names.map(selectVocabulary).join(' union all ')}
    union all
    -- Several groups of aquifers may have one name.
    select 'aquiferName', aq_group_summary_name, null, min(aquifer_group_ndx)
    from aquifer_groups
    where aquifer_group_ndx <> ${unset}
    group by aq_group_summary_name
  ) listed
  left join map_colors using (category, value)
  order by listed.category, listed.place nulls last, listed.key`;

function selectVocabulary(category: keyof typeof vocabularies): string {
  const { table, value: key, label } = vocabularyOf(category);
  return `select '${category}' as category, ${label} as value, word_place as place, ${key} as key from ${table} where ${key} <> ${unset}`;
}

/** A word that is called otherwise keeps its color on the map. */
export async function moveColors(client: Pick<Pool, 'query'>, table: string, was: string, word: string) {
  const of = names.filter((category) => vocabularyOf(category).table === table);
  await client.query('update map_colors set value = $1 where value = $2 and category = any($3)', [word, was, of]);
}

/**
 * `GET /api/public-map/filters`: the values of the categories with their colors. A category whose column
 * only staff receive has no values for anybody else.
 */
export const answerMapFilters = answer(mapFilters, async ({ user, request, reply }, { cachedAnswers, database }) => {
  const staff = isStaff(user?.roles);
  return cachedAnswers.send(request, reply, {
    key: `map-filters for ${staff ? 'staff' : 'everybody'}`,
    tables: ['map_colors', 'aquifer_groups', ...names.map((category) => vocabularyOf(category).table)],
    shared: !user,
    build: async () => JSON.stringify({ data: await readFilterLists(database.pool, staff) }),
  });
});

/** Of each category the values with their colors. */
export async function readFilterLists(pool: Pool, staff: boolean): Promise<FilterLists> {
  const { rows } = await pool.query<{ category: Category; value: string; color: string | null }>(listValues);
  const valuesOf = (category: Category): FilterItem[] => {
    const values = rows.filter((row) => row.category === category);
    const colors = distinctColors(values.map(({ color }) => color));
    return values.map(({ value }, place) => ({ value, display: value, color: colors[place]! }));
  };
  const listed: Category[] = [...names, 'aquiferName'];
  const lists = listed.map((category) => [category, staff || isForEverybody(category) ? valuesOf(category) : []]);
  return { ...Object.fromEntries(lists), levelClass: levelItems } as FilterLists;
}

function isForEverybody(category: Category): boolean {
  return !(staffOnlyWellColumns as readonly string[]).includes(categories[category].column);
}
