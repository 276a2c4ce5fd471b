import { relationOf, type View } from '@artesian/contract/language/view';
import { everything, type Scope } from '../sign-in/scope.ts';

/** What else must hold of a row. Its SQL comes from declarations in this repository, its value may come from a request. */
export interface Condition {
  /** The SQL, in which the value is called `parameter`. */
  sql: (parameter: string) => string;
  value: unknown;
}

export const compared = (column: string, operator: '=' | '>=' | '<=', value: unknown): Condition => ({
  sql: (parameter) => `"${column}" ${operator} ${parameter}`,
  value,
});

interface Statement {
  text: string;
  values: unknown[];
}

/** The columns that this reader receives. */
export const columnsOf = ({ row, staffOnly }: View, staff: boolean): string[] =>
  Object.keys(row.shape).filter((column) => staff || !staffOnly.includes(column));

/** The rows of a view that somebody may see. Columns come from its declaration, never from a request. */
export function rowsOf(
  view: View,
  scope: Scope,
  columns: readonly string[],
  conditions: readonly Condition[],
): Statement {
  const { text, values } = fromView(view, scope, conditions);
  const rows = `
      select ${columns.map((column) => columnFor(view, scope, column)).join(', ')}
      ${text}`;
  return { text: inOrder(view, rows), values };
}

function inOrder({ orderBy, beginsUpTo }: View, rows: string): string {
  if (orderBy.length === 0) return `${rows} offset 0`;
  const order = `order by ${orderBy.join(', ')}`;
  if (beginsUpTo === undefined) return `${rows} ${order}`;
  const isOfBeginning = `${orderBy[0]} <= (${beginsUpTo})`;
  return `(${rows} and ${isOfBeginning} ${order}) union all (${rows} and (${isOfBeginning}) is not true ${order})`;
}

/** How many they are. */
export function countOf(view: View, scope: Scope, conditions: readonly Condition[]): Statement {
  const { text, values } = fromView(view, scope, conditions);
  return { text: `select count(*)::integer as count ${text}`, values };
}

function fromView(view: View, scope: Scope, conditions: readonly Condition[]): Statement {
  const said = conditions.map(({ sql }, index) => `and ${sql(`$${scope.parameters.length + index + 1}`)}`);
  return {
    text: `
      from ${relationOf(view)}
      where ${scope.condition} ${said.join(' ')}`,
    values: [...scope.parameters, ...conditions.map(({ value }) => value)],
  };
}

function columnFor(view: View, scope: Scope, column: string): string {
  const own = ownWordsOf(view, scope).find(([name]) => name === column);
  return own ? `api.${own[1]} as "${column}"` : `"${column}"`;
}

/** Columns that this reader has in words of their own, each with its expression. */
export const ownWordsOf = ({ ownWords }: View, scope: Scope) => (scope === everything ? [] : Object.entries(ownWords));
