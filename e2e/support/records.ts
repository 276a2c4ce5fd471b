import type { Page } from 'playwright-core';

/** Opens the first record of the list that is shown and deletes it, as far as the form asks by itself. */
export async function deleteRecord(page: Page, name: RegExp): Promise<void> {
  await page
    .getByRole('link', { name })
    .or(page.getByRole('button', { name: /^Edit/ }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
}
