import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { counted } from '../support/counted.ts';
import { addContact, productOnOwnServer, type OwnServer } from '../support/own-server.ts';
import { sharedProduct } from '../support/product.ts';
import { smallDisk } from '../support/small-disk.ts';

const { product } = await sharedProduct();
beforeAll(async () => {
  // What PostgreSQL says when it can extend a table no more.
  await product.database.asOwner((owner) =>
    owner.query(`
      create function no_room() returns trigger language plpgsql as $$
      begin
        raise exception 'could not extend file "base/1/2": No space left on device' using errcode = 'disk_full';
      end $$;
      create trigger no_room before insert on contacts for each row execute function no_room()`),
  );
});

it('a full disk is said as such, in words and without a path, and reading goes on', async () => {
  const response = await product.fetch('administrator', '/api/list-rolodex', {
    method: 'POST',
    body: JSON.stringify({ r_name: 'No room' }),
    headers: { 'content-type': 'application/json' },
  });
  const problem = (await response.json()) as { detail: string };
  expect([response.status, problem]).toEqual([507, expect.objectContaining({ code: 'disk-full' })]);
  expect(problem.detail).toContain('The server’s disk is full');
  expect(problem.detail).not.toContain('base/');
  expect((await product.fetch('administrator', '/api/list-rolodex')).status).toBe(200);
});

const folder = mkdtempSync(join(tmpdir(), 'artesian-data-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const isMeant = process.env['THOROUGH'] && inject('databaseServer') !== '';
const disk = isMeant ? smallDisk(folder, '12m') : undefined;

describe.skipIf(!disk)('a disk of records that is full', () => {
  let own: OwnServer;
  beforeAll(async () => {
    // PostgreSQL may be another user.
    chmodSync(folder, 0o777);
    const data = join(folder, 'data');
    mkdirSync(data);
    own = await productOnOwnServer();
    if (process.getuid?.() === 0) execFileSync('chown', ['postgres', data]);
    const asOwner = (text: string) => own.product.database.asOwner((owner) => owner.query(text));
    await asOwner(`create tablespace small location '${data}'`);
    await asOwner('alter table contacts set tablespace small');
  });
  afterAll(() => own.close());

  it('refuses what it has no room for, keeps no half of it, and takes records again once there is room', async (context) => {
    const write = (r_name: string) => addContact(own.product, { r_name, notes: randomBytes(1500).toString('hex') });
    const statuses: number[] = [];
    const confirmed: number[] = [];
    for (let turn = 0; turn < 10_000 && statuses.filter((status) => status === 507).length < 20; turn++) {
      const { status, key } = await write(`Contact ${turn}`);
      statuses.push(status);
      if (key !== undefined) confirmed.push(key);
    }
    expect(new Set(statuses)).toEqual(new Set([201, 507]));
    expect((await own.product.fetch('administrator', '/api/list-rolodex')).status).toBe(200);

    disk!.grow('200m');
    const { key } = await write('Afterwards');
    confirmed.push(key!);
    const { pool } = own.product.database;
    const { rows } = await pool.query<{ kept: number[]; told: number[] }>(
      `select
         array(select rolo_ndx from contacts where created_by <> 'system' order by rolo_ndx) as kept,
         array(select record_key::integer from history.changes where table_name = 'contacts' order by 1) as told`,
    );
    expect(rows[0]).toEqual({ kept: confirmed, told: confirmed });
    counted(
      context,
      statuses.length + 1,
      `${confirmed.length} confirmed, ${statuses.length + 1 - confirmed.length} refused`,
    );
  });
});
