import type { TestProject } from 'vitest/node';
import { serveProduct } from './serve-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product answers. */
    origin: string;
  }
}

/** Starts the real product once for all journeys: web, API, sign-in and demonstration district, in a folder of its own. */
export default async function setup(project: TestProject) {
  // Whoever writes a journey tries it against a product that runs already.
  if (process.env.E2E_ORIGIN) return project.provide('origin', process.env.E2E_ORIGIN);
  const { origin, stop } = await serveProduct();
  project.provide('origin', origin);
  return stop;
}
