import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveMail, type MailServer } from '../api/test/support/serve-mail.ts';
import { violations } from './support/axe.ts';
import { launch, newPage, openSignedIn } from './support/browser.ts';
import { serveProduct, type ServedProduct } from './support/serve-product.ts';

let browser: Browser;
let mail: MailServer;
let product: ServedProduct;
beforeAll(async () => {
  browser = await launch();
  mail = await serveMail();
  product = await serveProduct({ settings: { SMTP_URL: mail.url, MAIL_FROM: 'notices@district.example' } });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await mail.close();
});

const phone = () => newPage(browser, { baseURL: product.origin, viewport: { width: 390, height: 844 } });
/** The address in the latest of so many messages, and what it said. */
async function latest(count: number, act: 'confirm' | 'end') {
  await expect.poll(() => mail.taken.length, { timeout: 60_000 }).toBe(count);
  const { subject, text = '' } = mail.taken.at(-1)!;
  return { subject, text, address: new RegExp(`http\\S+/alerts/\\S+/${act}`).exec(text)![0] };
}
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

it('somebody without an account asks for alerts, confirms, is told of a stage, and leaves', async () => {
  const page = await phone();
  await page.goto('/today');
  await page.getByRole('link', { name: 'Get alerts' }).click();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('ann@example.org');
  await press(page, 'Send me alerts');
  await page.getByText('Check your e-mail').waitFor();
  const asking = await latest(1, 'confirm');
  await page.goto(asking.address);
  await press(page, 'Confirm');
  await page.getByRole('heading', { name: 'Your alerts are on' }).waitFor();

  const staff = await newPage(browser, { baseURL: product.origin });
  await openSignedIn(staff, '/drought-management/drought-stage', 'Administrator');
  await staff.getByRole('combobox', { name: 'Drought Stage' }).click();
  await staff.getByRole('option', { name: 'Stage 4 Exceptional' }).click();
  await press(staff, 'Preview effects');
  await press(staff, 'Declare Stage 4 Exceptional');
  await press(staff, 'Declare this stage');
  const told = await latest(2, 'end');
  expect(told.subject).toContain('Stage 4 Exceptional');
  await page.goto('/alerts');
  await page.getByText(/Stage 4 Exceptional (from|since)/).waitFor();
  expect(await violations(page)).toEqual([]);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);

  await page.goto(told.address);
  await press(page, 'End alerts');
  await page.getByRole('heading', { name: 'Your alerts were ended' }).waitFor();
});
