/** A list that says the names of its columns once. */
export interface Table {
  columns: readonly string[];
  /** The values of each row, in the order of the columns. */
  rows: readonly (readonly unknown[])[];
}

export const rowsOfTable = ({ columns, rows }: Table): Record<string, unknown>[] =>
  rows.map((values) => Object.fromEntries(columns.map((column, place) => [column, values[place]])));
