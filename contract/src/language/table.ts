/** A list that says the names of its columns once. */
export interface Table {
  columns: readonly string[];
  /** The values of each row, in the order of the columns. */
  rows: readonly (readonly unknown[])[];
}

export const rowsOfTable = ({ columns, rows }: Table): Record<string, unknown>[] =>
  rows.map((values) => rowOf(columns, values));

/** In a loop: pairs for `Object.fromEntries` would take twice as long for a hundred thousand rows. */
function rowOf(columns: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let place = 0; place < columns.length; place++) row[columns[place]!] = values[place];
  return row;
}
