import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { nextSecond } from '../../api/test/support/next-second.ts';
import { newPage } from './browser.ts';
import { root, serveProduct, type ServedProduct } from './serve-product.ts';

const EMAIL = 'ada@clear-creek.example';
const PASSWORD = 'seven limestone herons';

export interface EmptyDistrict {
  product: ServedProduct;
  /** Chooses the password of the first account, a Developer, and signs in with it. */
  arrive: () => Promise<Page>;
  /** Months go by: the product is ended, started again at that moment, and signed in to. */
  comeBack: (later: string) => Promise<Page>;
}

/** The product with a first account and nothing else in its folder, and a clock that shows `moment`, or the real time. */
export async function serveEmptyDistrict(browser: Browser, moment?: string): Promise<EmptyDistrict> {
  let link = '';
  const product = await serveProduct({
    settings: { DEMONSTRATION: 'false' },
    ...(moment !== undefined && { moment }),
    before: async (env) => {
      const args = ['--import', 'tsx', 'api/src/users/command.ts', EMAIL, '--name', 'Ada Adams', '--role', 'Developer'];
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
      link = /http\S+/.exec(stdout)![0];
    },
  });
  const signIn = async (page: Page) => {
    await page.goto('/dashboard');
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.locator('input:visible').first().fill(EMAIL);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    return page;
  };
  const open = async () => {
    const page = await newPage(browser, { baseURL: product.origin });
    if (moment !== undefined) await page.addInitScript(product.clock());
    return page;
  };
  const arrive = async () => {
    const page = await open();
    await page.goto(link);
    for (const input of await page.locator('input[type=password]').all()) await input.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForLoadState('networkidle');
    // A new password ends all sessions up to the second in which it was chosen.
    await nextSecond();
    return signIn(page);
  };
  const comeBack = async (later: string) => {
    await product.continueAt(later);
    return signIn(await open());
  };
  return { product, arrive, comeBack };
}

export const chooseFile = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** Imports the file that is asked for. */
export async function bringIn(page: Page, name: string, rows: readonly string[]) {
  await chooseFile(page, name, rows.join('\n'));
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: /^Import \d/ }).click();
  await page.getByText(/^Imported: /).waitFor();
}
