import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { readConfig, SettingsError, type Config } from './platform/config.ts';
import { CannotOpen } from './platform/database/cannot-open.ts';
import { openFiles } from './platform/file-store/open-files.ts';
import { openServersDatabase } from './platform/database/open-database.ts';
import { keepHeapSmall } from './platform/database/keep-heap-small.ts';
import { ensureMigrated } from './platform/database/migrate.ts';
import { drawDemonstrationFiles, ensureDemonstration } from './demonstration.ts';
import { hasFirstUser } from './users/make-first-user.ts';

const ADVISED_NODE = 22;

/** Starts the product. What is wrong with the settings or the database is said in one sentence, without a stack. */
async function start() {
  endWithStarter();
  const config = readConfig();
  keepHeapSmall(config);
  // Reading the modules and opening the database take about as long.
  const [{ buildApp }, { files, database }] = await Promise.all([import('./app.ts'), openStores(config)]);
  const app = await buildApp({ config, database, files });
  // Before it listens: whoever sees that it answers may end it.
  closeWithGrace({ delay: 10_000, logger: app.log }, async ({ err: error }) => {
    if (error) app.log.error({ err: error }, 'stopping after an error');
    await app.close();
    await database.close();
  });
  await listen(app, config);
  sayWhere(app, config);
  if (database.kind === 'embedded' && config.NODE_ENV === 'production') {
    app.log.warn('The embedded database is for trials: it survives a crash of this process, but not a power failure.');
  }
  if (database.kind === 'server' && database.mayOwn && config.NODE_ENV === 'production') {
    app.log.warn('The login in DATABASE_URL owns the tables. A login limited to rows is safer: see README.');
  }
  if (
    config.embeddedSignIn &&
    config.NODE_ENV === 'production' &&
    Number.parseInt(process.versions.node, 10) < ADVISED_NODE
  ) {
    app.log.warn(
      `Node ${ADVISED_NODE} or later is advised in production: the makers of the sign-in library try it on no older one. This is ${process.versions.node}.`,
    );
  }
  if (config.embeddedSignIn && !(await hasFirstUser(database, config))) {
    app.log.warn('No one can manage users yet. Create the first administrator with npm run account: see README.');
  }
}

/** The database at this version, with the demonstration where it is wanted, and the files. */
async function openStores(config: Config) {
  const files = await openFiles(config);
  const database = await openServersDatabase(config);
  await ensureMigrated(database, { timeZone: config.toldTimeZone });
  if (config.demonstration) {
    await ensureDemonstration(database, config);
    await drawDemonstrationFiles(database, files);
  }
  return { files, database };
}

/** In production the log is read by programs: one JSON object a line. */
function sayWhere(app: FastifyInstance, { NODE_ENV, origin }: Config) {
  const where = `Artesian answers at ${origin}`;
  if (NODE_ENV === 'production') app.log.info(where);
  else console.log(where);
}

/** Whoever started this process over a channel may be killed without a word: then the channel closes, and this process ends as well. */
function endWithStarter() {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The channel alone keeps nothing running.
  process.channel?.unref();
}

/** Throws SettingsError when something else answers there already. */
async function listen(app: FastifyInstance, { PORT, HOST }: Config) {
  try {
    await app.listen({ port: PORT, host: HOST });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new SettingsError(`Port ${PORT} is in use by another program. Stop it, or set PORT to a free port.`);
  }
}

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof CannotOpen)) throw error;
  console.error(error.message);
  process.exit(1);
}
