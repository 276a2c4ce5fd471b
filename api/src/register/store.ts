import { columnsOf, type Register, type Row, type Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import type { Scope } from '../sign-in/scope.ts';

type Queryable = Pick<pg.Pool, 'query'>;

/**
 * Reads and writes the rows of one register. `relation` is what is read: the table, or a view of the schema `api` that
 * adds computed columns. Names of columns come from declarations in this repository, never from a request.
 */
export function registerStore(register: Register, relation: string) {
  const { table, key, label, orderBy = [label, key] } = register;
  const names = columnsOf(register);
  const columns = names.map(quoted).join(', ');
  const { ownWords = {} } = register;
  const ownColumns = names
    .map((name) => (ownWords[name] ? `${ownWords[name]} as ${quoted(name)}` : quoted(name)))
    .join(', ');
  const order = orderBy.map(ordering).join(', ');
  const rowsOf = (scope: Scope) =>
    `select ${scope.parameters.length === 0 ? columns : ownColumns} from ${relation} where ${scope.condition}`;
  const oneOf = (scope: Scope, id: number) => ({
    text: `select row_to_json(found) as found from (${rowsOf(scope)} and ${quoted(key)} = $${scope.parameters.length + 1}) as found`,
    values: [...scope.parameters, id],
  });

  return {
    /** The query of the whole list. */
    list: (scope: Scope) => ({
      text: `${rowsOf(scope)} order by ${order}`,
      values: scope.parameters,
    }),

    /** The query of the rows that belong to one record, as JSON in its column `list`. */
    listOf: (parent: string, id: number) => ({
      text: `select coalesce(json_agg(listed), '[]') as list
             from (select ${columns} from ${relation} where ${quoted(parent)} = $1 order by ${order}) as listed`,
      values: [id],
    }),

    async find(database: Queryable, scope: Scope, id: number): Promise<Row | undefined> {
      const { rows } = await database.query<{ found: Row }>(oneOf(scope, id));
      return rows[0]?.found;
    },

    /** The query of one record, as JSON in its column `found`. */
    one: (scope: Scope, id: number) => oneOf(scope, id),

    /**
     * Holds the record until the end of the transaction, so that of two saves at once the second sees the first. Rows that refer to it
     * can be added meanwhile: its key stays.
     */
    async lock(database: Queryable, id: number) {
      await database.query(`select from ${table} where ${quoted(key)} = $1 for no key update`, [id]);
    },

    /** Adds a record and returns its key. */
    async insert(database: Queryable, values: Values): Promise<number> {
      const names = Object.keys(values);
      const places = names.map((_, index) => `$${index + 1}`);
      const { rows } = await database.query<{ id: number }>(
        `insert into ${table} (${names.map(quoted).join(', ')}) values (${places.join(', ')}) returning ${quoted(key)} as id`,
        Object.values(values),
      );
      return rows[0]!.id;
    },

    /** Writes what is named, unless all of it is so already: a save that changes nothing makes no version. */
    async update(database: Queryable, id: number, values: Values) {
      const names = Object.keys(values).map(quoted);
      const places = names.map((_, index) => `$${index + 2}`);
      const assignments = names.map((name, index) => `${name} = ${places[index]}`);
      await database.query(
        `update ${table} set ${assignments.join(', ')}
         where ${quoted(key)} = $1 and (${names.join(', ')}) is distinct from (${places.join(', ')})`,
        [id, ...Object.values(values)],
      );
    },

    async delete(database: Queryable, id: number) {
      await database.query(`delete from ${table} where ${quoted(key)} = $1`, [id]);
    },
  };
}
export type RegisterStore = ReturnType<typeof registerStore>;

/** `name desc` as SQL. */
const ordering = (order: string) => order.replace(/^\w+/, quoted);

const quoted = (name: string) => `"${name}"`;
