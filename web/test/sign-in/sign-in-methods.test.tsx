import type { SignInMethods } from '@artesian/contract/people/sign-in-methods';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem, type Answers } from '../support/fake-api.ts';
import { renderAt } from '../support/render-at.tsx';

const none: SignInMethods = {
  canChange: true,
  isDemanded: false,
  passkeys: [],
  authenticator_since: null,
  recovery_codes_left: 0,
};
const CODES = ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2'];
const open = (methods: Partial<SignInMethods> = {}, answers: Answers = {}) =>
  renderAt('/account/profile', {
    as: 'Administrator',
    answers: {
      'GET /api/sign-ins': { keptHere: true, signIns: [] },
      'GET /api/account/sign-in-methods': { ...none, ...methods },
      ...answers,
    },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const bodies = (calls: { method: string; path: string; body: unknown }[], call: string) =>
  calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
const wrong = () =>
  problem(400, { detail: 'x', errors: [{ field: 'password', message: 'This is not your current password.' }] });

describe('the password', () => {
  it('is changed with the present one; what is wrong is said at its field and nothing typed is lost', async () => {
    let answer: () => Response = wrong;
    const calls = open({}, { 'PUT /api/account/password': () => answer() });
    await press('Change password');
    const form = await dialog('Change password');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Enter your current password.')).toBeTruthy();
    expect(form.getByText('Enter a new password.')).toBeTruthy();
    await userEvent.type(form.getByLabelText('Current password'), 'old one');
    await userEvent.type(form.getByLabelText('New password'), 'short');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Must be at least 8 characters')).toBeTruthy();
    await userEvent.type(form.getByLabelText('New password'), ' no more');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('This is not your current password.')).toBeTruthy();
    answer = () => new Response(null, { status: 204 });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your password is changed. Your other sessions have ended.')).toBeTruthy();
    expect(bodies(calls, 'PUT /api/account/password')).toEqual([
      { password: 'old one', new_password: 'short no more' },
      { password: 'old one', new_password: 'short no more' },
    ]);
  });
});

describe('two-factor authentication', () => {
  it('is set up with an app: password, code, and recovery codes that stay until they are saved', async () => {
    const calls = open(
      { isDemanded: true },
      {
        'POST /api/account/authenticator': { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x?secret=J' },
        'PUT /api/account/authenticator': { recovery_codes: CODES },
      },
    );
    expect(await screen.findByText(/^The district requires it for staff\./)).toBeTruthy();
    await press('Add an authenticator app');
    const asked = await dialog('Add an authenticator app');
    await userEvent.type(asked.getByLabelText('Current password'), 'mine{Enter}');
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    const setUp = await dialog('Add an authenticator app');
    await userEvent.type(await setUp.findByLabelText('Six digits'), '123 456{Enter}');
    const codes = await dialog('Save your recovery codes');
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    await userEvent.keyboard('{Escape}');
    expect(codes.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(codes.getByRole('button', { name: 'I have saved them' }));
    expect(bodies(calls, 'POST /api/account/authenticator')).toEqual([{ password: 'mine' }]);
    expect(bodies(calls, 'PUT /api/account/authenticator')).toEqual([{ code: '123 456' }]);
  });

  it('shows what there is, removes it with the password, and makes new codes', async () => {
    const calls = open(
      {
        passkeys: [{ passkey_ndx: 7, name: 'Chrome on Windows', made_at: '2026-09-01T15:00:00Z', last_used_at: null }],
        authenticator_since: '2026-09-02T15:00:00Z',
        recovery_codes_left: 4,
      },
      {
        'POST /api/account/remove-second-factor': problem(409, {
          detail: 'The district requires a second factor for staff. Add another one before you remove this one.',
          code: 'last-factor',
        }),
        'POST /api/account/recovery-codes': { recovery_codes: CODES },
      },
    );
    expect(await screen.findByText(/^4 left\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add an authenticator app' })).toBeNull();
    await press('Remove passkey Chrome on Windows');
    const remove = await dialog('Remove the passkey “Chrome on Windows”?');
    await userEvent.type(remove.getByLabelText('Current password'), 'mine{Enter}');
    expect(await remove.findByText(/Add another one before you remove this one/)).toBeTruthy();
    expect(bodies(calls, 'POST /api/account/remove-second-factor')).toEqual([{ password: 'mine', passkey_ndx: 7 }]);
    await userEvent.click(remove.getByRole('button', { name: 'Cancel' }));
    await press('Make new codes');
    await userEvent.type((await dialog('Make new recovery codes')).getByLabelText('Current password'), 'mine{Enter}');
    expect((await dialog('Save your recovery codes')).getByText(CODES[0]!)).toBeTruthy();
  });

  it('is nothing for an account that anybody signs in to by a click', async () => {
    open({ canChange: false });
    expect(await screen.findByText(/This is a demonstration account/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  });
});
