import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { root, serveProduct } from './serve-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product answers. */
    origin: string;
    /** Settings of its server beside those of every journey. */
    settings?: Record<string, string>;
    /** How many wells its district has, where they are more than the demonstration's. */
    wells?: number;
  }
}

/** Starts the real product once for the journeys of a project: web, API, sign-in and demonstration district, in a folder of its own. */
export default async function setup(project: TestProject) {
  // Whoever writes a journey tries it against a product that runs already.
  if (process.env.E2E_ORIGIN) return project.provide('origin', process.env.E2E_ORIGIN);
  const { settings, wells } = project.config.provide;
  const loadWells = async (env: NodeJS.ProcessEnv) => {
    if (wells === undefined) return;
    const args = ['--import', 'tsx', 'e2e/support/load-wells.ts', String(wells)];
    await promisify(execFile)(process.execPath, args, { cwd: root, env });
  };
  const { origin, stop } = await serveProduct({ settings: settings ?? {}, before: loadWells });
  project.provide('origin', origin);
  return stop;
}
