import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import {
  activeWells,
  disclaimerLine,
  exportFileName,
  exportFormats,
  type ExportFormat,
  type mapWellsFile,
} from '@artesian/contract/map-export';
import { layersOfSearch, type LayerChoices } from '@artesian/contract/layer-choices';
import { isStaff } from '@artesian/contract/roles';
import { filtersOfSearch, type WellFilters } from '@artesian/contract/well-filters';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { writeCsv } from './csv.ts';
import { writeGeoJson } from './geojson.ts';
import { writeGeoPackage } from './geopackage.ts';
import { writeKml } from './kml.ts';
import { readWells } from './read-wells.ts';
import { writeShapefile } from './shapefile.ts';
import type { ExportTable, Pieces } from './table.ts';

const writers: Record<ExportFormat, (table: ExportTable) => Pieces | Promise<Pieces>> = {
  shapefile: writeShapefile,
  geopackage: async (table) => [await writeGeoPackage(table)],
  geojson: writeGeoJson,
  kml: writeKml,
  csv: writeCsv,
};

type FileRequest = FastifyRequest<{
  Params: z.output<(typeof mapWellsFile)['params']>;
  Querystring: z.output<(typeof mapWellsFile)['query']>;
}>;

/** `GET /api/public-map/wells/{format}`: the wells that filters and layers leave. */
export const answerMapWellsFile = (context: Context) => async (request: FileRequest, reply: FastifyReply) =>
  sendWells(context, request, reply, {
    format: request.params.format,
    filters: filtersOfSearch(request.query),
    layers: layersOfSearch(request.query),
    title: `${context.config.DISTRICT_SHORT_NAME} Wells`,
  });

/** `GET /api/public-map/shapefile/active-wells`: the active wells within the district. */
export const answerActiveWellsShapefile = (context: Context) => async (request: FastifyRequest, reply: FastifyReply) =>
  sendWells(context, request, reply, {
    format: 'shapefile',
    filters: activeWells,
    title: `Active ${context.config.DISTRICT_SHORT_NAME} Wells`,
  });

interface Wanted {
  format: ExportFormat;
  filters: WellFilters;
  /** What is asked of the layers of wells; without it, they do not matter. */
  layers?: LayerChoices;
  title: string;
}

async function sendWells(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { format, filters, layers, title }: Wanted,
) {
  const { DISTRICT_NAME, DISTRICT_TIME_ZONE } = context.config;
  const { extension, mediaType } = exportFormats[format];
  const day = new Date().toLocaleDateString('en-CA', { timeZone: DISTRICT_TIME_ZONE });
  const { words, ...table } = await readWells(
    context,
    { filters, layers },
    {
      staff: isStaff(request.user?.roles),
      title,
      notes: [`Written on ${day}.`, disclaimerLine(DISTRICT_NAME)],
    },
  );
  const name = `${exportFileName(title, words, day)}.${extension}`;
  void reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding, authorization');
  const body = Readable.from(unhurried(await writers[format](table)));
  if (format === 'shapefile' || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body);
  return reply.header('content-encoding', 'gzip').send(body.compose(createGzip({ level: 4 })));
}

/** So many characters or bytes at a time; other readers are answered in between. */
const portion = 262_144;

async function* unhurried(pieces: Pieces): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let size = 0;
  for (const piece of pieces) {
    const bytes = Buffer.from(piece as string);
    gathered.push(bytes);
    size += bytes.length;
    if (size < portion) continue;
    yield Buffer.concat(gathered);
    [gathered, size] = [[], 0];
    await new Promise((resolve) => setImmediate(resolve));
  }
  yield Buffer.concat(gathered);
}
