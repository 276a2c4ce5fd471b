import { alertFeed, askForAlerts, confirmAlerts, endAlerts, listAlerts } from '@artesian/contract/alerts/alerts';
import { declareStage } from '@artesian/contract/drought/declarations';
import { districtToday } from '@artesian/contract/drought/district-today';
import type { Client } from '@artesian/contract/language/client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sharedProduct, startProduct } from '../support/product.ts';
import { serveMail } from '../support/serve-mail.ts';

const mail = await serveMail();
const settings = { SMTP_URL: mail.url, MAIL_FROM: 'notices@district.example' };
const { product, staff } = await sharedProduct({ demo: true, settings });
const sql = async <R extends object>(text: string, values: unknown[] = []) =>
  (await product.database.pool.query<R>(text, values)).rows;
const patience = { timeout: 40_000 };

let visitor: Client;
let well: { well_ndx: number; district_well_id: string };
beforeAll(async () => {
  visitor = await product.as('visitor');
  well = await vi.waitFor(async () => {
    const [measured] = await sql<typeof well>(
      `select well_ndx, district_well_id from api.well_alert_standings
       join alert_standings on subject = 'well ' || well_ndx
       where level_class = 'Normal' and not has_stopped and not exists (select from levels_to_count)
       order by well_ndx limit 1`,
    );
    return measured!.well_ndx ? measured! : well;
  }, patience);
  return () => mail.close();
});

interface About {
  about_stages?: boolean;
  about_indicators?: boolean;
  well_ndx?: number;
}
const ask = (email: string, about: About) => visitor.call(askForAlerts, { body: { email, ...about } });
const sentTo = (address: string) => mail.taken.filter(({ envelopeTo }) => envelopeTo === address);
/** The latest of so many messages to an address. */
const arrived = async (address: string, count: number) => {
  await expect.poll(() => sentTo(address).length, patience).toBe(count);
  return sentTo(address).at(-1)!;
};
const tokenIn = (text: string | undefined, act: 'confirm' | 'end') =>
  new RegExp(`${product.origin}/alerts/(\\S+)/${act}`).exec(text ?? '')![1]!;
const confirmed = async (email: string, about: About) => {
  const before = sentTo(email).length;
  await ask(email, about);
  const token = tokenIn((await arrived(email, before + 1)).text, 'confirm');
  await visitor.call(confirmAlerts, { params: { token } });
  return token;
};
const alerts = async (query: { well_ndx?: number } = {}) => (await visitor.call(listAlerts, { query })).alerts;
const latestTitle = async (query: { well_ndx?: number } = {}) => (await alerts(query))[0]?.title ?? '';
/** Whether an address stands anywhere in the database. */
const tablesWith = async (address: string) => {
  const tables = await sql<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'api', 'pgboss') order by name",
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await sql(`select from ${name} as told where strpos(told::text, $1) > 0 limit 1`, [address]);
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
};
const classIs = (level_class: string) =>
  sql('update level_standings set level_class = $2 where well_ndx = $1', [well.well_ndx, level_class]);

describe('alerts of stages', () => {
  it('come only once the link in a message is followed', async () => {
    const answered = await ask('ann@example.org', { about_stages: true });
    const asking = await arrived('ann@example.org', 1);
    expect(asking.text).toContain('A drought stage is declared or ends');
    const { areas, stages } = await visitor.call(districtToday, {});
    const [area] = areas;
    const inForce = stages.find(({ drought_stage_ndx }) => drought_stage_ndx === area!.drought_stage_ndx)!;
    const put = (drought_stage_ndx: number) =>
      sql(
        `update drought_stage_history set drought_stage_ndx = $1
         where drought_area_ndx = $2 and make_date(d_year, d_month, 1) = date_trunc('month', district_today())`,
        [drought_stage_ndx, area!.drought_area_ndx],
      );
    const other = stages.find(({ drought_stage_ndx }) => drought_stage_ndx !== inForce.drought_stage_ndx)!;

    await put(other.drought_stage_ndx);
    await expect.poll(latestTitle, patience).toContain(other.drought_stage_name);
    expect((await alerts())[0]!.detail).toBe(`Before: ${inForce.drought_stage_name}.`);
    expect(sentTo('ann@example.org')).toHaveLength(1);

    const token = tokenIn(asking.text, 'confirm');
    await visitor.call(confirmAlerts, { params: { token } });
    await visitor.call(confirmAlerts, { params: { token } });
    await put(inForce.drought_stage_ndx);
    const told = await arrived('ann@example.org', 2);
    expect(told.subject).toContain(inForce.drought_stage_name);
    expect(told.subject).toContain(await latestTitle());
    expect(told.text).toContain(`${product.origin}/today`);
    // What is answered tells nobody whose address is known.
    expect(await ask('ann@example.org', { about_stages: true })).toEqual(answered);
  });

  it('tell of a stage when it is declared, before it is in force', async () => {
    const { day, areas, stages } = await visitor.call(districtToday, {});
    const [area] = areas;
    const next = stages.at(-1)!;
    const before = await latestTitle();
    await staff.call(declareStage, {
      body: { declared_on: day, drought_stage_ndx: next.drought_stage_ndx, drought_area_ndx: area!.drought_area_ndx },
    });
    await expect.poll(latestTitle, patience).not.toBe(before);
    expect(await latestTitle()).toContain(next.drought_stage_name);
  });
});

it('nothing is told of a declaration under which a stage goes on', async () => {
  const before = await alerts();
  await sql(
    `insert into drought_declarations (declared_on, drought_stage_ndx, drought_area_ndx, first_month, last_month, stages_before)
     select district_today(), drought_stage_ndx, drought_area_ndx, next.month, next.month, array[drought_stage_ndx]
     from api.stages_in_force, (select (date_trunc('month', district_today()) + interval '13 months')::date as month) as next`,
  );
  // What is told after it comes of the same look, or a later one.
  await classIs('Above Normal');
  await expect.poll(async () => latestTitle({ well_ndx: well.well_ndx }), patience).toContain('Above Normal');
  await classIs('Normal');
  await expect.poll(async () => latestTitle({ well_ndx: well.well_ndx }), patience).toContain('water level Normal');
  expect(await alerts()).toEqual(before);
  await sql(
    "delete from drought_declarations where first_month > date_trunc('month', district_today()) + interval '12 months'",
  );
  await sql('delete from alert_events where well_ndx is not null');
});

describe('alerts of indicators and wells', () => {
  it('tell the mean and the threshold that it crossed', async () => {
    await confirmed('bo@example.org', { about_indicators: true });
    const [one] = (await visitor.call(districtToday, {})).indicators;
    const worst = one!.triggers.at(-1)!;
    const beyond = worst.comparison.endsWith('Below') ? worst.threshold * 0.5 : worst.threshold * 2;
    await sql(
      `insert into indicator_readings (indicator_ndx, read_on, reading)
       select $1, day, $2 from generate_series(district_today() - 30, district_today(), interval '1 day') as days (day)
       on conflict (indicator_ndx, read_on) do update set reading = excluded.reading`,
      [one!.indicator_ndx, beyond],
    );
    const told = await arrived('bo@example.org', 2);
    expect(told.text).toContain(one!.indicator_name);
    expect(told.text).toContain(worst.threshold.toLocaleString('en-US', { maximumFractionDigits: 2 }));
    expect(told.text).toContain('The Board decides');
    const [{ met }] = (await sql<{ met: number }>(
      `select (standing)::text::integer as met from alert_standings where subject like 'indicator ' || $1 || ' of %' limit 1`,
      [one!.indicator_ndx],
    )) as [{ met: number }];
    expect(met).toBe(worst.drought_stage_ndx);
  });

  it('tell of the class of a well, and when its levels stop and go on', async () => {
    const { well_ndx, district_well_id } = well;
    await confirmed('cy@example.org', { well_ndx });
    await classIs('Below Normal');
    const told = await arrived('cy@example.org', 2);
    expect(told.subject).toContain(`Well ${district_well_id}: water level Below Normal`);
    expect(told.text).toContain('Before: Normal.');
    expect(told.text).toContain(`${product.origin}/wells/${encodeURIComponent(district_well_id)}`);
    await sql("update level_standings set last_month = '2020-01-01' where well_ndx = $1", [well_ndx]);
    expect((await arrived('cy@example.org', 3)).text).toContain('The last one is from January 2020.');
    await sql("update level_standings set last_month = date_trunc('month', district_today()) where well_ndx = $1", [
      well_ndx,
    ]);
    expect((await arrived('cy@example.org', 4)).subject).toContain('new water levels');
    expect(await alerts({ well_ndx })).toHaveLength(3);
    const inAll = (await alerts()).map(({ title }) => title);
    expect(inAll.filter((title) => title.includes(district_well_id))).toEqual([]);
  });

  it('say nothing of wells that are not public', async () => {
    const [hidden] = await sql<{ well_ndx: number }>('select well_ndx from wells where not is_published limit 1');
    await expect(alerts(hidden)).rejects.toMatchObject({ status: 404 });
    await expect(visitor.call(alertFeed, { query: hidden! })).rejects.toMatchObject({ status: 404 });
    await expect(ask('di@example.org', hidden!)).rejects.toMatchObject({ status: 400 });
  });
});

describe('the address of whoever is told', () => {
  it('stands in one place, and nowhere once its link was followed, by a mail program, too', async () => {
    const token = await confirmed('Ed.Secret@example.org', { well_ndx: well.well_ndx });
    expect(await tablesWith('Ed.Secret@example.org')).toEqual(['public.alert_subscriptions']);
    await classIs('Much Below Normal');
    const told = await arrived('Ed.Secret@example.org', 2);
    const headers = Object.fromEntries(told.headers.map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const address = /<(.+)>/.exec(headers['list-unsubscribe']!)![1]!;
    const asked = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(asked.status).toBe(204);
    expect(await tablesWith('Ed.Secret@example.org')).toEqual([]);
    await visitor.call(endAlerts, { params: { token } });
    await expect(visitor.call(confirmAlerts, { params: { token } })).rejects.toMatchObject({ status: 404 });
    for (const wrong of ['1', `1.${'x'.repeat(32)}`, `x${token}`])
      await expect(visitor.call(endAlerts, { params: { token: wrong } })).rejects.toMatchObject({ status: 404 });
  });

  it('gets three requests to confirm a day at most, whoever asks', async () => {
    for (const _ of [1, 2, 3, 4, 5]) await ask('fay@example.org', { about_stages: true });
    await arrived('fay@example.org', 3);
    expect(await sql("select from alert_subscriptions where email = 'fay@example.org'")).toHaveLength(3);
  });

  it('replaces what it asked for before', async () => {
    await confirmed('gus@example.org', { about_stages: true });
    await confirmed('GUS@example.org', { about_indicators: true });
    const kept = await sql(
      "select about_stages, about_indicators from alert_subscriptions where lower(email) = 'gus@example.org'",
    );
    expect(kept).toEqual([{ about_stages: false, about_indicators: true }]);
  });

  it('is gone when it refused three messages in a row', async () => {
    await sql(
      `insert into alert_subscriptions (email, about_stages, about_indicators, well_ndx, confirmed_at)
       values ('refused@example.org', false, false, $1, now())`,
      [well.well_ndx],
    );
    const left = () => sql("select from alert_subscriptions where email = 'refused@example.org'");
    for (const [place, level_class] of ['Normal', 'Below Normal', 'Above Normal', 'Normal'].entries()) {
      await classIs(level_class);
      await expect.poll(() => mail.asked.get('refused@example.org') ?? 0, patience).toBe(Math.min(place + 1, 3));
    }
    await expect.poll(left, patience).toEqual([]);
  });

  it('is gone after thirty days in which nobody confirmed it', async () => {
    await ask('hal@example.org', { about_stages: true });
    await sql("update alert_subscriptions set asked_at = now() - interval '31 days' where email = 'hal@example.org'");
    const message = await arrived('hal@example.org', 1);
    const token = tokenIn(message.text, 'confirm');
    await expect(visitor.call(confirmAlerts, { params: { token } })).rejects.toMatchObject({ status: 404 });
    await sql("select api.ask_for_job('keep-house')");
    await expect.poll(() => tablesWith('hal@example.org'), patience).toEqual([]);
  });

  it.each([
    [{ email: 'nobody', about_stages: true }, 'email'],
    [{ email: 'ivy@example.org' }, 'about_stages'],
    [{ email: 'ivy@example.org', well_ndx: 999_999_999 }, 'well_ndx'],
  ])('is asked for in plain words: %j', async (body, field) => {
    const refused = visitor.call(askForAlerts, { body });
    await expect(refused).rejects.toMatchObject({ status: 400, problem: { errors: [{ field }] } });
  });
});

it('are written in Spanish to whoever asked on a page in Spanish', async () => {
  const inSpanish = { 'content-type': 'application/json', 'accept-language': 'es' };
  await fetch(`${product.origin}/api/alert-subscriptions`, {
    method: 'POST',
    headers: inSpanish,
    body: JSON.stringify({ email: 'eva@example.org', well_ndx: well.well_ndx }),
  });
  const asking = await arrived('eva@example.org', 1);
  expect(asking.subject).toMatch(/^Confirme las alertas/);
  const [, token] = new RegExp(`${product.origin}/es/alerts/(\\S+)/confirm`).exec(asking.text ?? '')!;
  await visitor.call(confirmAlerts, { params: { token: token! } });
  await classIs('Above Normal');
  const told = await arrived('eva@example.org', 2);
  expect(told.subject).toContain(`Pozo ${well.district_well_id}: nivel del agua Sobre lo normal`);
  expect(told.text).toContain(`${product.origin}/es/wells/`);
  const listed = await fetch(`${product.origin}/api/alerts?well_ndx=${well.well_ndx}`, { headers: inSpanish });
  expect(await listed.text()).toContain('Sobre lo normal');
  expect(await latestTitle({ well_ndx: well.well_ndx })).toContain('water level Above Normal');
  await classIs('Normal');
});

it('has a feed that readers of news can follow, without a mail server, too', async () => {
  const plain = await startProduct();
  try {
    const { pool } = plain.database;
    await pool.query(
      `insert into alert_events (about, title, detail) values ('stages', 'Alarm & <more>', 'Before: none.')`,
    );
    const someone = await plain.as('visitor');
    expect((await someone.call(listAlerts, { query: {} })).has_mail).toBe(false);
    await expect(
      someone.call(askForAlerts, { body: { email: 'jo@example.org', about_stages: true } }),
    ).rejects.toMatchObject({ status: 400 });
    const answered = await fetch(`${plain.origin}/api/alerts.atom`);
    expect(answered.headers.get('content-type')).toContain('application/atom+xml');
    const text = await answered.text();
    expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
    expect(text).toContain('Alarm &amp; &lt;more&gt;');
    expect(text).toContain(`${plain.origin}/today`);
  } finally {
    await plain.close();
  }
});
