import { focusOfEndpoint } from '@artesian/contract/query/focuses';
import {
  countData,
  fetchDataCsv,
  fetchDataFile,
  queryFormats,
  type QueryFormat,
  type Selection,
} from '@artesian/contract/query/query-calls';
import { answer } from '../platform/calls/answer.ts';
import { asCsv } from '../platform/csv-file.ts';
import { invalid, Refusal } from '../platform/problems.ts';
import type { DownloadedColumn } from './columns.ts';
import { columnsFor, countRows, fileNameOf, goneOf, rowsFor, sendPieces, type Question } from './download.ts';
import type { Values } from './take-portions.ts';
import { geoPackage, xlsxPieces } from './write-files.ts';
import { csvPieces, dictionaryCsv, geoJsonPieces, type PlacesOf } from './write-pieces.ts';

/** `POST /api/query-and-download/count-data/{endpoint}` */
export const answerCountData = answer(countData, async ({ params, body, user, reply }, { database }) => ({
  count: await countRows(database, { focus: focusOfEndpoint(params.endpoint), selection: body, user }, goneOf(reply)),
}));

/** `POST /api/query-and-download/fetch-data-csv/{endpoint}` */
export const answerDataCsv = answer(fetchDataCsv, async ({ params, body, user, request, reply }, context) => {
  const question = questionOf(params.endpoint, body.conditions, user);
  const columns = columnsFor(question, body);
  const rows = rowsFor(context.database, question, namesOf(columns), goneOf(reply));
  void asCsv(reply, fileNameOf(context.config, question));
  return sendPieces(request, reply, csvPieces(columns, rows));
});

/** `POST /api/query-and-download/fetch-data-file/{endpoint}/{format}` */
export const answerDataFile = answer(fetchDataFile, async ({ params, body, user, request, reply }, context) => {
  const { format } = params;
  const question = questionOf(params.endpoint, body.conditions, user);
  const columns = columnsFor(question, body);
  const gone = goneOf(reply);
  const { extension, mediaType, mostRows } = queryFormats[format];
  if (mostRows !== Infinity) refuseMore(await countRows(context.database, question, gone), format);
  const title = fileNameOf(context.config, question);
  const name = format === 'dictionary' ? `${title}_dictionary` : title;
  void reply.type(mediaType).header('content-disposition', `attachment; filename="${name}.${extension}"`);
  if (format === 'dictionary') return reply.send(dictionaryCsv(columns));
  if (format === 'xlsx') {
    const rows = rowsFor(context.database, question, namesOf(columns), gone);
    return sendPieces(request, reply, xlsxPieces(question.focus.title, columns, rows));
  }
  const { names, places } = withPlaces(question, columns);
  const rows = rowsFor(context.database, question, names, gone);
  const layer = `${question.focus.name.toLowerCase()}_data`;
  if (format === 'geojson') return sendPieces(request, reply, geoJsonPieces(layer, columns, places, rows));
  const notes = [`Written on ${title.split('_').at(-1)}.`];
  return sendPieces(request, reply, asOnePiece({ name: layer, title, notes, columns, places }, rows));
});

async function* asOnePiece(parts: Parameters<typeof geoPackage>[0], rows: AsyncIterable<Values[]>) {
  yield await geoPackage(parts, rows);
}

function questionOf(endpoint: string, conditions: Selection | number[], user: Question['user']): Question {
  const focus = focusOfEndpoint(endpoint);
  return { focus, user, selection: Array.isArray(conditions) ? { [focus.key]: conditions } : conditions };
}

const namesOf = (columns: readonly DownloadedColumn[]) => columns.map(({ name }) => name);

/** What is read for a map: the columns, then the key and the place where they are not among them. Throws 400 for what has no place. */
function withPlaces({ focus }: Question, columns: readonly DownloadedColumn[]): { names: string[]; places: PlacesOf } {
  if (!focus.hasPlace) throw invalid('format', `${focus.title} cannot be exported as a map file. Choose CSV or XLSX.`);
  const names = [...new Set([...namesOf(columns), focus.key, 'loc_lat_dd', 'loc_lon_dd'])];
  const placeOf = (name: string) => names.indexOf(name);
  return {
    names,
    places: { key: placeOf(focus.key), latitude: placeOf('loc_lat_dd'), longitude: placeOf('loc_lon_dd') },
  };
}

function refuseMore(count: number, format: QueryFormat) {
  const { label, mostRows } = queryFormats[format];
  if (count <= mostRows) return;
  const words = `There are ${count.toLocaleString('en-US')} rows; ${label} can hold at most ${mostRows.toLocaleString('en-US')}. Use CSV, or narrow the filters.`;
  throw new Refusal(422, 'too-many', 'Too many rows', words);
}
