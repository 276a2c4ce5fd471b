import { recordHistory } from '@artesian/contract/language/history';
import { checkLevelRules, levelFindings, levelLooks, levelRules } from '@artesian/contract/science/level-rules';
import { markLevels } from '@artesian/contract/science/level-series';
import { dataQuality } from '@artesian/contract/wells/data-quality';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';
import { serveMail } from '../support/serve-mail.ts';

const mail = await serveMail();
afterAll(() => mail.close());
const { product, staff } = await sharedProduct({
  settings: { SMTP_URL: mail.url, MAIL_FROM: 'notices@district.example' },
});
const query = (text: string, values: unknown[] = []) => product.database.pool.query(text, values);
const HOUR = 3_600_000;
const start = Math.floor(Date.now() / HOUR) * HOUR - 40 * 24 * HOUR;
const at = (hour: number) => new Date(start + hour * HOUR).toISOString();

let uploads = 0;
/** A completed upload of readings, hour by hour from `first` on; null where the logger was silent. */
async function upload(well: number, first: number, values: (number | null)[], batteries: number[] = []) {
  uploads += 1;
  await query(
    `insert into logger_uploads (upload_ndx, description, uploaded_by, file_format_ndx, status, progress)
     values ($1, 'Loggers', 'Crew', 1, 'completed', 100)`,
    [uploads],
  );
  await query(
    `insert into logger_readings (well_ndx, read_at, dtw_ft, upload_ndx, battery_v)
     select $1, $2::timestamptz + (place - 1) * interval '1 hour', dtw_ft, $3, battery_v
     from unnest($4::real[], $5::real[]) with ordinality as readings (dtw_ft, battery_v, place)
     where dtw_ft is not null`,
    [well, at(first), uploads, values, batteries],
  );
}

const rise = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index / 10);
const addRule = (rule: object) => staff.register(levelRules).create({ rule_name: 'Rule', kind: 'Range', ...rule });
const check = () => staff.call(checkLevelRules, {});
const found = async () =>
  (await staff.register(levelFindings).list()).map((row) => {
    const { well_ndx, kind, from_at, to_at, what } = row;
    const hourOf = (iso: string | null | undefined) => (iso ? (Date.parse(iso) - start) / HOUR : null);
    return { well_ndx, kind, from: hourOf(from_at), to: hourOf(to_at), what };
  });
const mailed = async (work: () => Promise<unknown>) => {
  const before = mail.taken.length;
  await work();
  return mail.taken.slice(before);
};

beforeEach(() =>
  product.database.asOwner((client) => client.query('truncate level_rules, level_looks, level_findings, level_mails')),
);

it('notes once what is odd in what came since, makes it longer as it goes on, and sends one summary to each', async () => {
  const { well_ndx, district_well_id } = await buildWell(staff);
  await upload(well_ndx, 0, [...rise(100, 5), 310, 312, ...rise(101, 20)]);
  await addRule({ rule_name: 'Too deep', deepest_ft: 300, told: 'hydro@district.example, chief@district.example' });
  await addRule({ rule_name: 'Too fast', kind: 'Rate', rate_ft: 50, rate_per: 'hour', told: 'hydro@district.example' });
  const messages = await mailed(async () =>
    expect(await check()).toMatchObject({ findings: 3, open_findings: 3, looked_at: expect.any(String) }),
  );
  expect(messages.map(({ envelopeTo }) => envelopeTo).toSorted()).toEqual([
    'chief@district.example',
    'hydro@district.example',
  ]);
  const hydro = messages.find(({ envelopeTo }) => envelopeTo.startsWith('hydro'))!;
  expect(hydro.subject).toBe('Flagged water levels: 3 findings at Barton Springs');
  expect(hydro.text).toContain(district_well_id);
  expect(hydro.text).toContain('312 ft, deeper than 300 ft.');
  expect(await found()).toEqual(
    expect.arrayContaining([
      { well_ndx, kind: 'Range', from: 5, to: 6, what: '312 ft, deeper than 300 ft.' },
      { well_ndx, kind: 'Rate', from: 4, to: 5, what: 'Down 209.6 ft in an hour, more than 50 ft.' },
      { well_ndx, kind: 'Rate', from: 6, to: 7, what: 'Up 211 ft in an hour, more than 50 ft.' },
    ]),
  );

  // Nothing came: nothing is noted, nobody is told. What is deeper again at the end goes on in the next file.
  expect(await mailed(check)).toEqual([]);
  await upload(well_ndx, 27, [301, 302]);
  await query(`update level_looks set looked_at = looked_at - interval '1 hour'`);
  expect(await mailed(check)).toHaveLength(2);
  await upload(well_ndx, 29, [305, 299]);
  expect(await mailed(check)).toEqual([]);
  const ranges = (await found()).filter(({ kind }) => kind === 'Range');
  expect(ranges.map(({ from, to, what }) => [from, to, what])).toEqual([
    [27, 29, '305 ft, deeper than 300 ft.'],
    [5, 6, '312 ft, deeper than 300 ft.'],
  ]);
  expect((await staff.view(levelLooks)).map(({ rules }) => rules)).toEqual([2, 2, 2, 2]);
});

it('is looked at by somebody with a remark, leads to its window, and can be gone back on', async () => {
  const { well_ndx, district_well_id } = await buildWell(staff);
  await upload(well_ndx, 0, [...rise(100, 5), 310]);
  await addRule({ deepest_ft: 300, well_ndx });
  await check();
  const odd = async () => (await staff.view(dataQuality)).filter(({ rule }) => rule === 'Flagged water level');
  expect(await odd()).toEqual([
    expect.objectContaining({
      name: district_well_id,
      well_ndx,
      from_at: expect.any(String),
      register: 'list-level-findings',
    }),
  ]);
  const [finding] = await staff.register(levelFindings).list();
  const key = finding!.finding_ndx;
  const change = { is_looked_at: true, remark: 'A slug test.' };
  const saved = await staff.register(levelFindings).update(key, change, finding!.version);
  expect(saved).toMatchObject({
    is_looked_at: true,
    looked_at: expect.any(String),
    looked_at_by: expect.stringMatching(/Ada/),
  });
  expect(await odd()).toEqual([]);
  expect(await check()).toMatchObject({ findings: 0, open_findings: 0 });
  const again = await staff.register(levelFindings).update(key, { is_looked_at: false }, saved.version);
  expect(again).toMatchObject({ looked_at: null, looked_at_by: null });
  const history = await staff.call(recordHistory, { params: { register: 'list-level-findings', key } });
  expect(JSON.stringify(history)).toContain('A slug test.');
});

it('sees corrected levels without those that are flagged as wrong, by hand ones where a rule asks, flat lines and batteries', async () => {
  const { well_ndx } = await buildWell(staff);
  await upload(
    well_ndx,
    0,
    [...rise(100, 3), 500, ...Array.from({ length: 30 }, () => 100.5), 110],
    [3.6, 3.6, 3.2, 3.1, 3.5],
  );
  await staff.call(markLevels, {
    params: { well_ndx },
    body: { of_what: 'logger', from_at: at(3), to_at: at(3), flag: 'Suspect', standing: null, note: null },
  });
  await query(
    `insert into water_levels (well_ndx, collect_timestamp, dtw_ft, is_pumping) values ($1, $2, 450, true), ($1, $3, 320, false)`,
    [well_ndx, at(10), at(11)],
  );
  await addRule({ rule_name: 'Deep', deepest_ft: 300, of_what: 'Both' });
  await addRule({ rule_name: 'Flat', kind: 'Flat line', flat_hours: 24, flat_ft: 0.01 });
  await addRule({ rule_name: 'Weak', kind: 'Battery', battery_v: 3.4 });
  await check();
  const ofWell = (await found())
    .filter((one) => one.well_ndx === well_ndx)
    .map(({ kind, from, to, what }) => [kind, from, to, what]);
  expect(ofWell.toSorted()).toEqual([
    ['Battery', 2, 3, '3.1 V, below 3.4 V.'],
    ['Flat line', 4, 33, '100.5 ft, within 0.01 ft for more than 24 h.'],
    ['Range', 11, 11, '320 ft, deeper than 300 ft.'],
  ]);
});

it('a gap goes on until levels come, and then has an end', async () => {
  const [running, gone] = [await buildWell(staff), await buildWell(staff)];
  await upload(running.well_ndx, 0, rise(100, 5));
  await query(
    `insert into water_levels (well_ndx, collect_timestamp, dtw_ft, is_pumping) values ($1, '2019-01-01', 80, false)`,
    [gone.well_ndx],
  );
  await addRule({ rule_name: 'Silent', kind: 'Gap', gap_days: 7, of_what: 'Both' });
  await check();
  const ofWell = async () =>
    (await found()).filter(({ well_ndx }) => [running, gone].some((well) => well.well_ndx === well_ndx));
  expect(await ofWell()).toEqual([
    { well_ndx: running.well_ndx, kind: 'Gap', from: 4, to: null, what: 'Nothing for more than 7 days.' },
  ]);
  expect(await check()).toMatchObject({ findings: 0 });
  await upload(running.well_ndx, 4 + 24 * 9, rise(101, 30 * 24));
  await check();
  expect(await ofWell()).toEqual([
    { well_ndx: running.well_ndx, kind: 'Gap', from: 4, to: 4 + 24 * 9, what: 'Nothing for 9 days.' },
  ]);
});

it('a rule says what is wrong with it', async () => {
  const refused = (rule: object, field: string) =>
    expect(addRule(rule)).rejects.toMatchObject({
      status: 400,
      problem: { errors: [expect.objectContaining({ field })] },
    });
  await refused({}, 'shallowest_ft');
  await refused({ shallowest_ft: 300, deepest_ft: 10 }, 'deepest_ft');
  await refused({ kind: 'Rate', rate_per: 'hour' }, 'rate_ft');
  await refused({ kind: 'Gap', gap_days: 0 }, 'gap_days');
  await refused({ deepest_ft: 300, told: 'somebody' }, 'told');
});
