import { everyCall } from '@artesian/contract/calls';
import type { FastifyInstance } from 'fastify';
import { actEndAlerts } from './alerts/end-alerts.ts';
import { limitApiKeys } from './api-keys/limit-keys.ts';
import { openErrorService } from './error-reports/error-service.ts';
import { tellOfCalls } from './error-reports/tell-of-calls.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { openBaseMap } from './map/base-map/open-base-map.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { checkTemplates } from './notices/template.ts';
import { acceptPieces, answerFilesInPieces } from './field/files-in-pieces/answer.ts';
import { answerCards } from './pages/cards/answer-cards.ts';
import { describePage } from './pages/describe-page.ts';
import { isRecordThere } from './pages/is-record-there.ts';
import { leadToPages } from './pages/short-links.ts';
import { answerSitemap } from './pages/sitemap.ts';
import { acceptForms } from './platform/accept-forms.ts';
import { CachedAnswers } from './platform/answers/cached-answers.ts';
import type { Config } from './platform/config.ts';
import type { Context } from './platform/context.ts';
import type { Files } from './platform/files.ts';
import { answerApiDocumentation } from './platform/documentation.ts';
import type { Database } from './platform/database/open-database.ts';
import { rememberWrites } from './platform/calls/read-your-writes.ts';
import { openServersStandbys } from './platform/database/standby.ts';
import { noteExports } from './platform/activity.ts';
import { answeredCalls, refuseUnanswered, type Call } from './platform/calls/call.ts';
import { acceptUploads } from './platform/uploads/accept-uploads.ts';
import { answerHealth } from './platform/health.ts';
import { answerSecurityContact } from './platform/security-contact.ts';
import { createServer } from './platform/server.ts';
import { publicPagesOf, serveWeb } from './platform/web-files.ts';
import { checkEffects } from './register/effects.ts';
import { signIn } from './sign-in/sign-in.ts';
import { answerBackChannelLogout } from './sign-in/sign-out.ts';
import { openLiveConfig } from './settings/live-config.ts';
import { settingsOf } from './settings/public-settings.ts';
import { countAnew, settleTimeZone } from './settings/time-zone.ts';
import { readDependencies } from './views/dependencies.ts';
import { checkOwnNames } from './settings/own-names.ts';
import { everyAnswer } from './every-answer.ts';

interface Parts {
  config: Config;
  database: Database;
  files: Files;
  /** The folder of the built application, where it is not the usual one. */
  web?: string;
}

/**
 * The whole product as one server: every call that it answers stands in every-answer.ts. Throws when the database or the base map cannot be read.
 */
export async function buildApp({ config: given, database, files, web }: Parts): Promise<FastifyInstance> {
  checkEffects();
  const moved = await settleTimeZone(database, given);
  checkOwnNames(given);
  const liveConfig = await openLiveConfig(given, database);
  const { config } = liveConfig;
  checkTemplates(config);
  const app = await createServer(config);
  const errorService = await openErrorService(config);
  if (errorService) tellOfCalls(app, errorService);
  const standbys = openServersStandbys(config, database);
  if (config.METRICS_PORT !== undefined) serveMetrics(app, { config, database, standbys });
  limitApiKeys(app, { config, database });
  const cachedAnswers = CachedAnswers.of(database, config.CACHE_MB * 1024 * 1024);
  const jobs = startJobs(app, { config, database, files });
  if (moved) app.log.warn(`The time zone of the district was ${moved.former} and is ${moved.present} from now on.`);
  app.addHook('onListen', () => countAnew({ database, jobs }));
  const dependencies = await readDependencies(database);
  const baseMap = await openBaseMap(config);
  app.addHook('onClose', () => {
    liveConfig.close();
    return baseMap?.file?.close();
  });
  const shared = { config, files, jobs, dependencies, baseMap, errorService };
  const context: Context = {
    ...shared,
    database,
    cachedAnswers,
    readingFrom: standbys.map((standby) => ({
      standby,
      context: {
        ...shared,
        database: standby.database,
        cachedAnswers: cachedAnswers.atStandby(standby.database),
        readingFrom: [],
      },
    })),
  };

  database.watch();
  if (standbys.length > 0) {
    rememberWrites(app, { database, config });
    app.addHook('onClose', async () => void (await Promise.all(standbys.map((standby) => standby.close()))));
  }
  const authentication = await signIn(app, context);
  noteExports(app, database.pool);
  await answerApiDocumentation(app, config);
  answerHealth(app, database, standbys);
  answerSecurityContact(app, config);

  const answered = answeredCalls(app);
  const calls = everyAnswer(liveConfig, dependencies, authentication);
  await app.register(async (api) => calls.filter(isPlain).forEach((call) => call.mount(api, context)));
  await app.register(async (uploads) => {
    await acceptUploads(uploads);
    calls.filter((call) => !isPlain(call)).forEach((call) => call.mount(uploads, context));
  });
  await app.register(async (pieces) => {
    acceptPieces(pieces);
    answerFilesInPieces(config).forEach((call) => call.mount(pieces, context));
  });
  await app.register(async (forms) => {
    acceptForms(forms);
    answerBackChannelLogout(authentication).mount(forms, context);
    actEndAlerts.mount(forms, context);
  });
  refuseUnanswered(everyCall, answered);
  answerCards(app, context);
  leadToPages(app, context);
  answerSitemap(app, context, () => publicPagesOf(web));
  await serveWeb(app, {
    settings: () => settingsOf(context),
    isThere: isRecordThere(context, authentication),
    describe: describePage(context),
    ...(web !== undefined && { built: web }),
  });
  return app;
}

/** Nothing but JSON comes with it. */
const isPlain = ({ endpoint }: Call): boolean => endpoint.upload === undefined;
