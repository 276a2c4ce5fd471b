import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { prepareDemonstration } from '../../src/demonstration.ts';
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
  await fill(await openDatabase({ dataDir: templates.plain }), migrate);
  cpSync(templates.plain, templates.demo, { recursive: true });
  await fill(await openDatabase({ dataDir: templates.demo }), prepareDemonstration);
  project.provide('templates', templates);
  return () => rmSync(folder, { recursive: true, force: true });
}

async function onServer(project: TestProject, server: string) {
  const templates = { plain: 'artesian_plain', demo: 'artesian_demo' };
  const client = new pg.Client(server);
  await client.connect();
  const open = (name: string) =>
    openDatabase({ url: Object.assign(new URL(server), { pathname: name }).href, dataDir: '' });
  for (const name of Object.values(templates)) await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${templates.plain}`);
  await fill(await open(templates.plain), migrate);
  await client.query(`create database ${templates.demo} template ${templates.plain}`);
  await fill(await open(templates.demo), prepareDemonstration);
  await client.end();
  project.provide('templates', templates);
}

async function fill(database: Database, fillIn: (database: Database) => Promise<unknown>) {
  await fillIn(database);
  await database.close();
}
