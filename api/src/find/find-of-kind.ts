import { mostOfEach, type FoundRecord } from '@artesian/contract/query/find';
import { isStaff } from '@artesian/contract/language/roles';
import type { Pool, QueryConfig } from 'pg';
import { holdsAll } from '../map/search/holds-all.ts';
import type { Wanted } from '../map/search/wanted.ts';
import { whyFirst } from '../map/search/why-first.ts';
import type { User } from '../sign-in/authentication.ts';
import { scopeOf } from '../sign-in/scope.ts';
import type { Asked, FindableKind } from './findable-kinds.ts';

/** So many are weighed against each other. The ways to find them are gone in turn until there are so many. */
const mostWeighed = 100;
/** Trigrams know no shorter words: rows would be read one by one. */
const fewestLetters = 3;

export interface Hit {
  /** As `fit_of` has it: the less, the better. */
  fit: number;
  told: FoundRecord;
}

interface FoundRow {
  key: number;
  label: string;
  known_by: string;
  known_to_staff: string;
  removed: boolean;
  fit: number;
}

/** The records of a kind that somebody may see and that hold all words; the best fit first, removed ones last. */
export async function findOfKind(pool: Pool, user: User, kind: FindableKind, wanted: Wanted): Promise<Hit[]> {
  const { rows } = await pool.query<FoundRow>(queryOf(kind, user, wanted));
  return rows.map(({ key, label, known_by, known_to_staff, removed, fit }) => {
    const known = isStaff(user.roles) ? [known_by, known_to_staff] : [known_by];
    const parts = known.flatMap((words) => words.split(' · ')).filter(Boolean);
    return { fit, told: { register: kind.register, key, title: label, detail: whyFirst(parts, wanted), removed } };
  });
}

/** The parameters of the scope come first, then the whole text, what begins with it, and the words where they are looked for. */
function queryOf({ key, view, byOthers }: FindableKind, user: User, wanted: Wanted): QueryConfig {
  const { parameters } = scopeOf(user, key);
  const first = parameters.length + 1;
  const [text, beginning] = [`$${first}::text`, `$${first + 1}::text`];
  const own: Asked['own'] = (column) => scopeOf(user, column).condition;
  const holds = holdsAll(wanted.words.length, first + 2);
  const isByWords = isLong(wanted);
  const columns = ['plain_label', 'plain_name', 'plain_number'];
  const ways = [
    // In the order of its index, which is then read for no more than is wanted; what is called so and no more comes first.
    ...columns.map(
      (column) => `select ${key} from ${view} where ${column} like ${beginning} order by ${column} using ~<~`,
    ),
    ...(isByWords ? [`select ${key} from ${view} where ${holds}`, ...byOthers({ holds, beginning, own })] : []),
  ];
  const isForReader = isStaff(user.roles) ? 'true' : 'is_for_owners';
  const statement = `
    with found as (
      ${ways.map((way) => `(select ${key} from (${way}) as way where ${own(key)} limit ${mostWeighed})`).join(' union all ')}
      limit ${mostWeighed}
    ),
    -- What only the best are asked for is read of them alone.
    best as materialized (
      select ${key}, least(${columns.map((column) => `api.fit_of(${column}, ${text})`).join(', ')}) as fit
      from (select distinct ${key} from found) as once
      join ${view} using (${key})
      where ${isForReader}
      order by removed, fit, plain_label, ${key}
      limit ${mostOfEach}
    )
    select ${key} as key, label, known_by, coalesce(known_to_staff, '') as known_to_staff, removed, fit
    from best
    join ${view} using (${key})
    order by removed, fit, plain_label, ${key}`;
  const words = isByWords ? wanted.words.map((forms) => forms.map((form) => `%${form}%`)) : [];
  return { text: statement, values: [...parameters, wanted.text, `${wanted.text}%`, ...words] };
}

const isLong = ({ words }: Wanted) => words.some((forms) => forms.every((form) => form.length >= fewestLetters));
