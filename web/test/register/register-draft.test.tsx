import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { queryClient } from '../../src/api.ts';
import { problem } from '../support/fake-api.ts';
import { district, meter, open, staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const METERS = '/data-management/meter-readings/add-manage-meters';
const METER = `${METERS}/7`;
const OFFER = /^You left entries here that were not saved: Brand\./;

interface Again {
  path?: string;
  as?: 'Administrator' | 'Developer';
  answers?: object;
}

function visit({ path = METER, as = 'Administrator', answers = {} }: Again = {}) {
  return renderAt(path, { as, may: staffCalls, answers: { ...district, ...answers } });
}

/** The page is gone, with all that it remembered by itself. */
function visitAgain(again: Again = {}) {
  cleanup();
  queryClient.clear();
  return visit(again);
}

const brand = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Brand' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function typeBrand(text: string) {
  const input = await brand();
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

/** What is offered once the form is there. */
const offers = async () => {
  await brand();
  return screen.queryAllByText(/^You left entries/);
};

describe('entries that were not saved', () => {
  it('are offered back after a reload, and restored', async () => {
    visit();
    await typeBrand('Zen');
    visitAgain();
    expect(await screen.findByText(OFFER)).toBeTruthy();
    expect((await brand()).value).toBe('McCrometer');
    await press('Restore');
    expect((await brand()).value).toBe('Zen');
    expect(document.activeElement).toBe(await brand());
    expect(screen.getByText('Changed: Brand')).toBeTruthy();
    expect(screen.queryByText(OFFER)).toBeNull();
  });

  it('are offered back when the session ended over them and sign-in returned', async () => {
    visit({
      answers: {
        'PUT /api/list-meters/7': () => problem(401, { code: 'unauthorized' }),
        'GET /oidc/.well-known/openid-configuration': {
          issuer: 'http://localhost:3000/oidc',
          token_endpoint: 'http://localhost:3000/oidc/token',
        },
        'POST /oidc/token': () => Response.json({ error: 'invalid_grant' }, { status: 400 }),
      },
    });
    await typeBrand('Zen');
    await press('Save');
    await expect.poll(() => screen.queryByRole('textbox', { name: 'Brand' })).toBeNull();
    visitAgain();
    expect(await screen.findByText(OFFER)).toBeTruthy();
  });

  it('are never offered to another person', async () => {
    visit();
    await typeBrand('Zen');
    visitAgain({ as: 'Developer' });
    expect(await offers()).toEqual([]);
  });

  it('are never offered for another record', async () => {
    visit();
    await typeBrand('Zen');
    visitAgain({ path: `${METERS}/8`, answers: { 'GET /api/list-meters/8': open(meter({ meter_ndx: 8 })) } });
    expect(await offers()).toEqual([]);
  });

  it('come with a word when the record was changed since', async () => {
    visit();
    await typeBrand('Zen');
    visitAgain({ answers: { 'GET /api/list-meters/7': open(meter({ brand: 'Sensus', version: 2 })) } });
    expect(await screen.findByText(/The meter has changed since\. Check it before you save\./)).toBeTruthy();
  });

  it('are kept beside what is typed before the offer is answered', async () => {
    visit();
    await typeBrand('Zen');
    visitAgain();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Ox');
    visitAgain();
    expect(await screen.findByText('You left entries here that were not saved: Brand, Notes.')).toBeTruthy();
  });

  it('are forgotten once they are discarded', async () => {
    visit();
    await typeBrand('Zen');
    visitAgain();
    await press('Discard');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Editing Existing Meter' }));
    visitAgain();
    expect(await offers()).toEqual([]);
  });

  it('are forgotten by Reset', async () => {
    visit();
    await typeBrand('Zen');
    await press('Reset');
    visitAgain();
    expect(await offers()).toEqual([]);
  });

  it('are forgotten by leaving without them', async () => {
    visit();
    await typeBrand('Zen');
    await press('Cancel');
    await press('Discard changes');
    await screen.findByText('2 rows');
    visitAgain();
    expect(await offers()).toEqual([]);
  });

  it('are forgotten by saving, also of a new record', async () => {
    const saved = open(meter({ meter_ndx: 9, meter_id: 'M-009', brand: 'Zen' }));
    visit({
      path: `${METERS}?edit=0`,
      answers: {
        'POST /api/list-meters': () => Response.json(saved, { status: 201 }),
        'GET /api/list-meters/9': saved,
      },
    });
    await typeBrand('Zen');
    await userEvent.type(await screen.findByLabelText(/^Setup well/), 'onion');
    await userEvent.click(await screen.findByRole('option', { name: /BS-012/ }));
    await press('Create');
    await screen.findByRole('heading', { name: 'Editing Existing Meter' });
    visitAgain({ path: `${METERS}?edit=0` });
    expect(await offers()).toEqual([]);
  });
});
