import { changeDistrictSetting } from '@artesian/contract/settings/district-settings';
import { levelSeries } from '@artesian/contract/science/level-series';
import { createClient, type Client } from '@artesian/contract/language/client';
import { contacts } from '@artesian/contract/people/contacts';
import { attachToWell } from '@artesian/contract/wells/attachments';
import { wellAttachments } from '@artesian/contract/wells/well-relations';
import { wellLocationDetails } from '@artesian/contract/wells/well-parts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { obtainToken } from '../../src/sign-in/obtain-token.ts';
import { buildWell } from '../support/builders.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { takePhoto } from '../support/photo.ts';
import { serveBucket } from '../support/serve-bucket.ts';
import { serveProduct, type Product } from '../support/serve-product.ts';

const server = inject('databaseServer');
const A_MINUTE = { timeout: 60_000 };

describe.skipIf(server === '')('two servers of one district, on one database and one bucket', () => {
  let first: Product;
  let second: Product;
  let bucket: Awaited<ReturnType<typeof serveBucket>>;
  /** An administrator who signed in once, at each of the servers. */
  let staff: { first: Client; second: Client };
  let developer: Client;

  beforeAll(async () => {
    bucket = await serveBucket();
    const owner = await freshDatabase();
    const { rows } = await owner.pool.query<{ name: string }>('select current_database() as name');
    const url = Object.assign(new URL(server), { pathname: rows[0]!.name }).href;
    first = await serveProduct(owner, bucket.settings);
    // A proxy before both gives them one address.
    const settings = { ...bucket.settings, ORIGIN: first.origin };
    second = await serveProduct(await openDatabase({ url, dataDir: '' }), settings);
    const token = await obtainToken(first.origin, 'administrator');
    const at = ({ origin }: Product) => createClient({ baseUrl: origin, token: () => Promise.resolve(token) });
    staff = { first: at(first), second: at(second) };
    developer = await first.as('developer');
  });
  afterAll(async () => {
    await second.close();
    await first.close();
    await bucket.close();
  });

  it('what is saved at one is at once in the lists of the other, and never again what it was', async () => {
    const names = async (client: Client) => (await client.register(contacts).list()).map(({ r_name }) => r_name);
    for (const [place, [one, other]] of [
      [staff.first, staff.second],
      [staff.second, staff.first],
    ].entries()) {
      const { rolo_ndx, version } = await one!.register(contacts).create({ r_name: `Made ${place}` });
      expect(await names(other!)).toContain(`Made ${place}`);
      await other!.register(contacts).update(rolo_ndx, { r_name: `Changed ${place}` }, version);
      expect(await names(one!)).toContain(`Changed ${place}`);
      expect(await names(one!)).not.toContain(`Made ${place}`);
    }
  });

  it('of two saves of the same state, one at each, one is refused', async () => {
    const { well_ndx } = await buildWell(staff.first);
    const { version } = await staff.second.register(wellLocationDetails).get(well_ndx);
    const saves = await Promise.allSettled(
      [staff.first, staff.second].map((client, place) =>
        client.register(wellLocationDetails).update(well_ndx, { directions_to_well: `By ${place}` }, version),
      ),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(saves.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 412 } });
  });

  it('what is sent twice, once to each, is done once', async () => {
    const key = crypto.randomUUID();
    const sent = { r_name: 'Sent twice' };
    const [one, other] = [
      await staff.first.register(contacts).create(sent, key),
      await staff.second.register(contacts).create(sent, key),
    ];
    expect(other.rolo_ndx).toBe(one.rolo_ndx);
  });

  it('a photo that one received is shown by the other', async () => {
    const { well_ndx } = await buildWell(staff.first);
    const taken = await takePhoto();
    const file = new File([taken], 'Well head.jpg', { type: 'image/jpeg' });
    await staff.first.upload(attachToWell, { fields: { well_ndx, tags: '[7]' }, file });
    const [attachment] = await staff.second.view(wellAttachments, { params: { well_ndx } });
    const token = await obtainToken(first.origin, 'administrator');
    const answer = await fetch(`${second.origin}/api/originals/${attachment!.system_filename}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(taken))).toBe(true);
  });

  it('a setting that is changed at one is soon that of the other', async () => {
    const nameAt = async ({ origin }: Product) =>
      ((await (await fetch(`${origin}/api/settings`)).json()) as { districtName: string }).districtName;
    await developer.call(changeDistrictSetting, {
      params: { name: 'DISTRICT_NAME' },
      body: { value: 'Of both' },
    });
    await expect.poll(() => nameAt(second), A_MINUTE).toBe('Of both');
  });

  it('a time zone that is changed at one is at once that of the lists of the other, and soon of its pages', async () => {
    const { well_ndx } = await buildWell(staff.first);
    await first.database.pool.query(
      `insert into water_levels (well_ndx, collect_timestamp, dtw_ft) values ($1, '2025-03-03 05:30Z', 100)`,
      [well_ndx],
    );
    const lastDay = async () =>
      (await staff.second.view(levelSeries)).find((series) => series.well_ndx === well_ndx)!.last_day_by_hand;
    const zoneAt = async ({ origin }: Product) =>
      ((await (await fetch(`${origin}/api/settings`)).json()) as { timeZone: string }).timeZone;
    expect(await lastDay()).toBe('2025-03-02');
    await developer.call(changeDistrictSetting, {
      params: { name: 'DISTRICT_TIME_ZONE' },
      body: { value: 'America/New_York' },
    });
    expect(await lastDay()).toBe('2025-03-03');
    await expect.poll(() => zoneAt(second), A_MINUTE).toBe('America/New_York');
  });
});
