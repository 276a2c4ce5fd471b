import { language, ownNamesNow, t } from '@artesian/domain/texts/translate';
import { createHash } from 'node:crypto';
import { layersOfSearch, type LayerChoices } from '@artesian/contract/map/layer-choices';
import { mapWells } from '@artesian/contract/map/map-wells';
import {
  activeWells,
  activeWellsShapefile,
  disclaimerLine,
  exportFileName,
  exportFormats,
  type ExportFormat,
  mapWellsFile,
} from '@artesian/contract/map/map-export';
import { isStaff } from '@artesian/contract/language/roles';
import { audiencesOf } from '@artesian/contract/map/audiences';
import { shapesOf } from '@artesian/contract/map/well-area';
import { filtersOfSearch, searchOfFilters, type WellFilters } from '@artesian/contract/map/well-filters';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerPrepared } from '../../platform/calls/answer.ts';
import type { Context } from '../../platform/context.ts';
import { wholeList } from '../../views/answer-view.ts';
import { locateFilters, tablesOfShapes } from '../layer-shapes.ts';
import { findLayers } from '../layers.ts';
import { inWords, type ExportJob } from './export-job.ts';
import { Exporter } from './exporter.ts';

/** `GET /api/public-map/wells/{format}`: the wells that filters and layers leave. */
export const answerMapWellsFile = answerPrepared(mapWellsFile, (app, context) => {
  const exporter = startExporter(app);
  return async ({ params, query, user, request, reply }) =>
    sendWells(context, exporter, request, reply, {
      format: params.format,
      filters: await locateFilters(context, filtersOfSearch(query), audiencesOf(user?.roles)),
      choices: layersOfSearch(query),
      title: t('{district} Wells', { district: context.config.DISTRICT_SHORT_NAME }),
    });
});

/** `GET /api/public-map/shapefile/active-wells`: the active wells within the district. */
export const answerActiveWells = answerPrepared(activeWellsShapefile, (app, context) => {
  const exporter = startExporter(app);
  return ({ request, reply }) =>
    sendWells(context, exporter, request, reply, {
      format: 'shapefile',
      filters: activeWells,
      title: t('Active {district} Wells', { district: context.config.DISTRICT_SHORT_NAME }),
    });
});

function startExporter(app: FastifyInstance): Exporter {
  const exporter = new Exporter();
  app.addHook('onClose', () => exporter.close());
  return exporter;
}

interface Wanted {
  format: ExportFormat;
  filters: WellFilters;
  /** What is asked of the layers of wells; without it, they do not matter. */
  choices?: LayerChoices;
  title: string;
}

/** A file is made once for all who ask for the same, and kept until a well changes or the day ends. */
async function sendWells(
  context: Context,
  exporter: Exporter,
  request: FastifyRequest,
  reply: FastifyReply,
  { format, filters, choices, title }: Wanted,
): Promise<FastifyReply> {
  const { DISTRICT_NAME, DISTRICT_SHORT_NAME, DISTRICT_TIME_ZONE, origin } = context.config;
  const { extension, mediaType } = exportFormats[format];
  const day = new Date().toLocaleDateString('en-CA', { timeZone: DISTRICT_TIME_ZONE });
  const job: ExportJob = {
    format,
    language: language(),
    ownNames: ownNamesNow(),
    title,
    filters,
    choices: choices ?? { switched: {}, booleans: {} },
    layers: choices ? await findLayers(context.database.pool, DISTRICT_SHORT_NAME) : [],
    staff: isStaff(request.user?.roles),
    districtName: DISTRICT_NAME,
    origin,
    notes: [t('Written on {day}.', { day }), disclaimerLine(DISTRICT_NAME)],
  };
  const name = `${exportFileName(title, inWords(job), day)}.${extension}`;
  void reply.header('content-disposition', `attachment; filename="${name}"`);
  // The ground of a shape is long, and the tables tell when it changes.
  const named = JSON.stringify({ ...job, filters: searchOfFilters(filters) });
  const wells = wholeList(context, mapWells, request.user);
  return context.cachedAnswers.send(request, reply, {
    key: `file ${createHash('sha256').update(named).digest('base64url')}`,
    tables: shapesOf(filters.area).length > 0 ? [...wells.tables, ...tablesOfShapes] : wells.tables,
    shared: !request.user,
    contentType: mediaType,
    isCompressed: format === 'shapefile',
    build: () => exporter.write(job, () => context.cachedAnswers.body(wells)),
  });
}
