import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { SettingsError, type Config } from '../platform/config.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Standby } from '../platform/database/standby.ts';
import { CallTimes } from './call-times.ts';
import { databaseFamilies, processFamilies, standbyFamilies, watchDelay } from './gauges.ts';
import { MEDIA_TYPE, openMetrics } from './open-metrics.ts';

/**
 * Measures every call, and answers what was measured at `GET /metrics` of an address of its own, which no proxy leads to: nobody asks
 * there who they are. Nothing about persons or records is among it.
 */
export function serveMetrics(
  app: FastifyInstance,
  { config, database, standbys }: { config: Config; database: Database; standbys: readonly Standby[] },
) {
  const calls = new CallTimes();
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const call = routeOptions.config.call ?? `${method} ${routeOptions.url ?? '(nothing there)'}`;
    if (!call.includes(' /health/')) calls.note(call, reply.statusCode, reply.elapsedTime / 1000);
  });

  const delay = watchDelay();
  const text = async () =>
    openMetrics([
      ...processFamilies(delay, config.version),
      ...(await databaseFamilies(database)),
      ...standbyFamilies(standbys),
      calls.family(),
    ]);
  const server = createServer((request, answer) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void answer.writeHead(404).end();
    text().then(
      (metrics) => answer.writeHead(200, { 'content-type': MEDIA_TYPE }).end(metrics),
      (error: unknown) => {
        app.log.error({ err: error }, 'the metrics could not be told');
        answer.writeHead(500).end();
      },
    );
  });
  app.addHook('onReady', () => listening(server, config));
  app.addHook('onClose', async () => {
    delay.disable();
    server.closeAllConnections();
    server.close();
  });
}

/** Throws SettingsError when something else answers there already. */
function listening(server: ReturnType<typeof createServer>, { METRICS_PORT, METRICS_HOST }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new SettingsError(`Metrics cannot be told at METRICS_HOST and METRICS_PORT: ${message}.`)),
    );
    server.listen(METRICS_PORT, METRICS_HOST, () => resolve());
  });
}
