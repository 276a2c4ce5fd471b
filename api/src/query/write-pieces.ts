import { csvCell, csvLine, csvMark, csvText } from '@artesian/contract/language/csv';
import { dictionaryHeadings, explained, isWords, type DownloadedColumn } from './columns.ts';
import type { Values } from './take-portions.ts';

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** RFC 4180 in UTF-8: names in the first line, ISO dates, points as decimals, empty cells for what is not known. */
export function csvOf(columns: readonly DownloadedColumn[]) {
  const cells = columns.map((column) => (isWords(column) ? csvText : csvCell));
  const lineOf = (values: Values) => csvLine(cells.map((cell, place) => cell(asText(values[place]))));
  return {
    head: csvMark + csvLine(columns.map(({ name }) => csvText(name))),
    linesOf: (portion: readonly Values[]) => portion.map(lineOf).join(''),
  };
}

export async function* csvPieces(columns: readonly DownloadedColumn[], portions: AsyncIterable<Values[]>) {
  const { head, linesOf } = csvOf(columns);
  yield head;
  for await (const portion of portions) yield linesOf(portion);
}

/** What the columns mean, a line for each. */
export const dictionaryCsv = (columns: readonly DownloadedColumn[]): string =>
  csvMark + [dictionaryHeadings, ...columns.map(explained)].map((line) => csvLine(line.map(csvText))).join('');

/** Where the key, the latitude and the longitude stand among the values. */
export interface PlacesOf {
  key: number;
  latitude: number;
  longitude: number;
}

/** RFC 7946: longitude and latitude in WGS 84, a feature on each line, with so many columns as properties. */
export async function* geoJsonPieces(
  name: string,
  columns: readonly DownloadedColumn[],
  places: PlacesOf,
  portions: AsyncIterable<Values[]>,
) {
  const featureOf = (values: Values) =>
    JSON.stringify({
      type: 'Feature',
      id: values[places.key],
      geometry: { type: 'Point', coordinates: [values[places.longitude], values[places.latitude]] },
      properties: Object.fromEntries(columns.map((column, place) => [column.name, values[place]])),
    });
  yield `{"type":"FeatureCollection","name":${JSON.stringify(name)},"features":[`;
  let separator = '\n';
  for await (const portion of portions) {
    yield separator + portion.map(featureOf).join(',\n');
    separator = ',\n';
  }
  yield '\n]}\n';
}
