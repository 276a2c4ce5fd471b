import { focuses, type Focus, type ThreeState } from './focuses.ts';
import type { Selection } from './query-calls.ts';

/** Everything that was asked for. It stands in the address; what is as usual is left out there. */
export interface QueryState {
  focus: Focus;
  flags: Readonly<Record<string, ThreeState>>;
  /** The words that will do of each list; a list that is not named takes all of them. */
  lists: Readonly<Record<string, readonly string[]>>;
  /** Names of the inclusions that are off. */
  left: readonly string[];
  picked: Picked;
}

/** Which records: all that the filters leave, those of these keys, or all but these. */
export type Picked = { kind: 'all' } | { kind: 'only' | 'without'; keys: readonly number[] };
export const everyRecord: Picked = { kind: 'all' };

/** A record to filter and to pick, with the columns that this takes. */
export type QueryRecord = Readonly<Record<string, unknown>>;

export const freshQuery = (focus: Focus): QueryState => ({
  focus,
  flags: Object.fromEntries(focus.flags.map(({ column, atFirst }) => [column, atFirst])),
  lists: {},
  left: [],
  picked: everyRecord,
});

/** What an address says of a query; what makes no sense there is as usual. */
export function readQuery(search: Readonly<Record<string, unknown>>): QueryState {
  const focus = focuses.find(({ name }) => name === search['focus']) ?? focuses[0];
  const fresh = freshQuery(focus);
  const flags = focus.flags.flatMap(({ column }) => {
    const said = flagOf(search[column]);
    return said === undefined ? [] : [[column, said] as const];
  });
  const lists = focus.lists.flatMap(({ column }) => {
    const said = search[column];
    return Array.isArray(said) ? [[column, said.map(String)] as const] : [];
  });
  const left = Array.isArray(search['left']) ? search['left'].map(String) : [];
  return {
    focus,
    flags: { ...fresh.flags, ...Object.fromEntries(flags) },
    lists: Object.fromEntries(lists),
    left: focus.inclusions.map(({ name }) => name).filter((name) => left.includes(name)),
    picked: focus.label === undefined ? everyRecord : pickedOf(search),
  };
}

const flagOf = (said: unknown): ThreeState | undefined =>
  typeof said === 'boolean' ? said : said === 'any' ? null : undefined;

function pickedOf(search: Readonly<Record<string, unknown>>): Picked {
  for (const kind of ['only', 'without'] as const) {
    const keys = search[kind];
    if (Array.isArray(keys)) return { kind, keys: keys.filter((key): key is number => Number.isInteger(key)) };
  }
  return everyRecord;
}

/** The query as an address says it. */
export function asSearch({ focus, flags, lists, left, picked }: QueryState): Record<string, unknown> {
  const changed = focus.flags.filter(({ column, atFirst }) => flags[column] !== atFirst);
  return {
    ...(focus !== focuses[0] && { focus: focus.name }),
    ...Object.fromEntries(changed.map(({ column }) => [column, flags[column] ?? 'any'])),
    ...lists,
    ...(left.length > 0 && { left }),
    ...(picked.kind !== 'all' && { [picked.kind]: picked.keys }),
  };
}

/** What the server is asked for. */
export function selectionOf({ focus, flags, lists, picked }: QueryState): Selection {
  const said = Object.entries(flags).flatMap(([column, value]) => (value === null ? [] : [[column, value] as const]));
  return {
    ...Object.fromEntries(said),
    ...Object.fromEntries(Object.entries(lists).map(([column, words]) => [column, [...words]])),
    ...(picked.kind === 'only' && { [focus.key]: [...picked.keys] }),
    ...(picked.kind === 'without' && picked.keys.length > 0 && { without: [...picked.keys] }),
  };
}

/** The columns that are left out of the file, as the server is told. */
export function excludedBy({ focus, left }: Pick<QueryState, 'focus' | 'left'>) {
  const off = focus.inclusions.filter(({ name }) => left.includes(name));
  return {
    excludeFields: off.flatMap(({ fields }) => fields),
    excludePatterns: off.flatMap(({ patterns }) => patterns),
  };
}

/** What is missing, by the column or `records`: at least one of a list, and of the records (spec 2 §5). */
export function missingIn({ focus, lists, picked }: QueryState): Record<string, string> {
  const empty = focus.lists.filter(({ column }) => lists[column]?.length === 0);
  const missing = empty.map(({ column, label }) => [column, `${label} is required`]);
  const isNonePicked = picked.kind === 'only' && picked.keys.length === 0;
  return Object.fromEntries([...missing, ...(isNonePicked ? [['records', `${focus.title} is required`]] : [])]);
}

/** Whether the filters leave a record. */
export function leaves({ flags, lists }: Pick<QueryState, 'flags' | 'lists'>): (record: QueryRecord) => boolean {
  const wanted = Object.entries(flags).filter(([, value]) => value !== null);
  const among = Object.entries(lists).map(([column, words]) => [column, new Set(words)] as const);
  return (record) =>
    wanted.every(([column, value]) => record[column] === value) &&
    among.every(([column, words]) => words.has((record[column] as string | null) ?? ''));
}

/** The same query without picks that its filters hide (spec 2 §4). */
export function pruned(query: QueryState, records: readonly QueryRecord[] | undefined): QueryState {
  const { picked, focus } = query;
  if (picked.kind === 'all' || !records) return query;
  const visible = new Set(records.filter(leaves(query)).map((record) => record[focus.key] as number));
  const keys = picked.keys.filter((key) => visible.has(key));
  return { ...query, picked: keys.length === 0 && picked.kind === 'without' ? everyRecord : { ...picked, keys } };
}

/** After unset comes yes, after yes no, after no unset (spec 2 §4). */
export const nextState = (value: ThreeState): ThreeState => (value === null ? true : value ? false : null);

/** A query as a saved view keeps it: what the address says, each part as JSON. */
export const asFilters = (query: QueryState): Record<string, string> =>
  Object.fromEntries(Object.entries(asSearch(query)).map(([name, value]) => [name, JSON.stringify(value)]));

export const readFilters = (filters: Readonly<Record<string, string>>): QueryState =>
  readQuery(Object.fromEntries(Object.entries(filters).map(([name, text]) => [name, valueOf(text)])));

/** Nothing where another version kept something else. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
