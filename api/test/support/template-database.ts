import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openDatabase, type Database } from '../../src/platform/database/open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database to copy: a folder of the embedded kind, or a name on the server. */
    template: string;
    /** Where embedded databases for this run are made. */
    folderOfRun: string;
    databaseServer: string;
    /** Which example district stands for the demonstration; empty where it is itself. */
    district: string;
  }
}

/** Makes, once per run, a migrated database for every test file to copy. The one with the demonstration district is made when it is first wanted. */
export default async function setup(project: TestProject) {
  const server = project.config.env.TEST_DATABASE === 'server' ? process.env.TEST_DATABASE_URL : undefined;
  project.provide('databaseServer', server ?? '');
  project.provide('district', project.config.env.EXAMPLE_DISTRICT ?? '');
  if (project.config.env.TEST_DATABASE === 'server' && !server) throw new Error('TEST_DATABASE_URL is not set.');
  return server ? onServer(project, server) : inFolders(project);
}

/** The name of the copy, on a server, that has the demonstration district. */
export const withDemonstration = (template: string) => `${template}_demo`;

async function inFolders(project: TestProject) {
  const shared = process.env.TEST_FOLDER;
  const folder = shared ?? mkdtempSync(join(tmpdir(), 'artesian-templates-'));
  const template = join(folder, 'plain');
  await bringUp(await openDatabase({ dataDir: template }));
  project.provide('template', template);
  project.provide('folderOfRun', folder);
  return shared ? undefined : () => rmSync(folder, { recursive: true, force: true });
}

async function onServer(project: TestProject, server: string) {
  const template = `artesian_${project.name.replaceAll(/\W/g, '_')}`;
  const client = new pg.Client(server);
  await client.connect();
  for (const name of [template, withDemonstration(template)])
    await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${template}`);
  await bringUp(await openDatabase({ url: Object.assign(new URL(server), { pathname: template }).href, dataDir: '' }));
  await client.end();
  project.provide('template', template);
  project.provide('folderOfRun', '');
}

async function bringUp(database: Database) {
  await migrate(database);
  await database.close();
}
