import type { Locator, Page } from 'playwright-core';

// What a person does in a form: of a page, or of a part of it.

const pageOf = (of: Page | Locator): Page => ('goto' in of ? of : of.page());
const named = (label: string) => new RegExp(`^${label}(\\s*\\*)?$`);

/** The first one: a list that is still empty offers its button twice. */
export const press = (of: Page | Locator, name: string | RegExp) =>
  of
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

export const field = (of: Page | Locator, label: string) =>
  of.getByLabel(named(label)).and(pageOf(of).locator('input'));

export const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** Chooses one of many by typing. */
export async function choose(of: Page | Locator, label: string, option: string) {
  await of.getByRole('combobox', { name: named(label) }).fill(option);
  await pageOf(of)
    .getByRole('option', { name: new RegExp(`^${option}\\b`) })
    .first()
    .click();
}

/** Chooses one of a few that are all shown. */
export async function select(of: Page | Locator, label: string, option: string) {
  await of.getByRole('combobox', { name: named(label) }).click();
  await pageOf(of).getByRole('option', { name: option, exact: true }).click();
}
