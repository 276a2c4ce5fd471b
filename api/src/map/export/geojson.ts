import type { ExportTable, Pieces } from './table.ts';

/** RFC 7946: longitude and latitude in WGS 84, a feature on each line. */
export function* writeGeoJson({ title, name, notes, columns, rows }: ExportTable): Pieces {
  const head = { type: 'FeatureCollection', name, title, description: notes.join(' ') };
  yield `${JSON.stringify(head).slice(0, -1)},"features":[`;
  let separator = '\n';
  for (const row of rows) {
    const feature = {
      type: 'Feature',
      id: row.well_ndx,
      geometry: { type: 'Point', coordinates: [row.lon_dd, row.lat_dd] },
      properties: Object.fromEntries(columns.map((column) => [column.name, row[column.name] ?? null])),
    };
    yield separator + JSON.stringify(feature);
    separator = ',\n';
  }
  yield '\n]}\n';
}
