import { endpoints, views } from '@artesian/contract/endpoints';
import { lookups } from '@artesian/contract/lookups';
import { registers } from '@artesian/contract/registers';
import type { FastifyInstance } from 'fastify';
import { answerFile } from './attachments/one-file.ts';
import { answerAdjacentWells } from './map/adjacent-wells.ts';
import { answerMapFiles } from './map/export/answer.ts';
import { answerDroughtCompliance, answerLastRun, answerRefresh } from './drought/compliance.ts';
import { answerMapFilters } from './map/filters.ts';
import { answerMapLayers } from './map/layers.ts';
import { answerMapSourceFeatures, answerMapSources } from './map/sources.ts';
import { answerWellMeasurements } from './map/well-measurements.ts';
import { answerMapTile } from './map/tiles.ts';
import { answerMapWell, answerNamedWell } from './map/one-well.ts';
import { answerCertificates } from './permits/certificates.ts';
import { acceptForms } from './platform/accept-forms.ts';
import { CachedAnswers } from './platform/answers/cached-answers.ts';
import type { Config } from './platform/config.ts';
import type { Context } from './platform/context.ts';
import type { Files } from './platform/files.ts';
import { answerApiDocumentation } from './platform/documentation.ts';
import type { Database } from './platform/database/open-database.ts';
import { handle } from './platform/handle.ts';
import { answerHealth } from './platform/health.ts';
import { keepHouse } from './platform/housekeeping.ts';
import { createServer } from './platform/server.ts';
import { serveWeb } from './platform/web-files.ts';
import { answerRecordHistory } from './register/history.ts';
import { answerPublishWaterLevels, answerRebuildMapWells } from './publishing/publish.ts';
import { answerFieldMeters, answerReadingsToEdit } from './readings/readings-to-edit.ts';
import { mountRegister } from './register/routes.ts';
import { relationsIn } from './register/relations.ts';
import { answerMe } from './sign-in/me.ts';
import { answerPublicSettings } from './platform/public-settings.ts';
import { signIn } from './sign-in/sign-in.ts';
import { answerBackChannelLogout, answerSignOut } from './sign-in/sign-out.ts';
import { answerUsers } from './users/list-users.ts';
import { answerUserRoles } from './users/roles.ts';
import { readDependencies } from './views/dependencies.ts';
import { mountLookup } from './views/mount-lookup.ts';
import { mountView } from './views/mount-view.ts';

interface Parts {
  config: Config;
  database: Database;
  files: Files;
}

/** The whole product as one server: every call that it answers stands below. Throws when the database cannot be read. */
export async function buildApp({ config, database, files }: Parts): Promise<FastifyInstance> {
  const app = await createServer(config);
  const cachedAnswers = new CachedAnswers(database, config.CACHE_MB * 1024 * 1024);
  const dependencies = await readDependencies(database);
  const context: Context = { config, database, files, cachedAnswers, dependencies };
  const relationOf = relationsIn(dependencies);

  database.watch();
  const authentication = await signIn(app, context);
  await answerApiDocumentation(app, config);
  answerHealth(app, database);
  keepHouse(app, database);

  await app.register(async (api) => {
    for (const register of registers) mountRegister(api, context, register, relationOf(register));
    for (const view of views) mountView(api, context, view);
    for (const lookup of lookups) mountLookup(api, context, lookup);
    handle(api, endpoints.publicSettings, answerPublicSettings(context));
    handle(api, endpoints.me, answerMe());
    handle(api, endpoints.signOut, answerSignOut(authentication));
    handle(api, endpoints.recordHistory, answerRecordHistory(context));
    handle(api, endpoints.mapFilters, answerMapFilters(context));
    handle(api, endpoints.mapLayers, answerMapLayers(context));
    handle(api, endpoints.mapSources, answerMapSources(context));
    handle(api, endpoints.mapSourceFeatures, answerMapSourceFeatures(context));
    handle(api, endpoints.mapTile, answerMapTile(context, api));
    handle(api, endpoints.oneMapWell, answerMapWell(context));
    handle(api, endpoints.oneNamedWell, answerNamedWell(context));
    handle(api, endpoints.wellMeasurements, answerWellMeasurements(context));
    handle(api, endpoints.adjacentWells, answerAdjacentWells(context));
    const mapFiles = answerMapFiles(context, api);
    handle(api, endpoints.mapWellsFile, mapFiles.wells);
    handle(api, endpoints.activeWellsShapefile, mapFiles.activeWells);
    handle(api, endpoints.attachedFile, answerFile(context));
    handle(api, endpoints.droughtCompliance, answerDroughtCompliance(context));
    handle(api, endpoints.lastRunOfCompliance, answerLastRun(context));
    handle(api, endpoints.refreshCompliance, answerRefresh(context));
    handle(api, endpoints.listUserRoles, answerUserRoles());
    handle(api, endpoints.listUsers, answerUsers(context));
    handle(api, endpoints.certificates, answerCertificates(context));
    handle(api, endpoints.readingsToEdit, answerReadingsToEdit(context));
    handle(api, endpoints.fieldMeters, answerFieldMeters(context));
    handle(api, endpoints.rebuildMapWells, answerRebuildMapWells(context));
    handle(api, endpoints.rebuildMapWellsByPost, answerRebuildMapWells(context));
    handle(api, endpoints.publishWaterLevels, answerPublishWaterLevels(context));
    handle(api, endpoints.publishWaterLevelsByPost, answerPublishWaterLevels(context));
  });

  await app.register(async (forms) => {
    acceptForms(forms);
    handle(forms, endpoints.backChannelLogout, answerBackChannelLogout(authentication));
  });
  await serveWeb(app);
  return app;
}
