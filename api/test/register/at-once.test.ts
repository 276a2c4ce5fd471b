import type { Values } from '@artesian/contract/language/register';
import { monthlyDistribution } from '@artesian/contract/permits/permit-rows';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildEditablePermit, buildMeter, buildPermitType, buildWell } from '../support/builders.ts';
import { counted } from '../support/counted.ts';
import { sharedProduct } from '../support/product.ts';

// Two people at one record, and many at one number.

const { product, staff } = await sharedProduct();
const WHY = 'The letter says so.';
const SCHEDULES = process.env['THOROUGH'] ? 1000 : 100;

async function send(method: string, path: string, body?: object, version?: number) {
  const response = await product.fetch('administrator', `/api/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
  });
  return { status: response.status, answer: (await response.json()) as Values & { version: number } };
}
const create = async (path: string, key: string, body: object) =>
  `${path}/${(await send('POST', path, body)).answer[key] as number}`;

const well = await buildWell(staff);
const permit_type_ndx = await buildPermitType(staff);
const aPermit = {
  permit_year: 2024,
  permit_type_ndx,
  permit_status_ndx: 1,
  aquifer_group_ndx: 1,
  primary_use_ndx: 1,
  authorized_volume_gal: 12_000_000,
};
/** A record of each kind, and what two people write into it. */
const records: { path: string; change: (words: string) => Values; note?: string }[] = [
  { path: `list-wells/${well.well_ndx}`, change: (well_name: string) => ({ well_name }) },
  {
    path: await create('list-rolodex', 'rolo_ndx', { r_name: 'Both' }),
    change: (r_name: string) => ({ r_name }),
  },
  { path: `list-meters/${(await buildMeter(staff)).meter_ndx}`, change: (brand: string) => ({ brand }) },
  {
    path: await create('list-permits', 'permit_ndx', aPermit),
    change: (permit_name: string) => ({ permit_name }),
    note: WHY,
  },
  {
    path: await create('list-permit-groups', 'permit_group_ndx', { permit_group_name: 'Both' }),
    change: (permit_group_name: string) => ({ permit_group_name }),
  },
  { path: `list-wells-details/${well.well_ndx}`, change: (comments: string) => ({ comments }) },
];

const editor = fc.constantFrom(0, 1);
/** Who opens, who saves, and both at the same time, in any order. */
const schedule = fc.record({
  record: fc.nat(records.length - 1),
  steps: fc.array(fc.record({ act: fc.constantFrom('open', 'save', 'save', 'both'), editor }), {
    minLength: 2,
    maxLength: 6,
  }),
});

it(`loses no change of two people in ${SCHEDULES} orders of opening and saving`, async (context) => {
  let saves = 0;
  let refusals = 0;
  const nextWords = () => `Words ${(saves += 1)}`;
  await fc.assert(
    fc.asyncProperty(schedule, async ({ record, steps }) => {
      const { path, change, note } = records[record]!;
      const open = async () => (await send('GET', path)).answer;
      const save = (version: number) => {
        const body = change(nextWords());
        return send('PUT', path, { ...body, ...(note && { administrative_note: note }) }, version).then((answered) => ({
          ...answered,
          body,
        }));
      };
      let current = await open();
      const opened = [current.version, current.version];
      for (const { act, editor: who } of steps) {
        if (act === 'open') opened[who] = (await open()).version;
        if (act === 'both') opened.fill((await open()).version);
        const saving = act === 'open' ? [] : act === 'both' ? [0, 1] : [who];
        const isCurrent = saving.some((one) => opened[one] === current.version);
        const answers = await Promise.all(saving.map((one) => save(opened[one]!)));
        const taken = answers.filter(({ status }) => status === 200);
        expect(taken).toHaveLength(isCurrent ? 1 : 0);
        for (const { answer, body } of taken) {
          expect(answer).toMatchObject(body);
          current = answer;
        }
        for (const { status, answer } of answers.filter((one) => !taken.includes(one))) {
          refusals += 1;
          expect({ status, current: answer.current }).toEqual({ status: 412, current });
        }
        for (const [place, one] of saving.entries()) if (answers[place]!.status === 200) opened[one] = current.version;
      }
      expect(await open()).toEqual(current);
    }),
    { numRuns: SCHEDULES, seed: 20_261_128, endOnFailure: true },
  );
  counted(context, SCHEDULES, `${saves} saves, ${refusals} refused with the record as it stood, 0 lost`);
});

it('numbers fifty permits of one type and year that come at once, each for itself', async (context) => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => send('POST', 'list-permits', aPermit)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map(({ answer }) => answer.permit_number)).size).toBe(50);
  counted(context, 50);
});

it('a distribution that two people save at once is that of one of them, and totals 100 %', async (context) => {
  const shares = staff.register(monthlyDistribution);
  const permit_ndx = await buildEditablePermit(staff, product.database.pool);
  const rounds = SCHEDULES / 2;
  let refused = 0;
  /** All months alike but for two, between which so many hundred-thousandths move. */
  const spread = (moved: number) => (_: unknown, index: number) =>
    ((index < 4 ? 8334 : 8333) + (index === 0 ? moved : index === 11 ? -moved : 0)) / 100_000;
  for (let round = 0; round < rounds; round++) {
    const opened = await shares.listOf(permit_ndx);
    const drafts = [round * 2 + 1, round * 2 + 2].map((moved) => opened.map(spread(moved)));
    const answers = await Promise.allSettled(
      drafts.map((draft) =>
        shares.replace(opened.map(({ ndx, version }, index) => ({ ndx, version, alloc_percentage: draft[index]! }))),
      ),
    );
    const saved = drafts.filter((_, place) => answers[place]!.status === 'fulfilled');
    for (const answer of answers)
      if (answer.status === 'rejected') {
        refused += 1;
        expect(answer.reason).toMatchObject({ status: 412 });
      }
    expect(saved).toHaveLength(1);
    const kept = (await shares.listOf(permit_ndx)).map(({ alloc_percentage }) => alloc_percentage);
    expect(kept).toEqual(saved[0]);
    expect(kept.reduce((sum, share) => sum + Math.round(share * 100_000), 0)).toBe(100_000);
  }
  counted(context, rounds, `${refused} refused, each kept one totals 100 %`);
});
