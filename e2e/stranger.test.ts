import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { chooseAccount, launch, openPage, openSignedIn } from './support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const polls = { timeout: 30_000 };
const METERS = '/data-management/meter-readings/add-manage-meters';

it('a visitor who opens a staff page is asked to sign in, and is back there afterwards with filters and all', async () => {
  const page = await openPage(browser);
  await page.goto(`${METERS}?page=2`);
  await chooseAccount(page, 'Administrator');
  await page.waitForURL(`**${METERS}?page=2`);
  await page.getByRole('heading', { name: 'Add and Manage Well Meters' }).waitFor();
});

it('a Well Owner is told that a staff page is not theirs, with its path, and gets back', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, '/account', 'Well Owner');
  await page.goto(METERS);
  await page.getByRole('heading', { name: 'Unauthorized' }).waitFor();
  await page.getByText(METERS).first().waitFor();
  await page.getByText('You do not have permission to access this resource.').waitFor();
  await page.getByRole('button', { name: 'Back to Previous Page' }).click();
  await page.waitForURL('**/account');
});

it('an address that does not exist answers with the 404 page and the way home', async () => {
  const page = await openPage(browser);
  await page.goto('/no/such/page');
  await page.getByRole('heading', { name: '404' }).waitFor();
  await page.getByText('Page not found.').waitFor();
  await page.getByText('The page you are looking for might have been removed.').waitFor();
  await page.getByRole('link', { name: 'Return to home page' }).click();
  await page.waitForURL(`${inject('origin')}/`);
});

it('the server knows the addresses of screens, and answers programs what they ask for', async () => {
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`${inject('origin')}${path}`, { method });
    await answer.arrayBuffer();
    return [answer.status, answer.headers.get('content-type')?.split(';')[0]];
  };
  const screens = (await (await fetch(`${inject('origin')}/screens.json`)).json()) as {
    path: string;
    pageOf?: string;
  }[];
  expect(screens).toContainEqual({ path: '/account/profile' });
  const [shown, leftOut] = [/\/\{\w+\}/, /\/\{\w+\?\}/g];
  for (const method of ['GET', 'HEAD']) {
    for (const { path, pageOf } of screens) {
      // There is no such record for a stranger.
      const status = pageOf !== undefined && shown.test(path) ? 404 : 200;
      const address = path.replaceAll(leftOut, '').replaceAll(/\{\w+\}/g, '1');
      expect([path, ...(await ask(address, method))]).toEqual([path, status, 'text/html']);
    }
    for (const path of ['/no/such/page', '/mapp', '/wp-login.php'])
      expect(await ask(path, method)).toEqual([404, 'text/html']);
    expect(await ask('/robots.txt', method)).toEqual([200, 'text/plain']);
    expect(await ask('/.well-known/security.txt', method)).toEqual([200, 'text/plain']);
    expect((await ask('/favicon.ico', method))[1]).toMatch(/^image\//);
  }
});

it('signing out ends the session: the staff page asks to sign in again', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, METERS, 'Administrator');
  await signOut(page);
  await page.goto(METERS);
  await page.getByRole('button', { name: 'Administrator' }).waitFor();
});

it('signing out gets through when the sign-in service stumbles once', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, METERS, 'Administrator');
  let stumbled = false;
  await page.route('**/oidc/.well-known/openid-configuration', async (route) => {
    if (stumbled) return route.continue();
    stumbled = true;
    return route.fulfill({ status: 503, body: 'busy' });
  });
  await signOut(page);
  expect(stumbled).toBe(true);
  await page.goto(METERS);
  await page.getByRole('button', { name: 'Administrator' }).waitFor();
});

it('the API answers strangers with 401, the wrong role with 403 and nothing with 404, in words', async () => {
  const problem = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${inject('origin')}${path}`, init);
    return [response.status, ((await response.json()) as { detail: string }).detail];
  };
  expect(await problem('/api/list-meters/1')).toEqual([401, 'Sign in to continue.']);
  expect(await problem('/api/nothing')).toEqual([404, 'There is no such address.']);
  expect(await problem('/api/list-meters/1', { headers: { authorization: 'Bearer no.good.token' } })).toEqual([
    401,
    'The access token is not valid. Sign in again.',
  ]);
});

/** The pages that signing out leads through replace each other before they are loaded. */
async function signOut(page: Page) {
  await page.goto('/auth/logout', { waitUntil: 'commit' });
  await expect.poll(() => new URL(page.url()).pathname, polls).toBe('/');
  await page.waitForLoadState();
}
