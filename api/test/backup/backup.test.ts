import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { attachToWell } from '@artesian/contract/wells/attachments';
import { wellAttachments } from '@artesian/contract/wells/well-relations';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { backUp } from '../../src/backup/back-up.ts';
import { readManifest } from '../../src/backup/manifest.ts';
import { restore } from '../../src/backup/restore.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { openFiles } from '../../src/platform/file-store/open-files.ts';
import { sealHistory } from '../../src/verify/seal-history.ts';
import { verifyHistory } from '../../src/verify/verify-history.ts';
import { buildWell } from '../support/builders.ts';
import { copyMigrated } from '../support/fresh-database.ts';
import { takePhoto } from '../support/photo.ts';
import { serveBucket } from '../support/serve-bucket.ts';
import { serveProduct } from '../support/serve-product.ts';

const server = inject('databaseServer');
const NAME = 'backed_up_of_tests';
const folder = mkdtempSync(join(tmpdir(), 'artesian-backup-'));
const data = join(folder, 'data');
const backup = join(folder, 'backup');
const url = server && Object.assign(new URL(server), { pathname: NAME }).href;
const config = (settings: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: data, ...(url && { DATABASE_URL: url }), ...settings }, {});
const open = () => openDatabase({ url: url || undefined, dataDir: data });

async function onServer(...statements: string[]) {
  const client = new pg.Client(server);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
const destroy = async () => {
  rmSync(data, { recursive: true, force: true });
  if (server) await onServer(`drop database if exists ${NAME} with (force)`);
};
const becomeEmpty = () => (server ? onServer(`create database ${NAME}`) : mkdirSync(data, { recursive: true }));

let well: { well_ndx: number };
let taken: Uint8Array<ArrayBuffer>;

/** A district with a well and a photo of it, backed up. */
beforeAll(async () => {
  await destroy();
  if (server) await onServer(`create database ${NAME} template ${inject('template')}`);
  else copyMigrated(data);
  const database = await open();
  const product = await serveProduct(database);
  const staff = await product.as('administrator');
  well = await buildWell(staff, { well_name: 'Kept' });
  taken = await takePhoto();
  const file = new File([taken], 'Well head.jpg', { type: 'image/jpeg' });
  await staff.upload(attachToWell, { fields: { well_ndx: well.well_ndx, tags: '[7]' }, file });
  // The product of tests keeps its files in a folder of its own.
  mkdirSync(data, { recursive: true });
  cpSync(product.folder, join(data, 'files'), { recursive: true });
  writeFileSync(join(data, 'privacy.md'), '# Ours');
  await database.asOwner((owner) => owner.query("update history.changes set at = at - interval '3 days'"));
  await sealHistory(database);
  await product.close();
  await backUp(config(), backup);
});
afterAll(async () => {
  await destroy();
  rmSync(folder, { recursive: true, force: true });
});

async function photoOf(product: Awaited<ReturnType<typeof serveProduct>>): Promise<Buffer> {
  const staff = await product.as('administrator');
  const [attachment] = await staff.view(wellAttachments, { params: { well_ndx: well.well_ndx } });
  const answer = await product.fetch('administrator', `/api/originals/${attachment!.system_filename}`);
  return Buffer.from(await answer.arrayBuffer());
}

it('what was destroyed is there again: the well, its photo, and the district’s own texts', async () => {
  await destroy();
  await becomeEmpty();
  expect(await restore(config(), backup)).toMatchObject({ wells: 1, missing: [] });
  expect(existsSync(join(data, 'privacy.md'))).toBe(true);
  const database = await open();
  const product = await serveProduct(database);
  onTestFinished(() => product.close());
  cpSync(join(data, 'files'), product.folder, { recursive: true });
  const { sealed } = readManifest(backup);
  expect(sealed).toBeDefined();
  expect(await verifyHistory(database, sealed)).toMatchObject({ last: sealed, problems: [] });
  const found = await product.fetch('administrator', `/api/list-wells/${well.well_ndx}`);
  expect(await found.json()).toMatchObject({ well_name: 'Kept' });
  expect((await photoOf(product)).equals(taken)).toBe(true);
  await buildWell(await product.as('administrator'), { well_name: 'Made afterwards' });
});

it('tells a command whether history is what it was when the backup was made', async () => {
  const entry = fileURLToPath(new URL('../../src/verify/main.ts', import.meta.url));
  const verify = () =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', entry, 'history', '--backup', backup], {
      env: { ...process.env, DATA_DIR: data, DATABASE_URL: url },
    });
  expect((await verify()).stdout).toContain('Nothing was altered.');
  const database = await open();
  await database.asOwner((owner) =>
    owner.query('delete from history.changes where change_ndx = (select min(change_ndx) from history.fingerprints)'),
  );
  await database.close();
  await expect(verify()).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/is missing since that day was sealed\.[^]*1 problem\./) as string,
  });
});

it('what a bucket kept is in the backup, and comes into the bucket of the settings', async () => {
  const [kept, another] = await Promise.all([serveBucket(), serveBucket()]);
  onTestFinished(async () => void (await Promise.all([kept.close(), another.close()])));
  const bucket = await openFiles(config(kept.settings));
  const names = readdirSync(join(data, 'files'));
  for (const name of names) await bucket.write(name, readFileSync(join(data, 'files', name)));
  const ofBucket = join(folder, 'of-a-bucket');
  await backUp(config(kept.settings), ofBucket);
  expect(readFileSync(join(ofBucket, 'SHA256SUMS'), 'utf8')).toContain(`data/files/${names[0]}`);

  await destroy();
  await becomeEmpty();
  expect(await restore(config(another.settings), ofBucket)).toMatchObject({ wells: 2, missing: [] });
  expect(another.names().toSorted()).toEqual(names.toSorted());
  expect(existsSync(join(data, 'files'))).toBe(false);
  const product = await serveProduct(await open(), another.settings);
  onTestFinished(() => product.close());
  expect((await photoOf(product)).equals(taken)).toBe(true);
});

it('a PostgreSQL server goes on working while it is backed up; the embedded database must not be in use', async () => {
  const database = await open();
  onTestFinished(() => database.close());
  const said = await backUp(config(), join(folder, 'another')).catch((error: Error) => error.message);
  expect(String(said)).toMatch(server ? /^\d+$/ : /is in use by process \d+\. Stop it/);
});

it('refuses in words what would lose something, or is no whole backup', async () => {
  await expect(restore(config(), backup)).rejects.toThrow(/already holds a district|already has a database/);
  await expect(backUp(config(), backup)).rejects.toThrow(/is not empty\. Use a new folder for each backup/);
  await expect(backUp(config(), join(data, 'backup'))).rejects.toThrow(/is inside the data folder/);
  await expect(restore(config(), folder)).rejects.toThrow(/The backup in .* is incomplete: SHA256SUMS/);
  const other = server ? config({ DATABASE_URL: '' }) : config({ DATABASE_URL: 'postgres://localhost/none' });
  await expect(restore(other, backup)).rejects.toThrow(
    /This backup is from (a PostgreSQL server|the embedded database)/,
  );

  const [file = ''] = readdirSync(join(backup, 'data/files'));
  appendFileSync(join(backup, 'data/files', file), 'x');
  await expect(restore(config(), backup)).rejects.toThrow(`The backup is damaged: data/files/${file} has changed`);
  rmSync(join(backup, 'data/files', file));
  await expect(restore(config(), backup)).rejects.toThrow(`The backup is missing data/files/${file}`);
});
