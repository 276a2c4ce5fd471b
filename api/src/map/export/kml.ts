import { asText, type ColumnKind, type ExportRow, type ExportTable, type Pieces } from './table.ts';

/** KML 2.2: a placemark for each well, its columns as extended data of a schema. */
export function* writeKml(table: ExportTable): Pieces {
  const { title, name, notes, columns } = table;
  yield `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document>
<name>${escaped(title)}</name><description>${escaped(notes.join(' '))}</description>
<Style id="well"><IconStyle><scale>0.7</scale><color>ff6e760f</color></IconStyle></Style>
<Schema name="${name}" id="${name}">
${columns.map((column) => `<SimpleField name="${column.name}" type="${types[column.kind]}"><displayName>${escaped(column.label)}</displayName></SimpleField>`).join('\n')}
</Schema>
<Folder><name>${name}</name>
`;
  for (const row of table.rows) yield placemark(table, row);
  yield '</Folder></Document></kml>\n';
}

/** KML knows no dates in a schema. */
const types: Record<ColumnKind, string> = {
  text: 'string',
  date: 'string',
  whole: 'int',
  number: 'double',
  flag: 'bool',
};

function placemark({ name, columns }: ExportTable, row: ExportRow): string {
  const known = columns.filter((column) => asText(row[column.name]) !== '');
  const data = known.map(
    (column) => `<SimpleData name="${column.name}">${escaped(asText(row[column.name]))}</SimpleData>`,
  );
  return `<Placemark id="well-${row.well_ndx}"><name>${escaped(asText(row['well_id']))}</name><styleUrl>#well</styleUrl><ExtendedData><SchemaData schemaUrl="#${name}">${data.join('')}</SchemaData></ExtendedData><Point><coordinates>${row.lon_dd},${row.lat_dd}</coordinates></Point></Placemark>\n`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters may stand in no XML at all. */
const escaped = (text: string) =>
  text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (character) => entities[character]!);
