import { fieldMeta } from '@artesian/contract/language/fields';
import { registers } from '@artesian/contract/registers';
import type { Register } from '@artesian/contract/language/register';
import { screen, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { screens } from '../../src/screens/all-screens.ts';
import { addressOf } from '../../src/screens/screen.ts';
import type { Call } from '../support/fake-api.ts';
import { open, stamps, staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

// Screens of which a register and their place say everything: what the list leads to must be there.

const declared = screens.flatMap((place) => {
  const register = place.purpose === undefined ? undefined : registers.find(({ path }) => path === place.recordsOf);
  return register ? [[place.title, register, addressOf(place)] as const] : [];
});

/** A value that a field accepts. */
const valueOf = (schema: z.ZodType): unknown =>
  [fieldMeta.get(schema)?.choices?.[0], null, 2024, 1, '2024-01-01', 'Rules of the District'].find(
    (value) => value !== undefined && schema.safeParse(value).success,
  );

const recordOf = ({ key, fields, computed = {}, removable }: Register) => ({
  ...stamps,
  ...Object.fromEntries(Object.entries({ ...fields, ...computed }).map(([name, schema]) => [name, valueOf(schema)])),
  ...(removable && { removed: false }),
  [key]: 1,
});

const writes = (calls: Call[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

describe.each(declared)('%s', (_title, register, address) => {
  const record = recordOf(register);
  const visit = () =>
    renderAt(`${address}/1`, {
      as: 'Administrator',
      may: staffCalls,
      answers: {
        [`GET /api/${register.path}`]: [record],
        [`GET /api/${register.path}/1`]: open(record),
        [`DELETE /api/${register.path}/1`]: {},
      },
    });

  it('opens a record to edit', async () => {
    visit();
    const editor = within(await screen.findByRole('form'));
    expect(editor.getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it.runIf(register.calls.delete)('deletes a record that was added by mistake, once it is confirmed', async () => {
    const calls = visit();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: new RegExp(`^Delete ${register.one}`) }));
    expect(writes(calls)).toEqual([]);
    await user.click(question.getByRole('button', { name: `Delete ${register.one}` }));
    await expect.poll(() => writes(calls)).toEqual([`DELETE /api/${register.path}/1`]);
  });
});
