import { expect, it } from 'vitest';
import { inOrderOfNeed } from '../../src/platform/database/sql-files.ts';

const file = (name: string, sql: string) => ({ name, sql, hash: '' });
const names = (files: { name: string }[]) => files.map(({ name }) => name);

it('files are laid after those whose views and functions they mention, else by their names', () => {
  const files = [
    file('a.sql', 'create view apples as select * from pears join public.plums using (id) -- not the cherries'),
    file('b.sql', 'create view plums_today as select * from public.plums'),
    file('c.sql', 'create function cherries() returns integer return 1'),
    file('d.sql', 'create view pears as select cherries() as id'),
  ];
  expect(names(inOrderOfNeed(files))).toEqual(['c.sql', 'd.sql', 'a.sql', 'b.sql']);
});

it('a table is no view, although it may have had the name of one', () => {
  const files = [file('a.sql', 'create view a as select * from public.b'), file('b.sql', 'create view b as select 1')];
  expect(names(inOrderOfNeed(files))).toEqual(['a.sql', 'b.sql']);
});

it('files that need each other are refused by their names, and so are two of one name', () => {
  const circle = [file('a.sql', 'create view a as table b'), file('b.sql', 'create view b as table a')];
  expect(() => inOrderOfNeed(circle)).toThrow('These need each other: a.sql → b.sql → a.sql.');
  const twice = [file('a.sql', 'create view a as select 1'), file('b.sql', 'create view a as select 2')];
  expect(() => inOrderOfNeed(twice)).toThrow('a.sql and b.sql both make a.');
});
