/** Meters or wells, years and months, side by side. */
export const placesOf = <K extends string>(
  rows: readonly (Record<K, number> & { c_year: number; c_month: number })[],
  key: K,
) => [rows.map((row) => row[key]), rows.map(({ c_year }) => c_year), rows.map(({ c_month }) => c_month)];
