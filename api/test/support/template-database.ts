import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { prepareDemonstration } from '../../src/platform/demonstration.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openDatabase, type Database } from '../../src/platform/database/open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Databases to copy: folders of the embedded kind, or names on the server. */
    templates: { plain: string; demo: string };
    databaseServer: string;
  }
}

/** Makes, once per run, a migrated database and one with the demonstration district, for every test file to copy. */
export default async function setup(project: TestProject) {
  const server = project.config.env.TEST_DATABASE === 'server' ? process.env.TEST_DATABASE_URL : undefined;
  project.provide('databaseServer', server ?? '');
  if (project.config.env.TEST_DATABASE === 'server' && !server) throw new Error('TEST_DATABASE_URL is not set.');
  return server ? onServer(project, server) : inFolders(project);
}

async function inFolders(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'artesian-templates-'));
  const templates = { plain: join(folder, 'plain'), demo: join(folder, 'demo') };
  await fill(await openDatabase({ dataDir: templates.plain }), false);
  await fill(await openDatabase({ dataDir: templates.demo }), true);
  project.provide('templates', templates);
  return () => rmSync(folder, { recursive: true, force: true });
}

async function onServer(project: TestProject, server: string) {
  const templates = { plain: 'artesian_plain', demo: 'artesian_demo' };
  const client = new pg.Client(server);
  await client.connect();
  for (const [kind, name] of Object.entries(templates)) {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
    const url = Object.assign(new URL(server), { pathname: name }).href;
    await fill(await openDatabase({ url, dataDir: '' }), kind === 'demo');
  }
  await client.end();
  project.provide('templates', templates);
}

async function fill(database: Database, demo: boolean) {
  await migrate(database);
  if (demo) await prepareDemonstration(database);
  await database.close();
}
