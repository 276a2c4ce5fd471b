import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { launch, openPage, openSignedIn } from './support/browser.ts';
import { deleteRecord } from './support/records.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const READINGS = '/drought-management/indicator-readings';
const DAYS = '/drought-management/evaluated-days';
const SOON = { timeout: 60_000 };

it('enters a reading that today is evaluated with, replays the past under another trigger, and takes it back', async () => {
  const page = await openPage(browser);
  const latestDay = async () => {
    await page.goto(DAYS);
    return (
      (await page
        .getByRole('row', { name: /\d\d\/\d\d\/\d{4}/ })
        .first()
        .textContent()) ?? ''
    );
  };
  await openSignedIn(page, DAYS, 'Administrator');
  const before = await latestDay();
  const [day] = /^\d\d\/\d\d\/\d{4}/.exec(before.trim())!;
  expect(await violations(page)).toEqual([]);

  await page.goto(READINGS);
  await page.getByRole('button', { name: 'Add Reading' }).first().click();
  await page.getByRole('combobox', { name: 'Indicator' }).click();
  await page.getByRole('option', { name: 'Spring Flow', exact: true }).click();
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill(day);
  await page.getByRole('textbox', { name: 'Reading', exact: true }).fill('999');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('row', { name: /Spring Flow \(cfs\).*999/ }).waitFor();
  await expect.poll(latestDay, SOON).not.toBe(before);

  await page.goto('/drought-management/replay');
  await page.getByText(/^All .* days would have been as they were evaluated\.$/).waitFor();
  const first = page.getByRole('group', { name: 'Trigger 1', exact: true });
  await first.getByRole('textbox', { name: 'Threshold (cfs)' }).fill('1000');
  await page.getByText(/ would have had another stage\. .*Stage 2 Alarm: /).waitFor();
  expect(new URL(page.url()).searchParams.get('triggers')).toContain('~1000_');
  expect(await violations(page)).toEqual([]);

  await page.goto(READINGS);
  await deleteRecord(page, /Spring Flow/);
  await expect.poll(latestDay, SOON).toBe(before);
});
