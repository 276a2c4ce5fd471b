import { createClient } from '@artesian/contract/language/client';
import { createUser } from '@artesian/contract/people/users';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { obtainToken } from '../api/src/sign-in/obtain-token.ts';
import { violations } from './support/axe.ts';
import { launch, openPage } from './support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const PASSWORD = 'seven limestone herons';

/** A user of the district with a password. */
async function addUser(): Promise<string> {
  const token = await obtainToken(inject('origin'), 'administrator');
  const office = createClient({ baseUrl: inject('origin'), token: () => token });
  const email = `passkeys-${crypto.randomUUID().slice(0, 8)}@district.example`;
  await office.call(createUser, {
    body: { email, name: 'Paula Passkey', nickname: 'Paula', role: 'Administrator', permits: [], password: PASSWORD },
  });
  return email;
}

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A security key of the browser's own, which is touched as soon as it is asked for. */
async function addSecurityKey(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', { options });
  return { remove: () => devTools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) };
}

async function signOut(page: Page) {
  await page.goto('/auth/logout', { waitUntil: 'commit' });
  await expect.poll(() => new URL(page.url()).pathname, { timeout: 30_000 }).toBe('/');
  await page.waitForLoadState();
}

it('a passkey is added on the profile, asked for at sign-in, and a recovery code stands in for it', async () => {
  const email = await addUser();
  const page = await openPage(browser);
  const key = await addSecurityKey(page);
  await page.goto('/account/profile');
  await signIn(page, email);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Current password').fill(PASSWORD);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
  const code = (await codes.getByRole('listitem').first().textContent())!;
  expect(await violations(page)).toEqual([]);
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByText(/^Passkey · /).waitFor();
  expect(await violations(page)).toEqual([]);

  await signOut(page);
  await page.goto('/account/profile');
  await signIn(page, email);
  await page.getByRole('heading', { name: 'Confirm it is you' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await page.waitForURL('**/account/profile');
  await page
    .getByText(/ · last used /)
    .first()
    .waitFor();

  await signOut(page);
  await key.remove();
  await page.goto('/account/profile');
  await signIn(page, email);
  await page.getByText('Use a recovery code').click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Use this code' }).click();
  await page.waitForURL('**/account/profile');
  await page.getByText(/^9 left\./).waitFor();

  await page.getByRole('button', { name: /^Remove passkey / }).click();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('It is removed.').waitFor();
});

it('Back after signing in leads on to where the person is', async () => {
  const page = await openPage(browser);
  await page.goto('/account/profile');
  const signInPage = page.url();
  await signIn(page, await addUser());
  await page.waitForURL('**/account/profile');
  await page.goto(signInPage);
  await expect.poll(() => new URL(page.url()).pathname, { timeout: 30_000 }).not.toMatch(/^\/(oidc|signed-in|home)/);
  await page.getByRole('button', { name: 'Account of Paula Passkey' }).waitFor();
});

it('where the district requires it, staff set a passkey up at sign-in before anything else', async () => {
  const [first, second] = [await addUser(), await addUser()];
  const office = await openPage(browser);
  await addSecurityKey(office);
  await office.goto('/account/profile');
  await signIn(office, first);
  await office.getByRole('button', { name: 'Add a passkey' }).click();
  await office.getByLabel('Current password').fill(PASSWORD);
  await office.getByRole('button', { name: 'Continue' }).click();
  await office.getByRole('button', { name: 'I have saved them' }).click();
  await requireOfStaff(office, 'Yes');

  const page = await openPage(browser);
  await addSecurityKey(page);
  await page.goto('/account/profile');
  await signIn(page, second);
  await page.getByRole('heading', { name: 'Set up two-factor authentication' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
  expect(await page.getByRole('listitem').count()).toBe(10);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/account/profile');
  await page.getByText(/^Passkey · /).waitFor();
  await requireOfStaff(office, 'No');
});

/** Says on District Settings whether staff need a second factor. */
async function requireOfStaff(page: Page, answer: 'Yes' | 'No') {
  await page.goto('/admin/district-settings');
  await page.getByRole('button', { name: 'Change Require Two-Factor Authentication for Staff' }).click();
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: answer }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
