import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { violations } from './support/axe.ts';
import { launch, openPage, openSignedIn } from './support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const PASSWORD = 'seven limestone herons';

it('invites a user with permits, who chooses a password and sees them, until they are deleted', async () => {
  const staff = await openPage(browser);
  await openSignedIn(staff, '/admin/users-management', 'Administrator');
  await staff.getByRole('rowheader', { name: /Otto Owner/ }).waitFor();
  await staff.getByRole('button', { name: 'Invite a user' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Full Name' }).fill('Nora New Neighbor');
  await dialog.getByRole('textbox', { name: 'Nickname' }).fill('Nora');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('nora@district.example');
  await dialog.getByRole('combobox', { name: 'Associated Permits' }).fill('H1-01-1');
  await staff.getByRole('option', { name: 'H1-01-1', exact: true }).click();
  expect(await violations(staff)).toEqual([]);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await dialog.getByText('This link is shown only once').waitFor();
  const link = await dialog.getByRole('button', { name: /set-password/ }).textContent();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await staff.getByRole('gridcell', { name: 'Associated Permits, row Nora New Neighbor: H1-01-1' }).waitFor();
  // While it comes and goes nobody could read it.
  await staff.getByText('This user was successfully created').waitFor({ state: 'hidden' });
  expect(await violations(staff)).toEqual([]);

  const nora = await openPage(browser);
  await nora.goto(link!);
  await nora.getByLabel(/^Password/).fill('password1');
  await nora.getByRole('button', { name: 'Save password' }).click();
  await nora.getByText(/appeared in a data breach elsewhere/).waitFor();
  expect(await violations(nora)).toEqual([]);
  await nora.getByLabel(/^Password/).fill(PASSWORD);
  await nora.getByRole('button', { name: 'Save password' }).click();
  await nora.getByRole('link', { name: 'Sign in' }).click();
  await nora.getByLabel('Email').fill('nora@district.example');
  await nora.getByLabel('Password').fill(PASSWORD);
  await nora.getByRole('button', { name: 'Sign in' }).click();
  await nora.waitForURL('**/my-permits');
  await nora.getByRole('heading', { name: 'Your permit' }).waitFor();
  await nora.getByText('H1-01-1').first().waitFor();
  const token = await nora.evaluate(
    () =>
      (
        JSON.parse(Object.entries(localStorage).find(([name]) => name.startsWith('oidc.user'))![1]) as {
          access_token: string;
        }
      ).access_token,
  );
  const status = async () =>
    (await fetch(`${inject('origin')}/api/list-wells`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await status()).toBe(200);

  await staff.getByRole('button', { name: 'Delete: row Nora New Neighbor' }).click();
  await staff.getByRole('button', { name: 'Delete user' }).click();
  await staff.getByText('This user was deleted from the database').waitFor();
  expect(await status()).toBe(401);
  await nora.reload();
  await nora.getByRole('heading', { name: 'Sign in' }).or(nora.getByText('Your permit')).first().waitFor();
  expect(await nora.getByText('H1-01-1').count()).toBe(0);
});

it('a Developer sees as a Well Owner, on every page under a banner, and goes back', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, '/admin/users-management/demo%7Cwell-owner', 'Developer');
  await page.getByRole('heading', { name: 'User Management' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'View as this user' }).click();
  await page.waitForURL('**/my-permits');
  const banner = page.getByRole('complementary', { name: 'Viewing as another user' });
  for (const path of ['/account', '/map', '/']) {
    await page.goto(path);
    await banner.getByText('Viewing as Otto Owner. Read-only.').waitFor();
  }
  await page.goto('/account');
  await page.getByText('well-owner@district.example · Well Owner').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto('/admin/users-management');
  await page
    .getByText(/not authorized|permission|Unauthorized/i)
    .first()
    .waitFor();
  await banner.getByRole('button', { name: 'Back to my own view' }).click();
  await page.waitForURL('**/admin/users-management/demo*');
  await page.getByText('viewed the product as this user').first().waitFor();
  expect(await banner.count()).toBe(0);
});

it('adds users from a file whose headings say nothing, is remembered, and takes them back but for who signed in', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, '/admin/users-management', 'Administrator');
  await page.getByRole('link', { name: 'Add from a file' }).click();
  await page.getByRole('heading', { name: 'Users from a File' }).waitFor();
  expect(await violations(page)).toEqual([]);
  const people = [
    'Wer,Wohin,Was',
    '"Early, Una",una@journey.example,Pumper',
    '"Late, Sid",sid@journey.example,Pumper',
    'Nobody,no address,Pumper',
  ].join('\n');
  const choose = async () => {
    const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(people) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('heading', { name: 'people.csv' }).waitFor();
  };
  const pick = async (what: string, option: string) => {
    await page.getByRole('combobox', { name: what }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
    await page.getByRole('option').first().waitFor({ state: 'detached' });
  };
  await choose();
  await page.getByText(/^A new user needs Full Name, E-mail/).waitFor();
  await pick('Full Name comes from', 'Wer');
  await pick('E-mail comes from', 'Wohin');
  await pick('Full Name is read as', 'last name first');
  await pick('Role comes from', 'Was');
  await pick('Pumper means', 'Well Owner');
  await page.getByText('2 new, 0 already on record, 1 refused.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('checkbox', { name: /^Invite each by e-mail/ }).check();
  await page.getByRole('button', { name: 'Add 2 Users' }).click();
  await page.getByText('2 added, 0 already on record, 1 refused.').waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save Links' }).click();
  const links = readFileSync(await (await saved).path(), 'utf8');
  expect(links).toContain('Una Early,una@journey.example,');
  expect(await violations(page)).toEqual([]);

  const sid = await openPage(browser);
  await sid.goto(/Sid Late,sid@journey\.example,(\S+)/.exec(links)![1]!);
  await sid.getByLabel(/^Password/).fill(PASSWORD);
  await sid.getByRole('button', { name: 'Save password' }).click();
  await sid.getByRole('link', { name: 'Sign in' }).waitFor();

  await page.goto('/admin/users-management/from-a-file');
  await choose();
  await page.getByText(/Mapped like people\.csv of .*, which had the same headings\./).waitFor();
  await page.getByText('0 new, 2 already on record, 1 refused.').waitFor();
  await page.goto('/admin/users-management/from-a-file');
  await page.getByRole('link', { name: 'people.csv' }).click();
  await page.getByText('They have chosen a password.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove 1 User' }).click();
  await page.getByText(/1 other stays\./).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText(/1 user removed\. 1 user stays, as listed below\./).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto('/admin/users-management?search=journey.example');
  await page.getByRole('rowheader', { name: /Sid Late/ }).waitFor();
  expect(await page.getByText('Una Early').count()).toBe(0);
});
