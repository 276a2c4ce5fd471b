import { describe, expect, it } from 'vitest';
import {
  choice,
  date,
  defaulted,
  fieldMeta,
  flag,
  key,
  latitude,
  lookup,
  optional,
  text,
  timestamp,
  UNSET,
} from '../src/language/fields.ts';
import { columnsOf, defineRegister, metaOf } from '../src/language/register.ts';
import { admits, type Access, type Role } from '../src/language/roles.ts';
import { registers } from '../src/registers.ts';
import { views } from '../src/endpoints.ts';

const springs = defineRegister({
  path: 'list-springs',
  table: 'springs',
  key: 'spring_ndx',
  keys: { spring_ndx: key('Spring') },
  title: 'Springs',
  one: 'spring',
  label: 'spring_name',
  read: 'staff',
  write: 'staff',
  removable: true,
  computed: { last_measured: optional(timestamp('Last measured')) },
  fields: {
    spring_name: text('Name', 20),
    lat_dd: latitude('Latitude'),
    kind: choice('Kind', ['perennial', 'seasonal']),
    found_date: optional(date('Found')),
    is_named: flag('Named'),
    visits: defaulted(text('Visits'), 'never'),
    use_ndx: lookup('Use', 'ui-list-uses', { required: true }),
  },
});
const draft = { spring_name: 'Cold Spring', lat_dd: 30.28, kind: 'perennial', use_ndx: 1 };
const problems = (values: object) =>
  springs.draft.safeParse(values).error?.issues.map(({ path, message }) => [path[0], message]);

describe('a declared register', () => {
  it('fills in what a new record does not mention', () => {
    expect(springs.draft.parse(draft)).toEqual({ ...draft, found_date: null, is_named: false, visits: 'never' });
  });

  it('changes only what is named: nothing is filled in', () => {
    expect(springs.change.parse({ is_named: true })).toEqual({ is_named: true });
    expect(springs.change.parse({})).toEqual({});
    expect(springs.change.parse({ should_remove: true })).toEqual({ should_remove: true });
  });

  it('ignores what nobody may enter: stamps, computed columns, anything unknown', () => {
    const entered = { ...draft, created_by: 'me', version: 9, last_measured: '2026-01-01T00:00:00Z', nonsense: 1 };
    expect(Object.keys(springs.draft.parse(entered)).toSorted()).toEqual(
      ['found_date', 'is_named', 'kind', 'lat_dd', 'spring_name', 'use_ndx', 'visits'].toSorted(),
    );
  });

  it.each([
    [{ ...draft, spring_name: '   ' }, 'spring_name', '*Required field'],
    [{ ...draft, spring_name: 'x'.repeat(21) }, 'spring_name', 'Use at most 20 characters.'],
    [{ ...draft, spring_name: 'a\u0000b' }, 'spring_name', 'Remove the invisible character U+0000.'],
    [{ ...draft, lat_dd: 90.1 }, 'lat_dd', 'Invalid coordinate'],
    [{ ...draft, lat_dd: undefined }, 'lat_dd', '*Required field'],
    [{ ...draft, lat_dd: null }, 'lat_dd', '*Required field'],
    [{ ...draft, lat_dd: 'north' }, 'lat_dd', 'Enter a number.'],
    [{ ...draft, spring_name: 5 }, 'spring_name', 'Enter text.'],
    [{ ...draft, use_ndx: 'Fish' }, 'use_ndx', 'Choose one from the list.'],
    [{ ...draft, kind: 'hot' }, 'kind', 'Choose one of: perennial, seasonal.'],
    [{ ...draft, found_date: '2026-02-30' }, 'found_date', "Invalid date format. Expected 'YYYY-MM-DD'."],
    [{ ...draft, use_ndx: UNSET }, 'use_ndx', '*Required field'],
  ])('refuses %j in words', (values, field, message) => {
    expect(problems(values)).toEqual([[field, message]]);
  });

  it('reads a record that holds what would be refused today, such as a lookup that nobody chose', () => {
    expect(springs.row.shape.use_ndx.safeParse(UNSET).success).toBe(true);
  });

  it('knows its columns in their order, and what a screen must know of each', () => {
    expect(columnsOf(springs as never)).toEqual([
      'spring_ndx',
      'last_measured',
      ...Object.keys(springs.fields),
      'removed',
      'removed_timestamp',
      'removed_by',
      'version',
      'created_timestamp',
      'created_by',
      'updated_timestamp',
      'updated_by',
    ]);
    expect(metaOf(springs as never, 'found_date')).toMatchObject({ label: 'Found', kind: 'date' });
    expect(Object.values(springs.fields).every((schema) => fieldMeta.has(schema))).toBe(true);
  });
});

describe('what records are chosen from', () => {
  const pointing = registers.flatMap((register) =>
    Object.keys(register.fields).flatMap((name) => {
      const { kind, to } = metaOf(register, name);
      return kind === 'reference' ? [[register.path, name, to] as const] : [];
    }),
  );
  it.each(pointing)('%s: %s points at a register that has a list for it', (_path, _name, to) => {
    expect(registers.find(({ path }) => path === to)?.chosenFrom).toBeDefined();
  });

  it.each(registers.filter(({ chosenFrom }) => chosenFrom))(
    'of $path names each by its key, for whoever may have the register, and is served',
    ({ key, list, read, chosenFrom }) => {
      expect(Object.keys(chosenFrom!.row.shape)).toEqual(expect.arrayContaining([key, 'label', 'known_by']));
      expect(chosenFrom!.access).toBe(list ?? read);
      expect(views).toContain(chosenFrom);
    },
  );
});

describe('access', () => {
  const callers: [string, Role[] | undefined][] = [
    ['a visitor', undefined],
    ['somebody without a role', []],
    ['a Well Owner', ['Well Owner']],
    ['an Administrator', ['Administrator']],
    ['a Developer', ['Developer']],
  ];
  const admitted: Record<Access, boolean[]> = {
    open: [true, true, true, true, true],
    'signed-in': [false, false, true, true, true],
    staff: [false, false, false, true, true],
    developers: [false, false, false, false, true],
  };
  it.each(Object.entries(admitted) as [Access, boolean[]][])('%s admits whom it names', (access, expected) => {
    expect(callers.map(([, held]) => admits(access, held))).toEqual(expected);
  });
});
