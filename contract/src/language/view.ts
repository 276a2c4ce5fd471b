import { z } from 'zod';
import { nothing, type Nothing } from './endpoint.ts';
import type { Access } from './roles.ts';
import { rowOf, type Fields, type PlainFields } from './rows.ts';

/** Columns through which a row belongs to somebody; what a Well Owner sees follows from them. */
export const ownedColumns = ['well_ndx', 'permit_ndx', 'meter_ndx', 'rolo_ndx'] as const;
export type OwnedColumn = (typeof ownedColumns)[number];

/** A list or a record that is read from the SQL view of its name in the schema `api`: `ui-map-wells` from `ui_map_wells`. */
export interface View<R extends z.ZodObject = z.ZodObject, B extends z.ZodObject = z.ZodObject> {
  /** Under `/api/`, as the specification writes it, without the parameters that stand at its end. */
  path: string;
  access: Access;
  summary: string;
  row: R;
  /** The SQL view where it is not named like the path. */
  relation?: string;
  /** Columns of the SQL view that the address names, in its order: `/api/ui-list-permits/{permit_group_ndx}`. */
  by: B;
  /** Answers the one row, or 404 with these words: `permit`. */
  one?: string;
  /** Whether the list can also be asked for as a table, `?as=table`, in half the bytes. Not in the specification: that is ours. */
  asTable: boolean;
  /** Whether the query may name the columns that are wanted: `?columns=well_ndx,well_id`. Not in the specification: that is ours. */
  someColumns: boolean;
  /** The column of years that a query narrows: `?start_year=2020&end_year=2026`, either may be left out. Not in the specification: that is ours. */
  narrowedBy?: string;
  /** Columns of the SQL view that order the rows; ` desc` may follow a name. */
  orderBy: readonly string[];
  /**
   * SQL for a value of the first column of `orderBy` that few rows do not exceed. They are found by themselves: a long list then begins
   * before PostgreSQL has joined and sorted all of it.
   */
  beginsUpTo?: string;
  /** Columns that only staff receive. */
  staffOnly: readonly string[];
  /**
   * The column of the SQL view by which a Well Owner sees own rows; `'months'` where each row is a month of a meter (`meter_ndx`,
   * `c_year`, `c_month`) and belongs to who had it then. A `signed-in` view without one shows them nothing.
   */
  ownedBy?: OwnedColumn | 'months';
  /** The SQL function of the schema `api` that says whether others than staff see any row. */
  shownIf?: string;
  /** Columns that would name what is others', and the SQL expression of the schema `api` that a Well Owner reads instead; `$1` is their account. */
  ownWords: Readonly<Record<string, string>>;
}

type ViewDeclaration<F extends Fields, B extends z.ZodObject> = Omit<
  View<z.ZodObject, B>,
  'row' | 'by' | 'asTable' | 'someColumns' | 'narrowedBy' | 'orderBy' | 'staffOnly' | 'ownWords'
> & {
  /** The columns of the SQL view that are answered, each with its label, as the fields of a register are declared. */
  row: F;
  staffOnly?: readonly (keyof F & string)[];
  ownWords?: { readonly [column in keyof F & string]?: string };
  asTable?: boolean;
  someColumns?: boolean;
  narrowedBy?: keyof F & string;
  orderBy?: readonly string[];
  by?: B;
};

/** The years that a list is narrowed to, both included. */
export const someYears = z.object({ start_year: yearInQuery('start_year'), end_year: yearInQuery('end_year') });
export type SomeYears = z.output<typeof someYears>;

function yearInQuery(name: string) {
  const words = `Name a year in ${name}.`;
  return z.coerce.number({ error: words }).int(words).min(1900, words).max(2200, words).optional();
}

export const view = <F extends Fields, B extends z.ZodObject = Nothing>(
  declaration: ViewDeclaration<F, B>,
): View<z.ZodObject<PlainFields<F>>, B> => ({
  asTable: false,
  someColumns: false,
  staffOnly: [],
  orderBy: [],
  ...declaration,
  row: rowOf(declaration.row),
  ownWords: (declaration.ownWords ?? {}) as Record<string, string>,
  by: declaration.by ?? (nothing as B),
});

/** The SQL view that a view reads: `api.ui_list_permits`. */
export const relationOf = ({ path, relation }: Pick<View, 'path' | 'relation'>): string =>
  `api.${relation ?? path.replaceAll(/[-/]/g, '_')}`;
