import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openPage, openSignedIn } from './support/browser.ts';

const WELLS = '/data-management/wells/wells-management';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** In a field that offers a list, the first that the text finds is taken. */
async function fillAndSave(page: Page, title: string, label: string, text: string) {
  const form = part(page, title);
  const field = form.getByLabel(label, { exact: true });
  await field.fill(text);
  if ((await field.getAttribute('role')) === 'combobox') {
    const option = page.getByRole('option', { name: text }).first();
    await option.click();
    await option.waitFor({ state: 'hidden' });
  }
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  // On the embedded database a save takes turns with the work that the saves before it began.
  await form.getByText('No changes yet').waitFor({ timeout: 90_000 });
}

/** Whether neither covers any part of the other. */
async function lieApart(one: Locator, other: Locator) {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  const areBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return areBeside || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

/** Whether a message lies over the middle of the button at any moment until no message is left. */
const isEverCovered = (button: Locator) =>
  button.evaluate(
    (element) =>
      new Promise<boolean>((resolve) => {
        const look = () => {
          if (!document.querySelector('[data-sonner-toast]')) return resolve(false);
          const { left, top, width, height } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          if (hit?.closest('[data-sonner-toast]')) return resolve(true);
          requestAnimationFrame(look);
        };
        look();
      }),
  );

/** Fills a new row of a small table from its first cell on, as the keyboard goes; a list offers what the letters begin. */
async function addRow(page: Page, title: string, { button, cells }: { button: string; cells: readonly string[] }) {
  const rows = part(page, title);
  await rows.getByRole('button', { name: button }).click();
  for (const cell of cells) {
    await page.keyboard.type(cell);
    await page.keyboard.press('Tab');
  }
  await rows.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByText('New entry was saved to the database').last().waitFor();
}

/** Chooses who it is for a kind of contact, by the keyboard. */
async function nameContact(page: Page, kind: string, name: string) {
  const contacts = part(page, 'Edit Owner Info');
  await contacts.getByRole('gridcell', { name: new RegExp(`^Contact, row ${kind}`) }).dblclick();
  await page.keyboard.type(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
  await contacts.getByRole('button', { name: /^Save/ }).first().click();
  await contacts.getByRole('gridcell', { name: `Nothing to save: row ${kind}` }).waitFor();
}

/** One point of gray. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function attach(page: Page, file: { name: string; mimeType: string; buffer: Buffer }, isPhoto: boolean) {
  const files = part(page, 'Attached Documents and Photos');
  if (isPhoto) await files.getByLabel('In Photo Gallery').check();
  await files.locator('input[type=file]').setInputFiles(file);
  await files.getByLabel(/^Tag/).click();
  await page.getByRole('option', { name: isPhoto ? 'Well Head' : "Driller's Log" }).click();
  await files.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('1 file(s) uploaded successfully').last().waitFor();
  await files.getByRole('button', { name: `Download ${file.name}` }).waitFor();
}

it('registers a well from nothing to its place on the public map, and loses nothing on the way', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, WELLS, 'Administrator');
  await page.getByRole('button', { name: 'Register Well' }).click();
  await page.getByRole('heading', { name: 'Creating New Well' }).waitFor();
  const basic = part(page, 'Basic Well Information');
  const latitude = basic.getByLabel(/^Latitude/);
  await basic.getByLabel('Well Name', { exact: true }).fill('Journey Well');
  await latitude.fill('95');
  await basic.getByLabel(/^Longitude/).fill('-97.85');
  await basic.getByLabel(/^Primary Well Use/).fill('Domes');
  await page.getByRole('option', { name: 'Domestic' }).click();
  await basic.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByText('There is a problem').waitFor();
  await basic.getByText('Invalid coordinate').first().waitFor();
  expect(await basic.getByLabel('Well Name', { exact: true }).inputValue()).toBe('Journey Well');
  expect(await latitude.inputValue()).toBe('95');

  // The map is at home: in the middle of the district.
  const map = basic.getByRole('region', { name: 'Location', exact: true });
  await map.scrollIntoViewIfNeeded();
  await map.locator('canvas.maplibregl-canvas').click({ position: { x: 300, y: 160 } });
  await expect.poll(() => latitude.inputValue()).toMatch(/^\d\d\.\d{5}$/);
  await map.getByText('Red marker:').waitFor();
  await basic.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByText('New entry was saved to the database').waitFor();
  await page.getByRole('heading', { name: 'Editing Existing Well' }).waitFor();

  await fillAndSave(page, 'Additional Location Details', 'Directions to Well', 'Past the mill');
  await fillAndSave(page, 'Well Details', 'Well Report Tracking Number', '57389');
  await fillAndSave(page, 'Hydrogeology', 'Production Zone', 'Upper Trinity');
  await fillAndSave(page, 'Well Construction Basic Info', 'Well Depth', '410');
  await addRow(page, 'Geological Contacts', {
    button: 'Add a geological contact',
    cells: ['Georgetown', '0', '40'],
  });
  await addRow(page, 'Well Construction Details', { button: 'Add a component', cells: ['Casing', '0', '60'] });
  await nameContact(page, 'Owner', 'Headwater');
  await attach(page, { name: 'head.png', mimeType: 'image/png', buffer: photo }, true);
  await attach(page, { name: 'log.txt', mimeType: 'text/plain', buffer: Buffer.from('Clay to 40 ft.') }, false);

  await basic.getByLabel('Published', { exact: true }).check();
  await basic.getByRole('button', { name: 'Save', exact: true }).click();
  await basic.getByText('No changes yet').waitFor();
  const id = await basic.getByLabel('District Well Id').inputValue();
  const visitor = await openPage(browser);
  await visitor.goto(`/wells/${id}`);
  await visitor.getByRole('heading', { name: `${id} · Journey Well` }).waitFor();
  await visitor.getByRole('link', { name: /log/ }).first().waitFor();
});

/** From the dashboard through the sidebar to the wells, and there to the first of them. */
async function openFirstWell(page: Page) {
  await openSignedIn(page, '/dashboard', 'Administrator');
  const menu = page.getByRole('navigation', { name: /main|menu/i });
  await menu.getByRole('button', { name: 'Data Management' }).click();
  await menu.getByRole('link', { name: 'Wells Management' }).click();
  await page.getByRole('heading', { name: 'Wells Management' }).waitFor();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Editing Existing Well' }).waitFor();
  const basic = part(page, 'Basic Well Information');
  return {
    input: (label: string) => basic.getByLabel(label, { exact: true }),
    save: () => basic.getByRole('button', { name: 'Save', exact: true }).click(),
  };
}

it('edits a well while a second editor does, and neither loses anything', async () => {
  const [here, there] = [await openPage(browser), await openPage(browser)];
  const mine = await openFirstWell(here);
  const theirs = await openFirstWell(there);
  await theirs.input('Well Name').fill('Their name');
  await theirs.input('Elevation Source').fill('Their survey');
  await theirs.save();
  await there.getByText('New data was updated to the database').waitFor();

  await mine.input('Well Name').fill('My name');
  await mine.input('City').fill('Kyle');
  await mine.save();
  const dialog = here.getByRole('dialog');
  await dialog.getByText(/Someone else saved this well first/).waitFor();
  await dialog.getByLabel(/Mine: My name/).check();
  await dialog.getByRole('button', { name: 'Save my choices' }).click();
  await here.getByText('New data was updated to the database').waitFor();

  await here.reload();
  await here.getByRole('heading', { name: 'Editing Existing Well' }).waitFor();
  expect(await mine.input('Well Name').inputValue()).toBe('My name');
  expect(await mine.input('City').inputValue()).toBe('Kyle');
  expect(await mine.input('Elevation Source').inputValue()).toBe('Their survey');
});

it('corrects a well, and brings an earlier version back from its history', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, `${WELLS}/7`, 'Administrator');
  const basic = part(page, 'Basic Well Information');
  const name = basic.getByLabel('Well Name', { exact: true });
  await fillAndSave(page, 'Basic Well Information', 'Well Name', 'Once corrected');
  const message = page.locator('[data-sonner-toast]').last();
  const save = basic.getByRole('button', { name: 'Save', exact: true });
  await expect.poll(() => lieApart(message, save)).toBe(true);
  expect(await isEverCovered(save)).toBe(false);
  await fillAndSave(page, 'Basic Well Information', 'Well Name', 'Corrected twice');
  await basic.getByRole('button', { name: /history/i }).click();
  await basic.getByText('Ada Administrator').first().waitFor();
  await basic.getByRole('button', { name: /^Restore this version/ }).click();
  await expect.poll(() => name.inputValue()).toBe('Once corrected');
  await page.reload();
  await expect.poll(() => name.inputValue()).toBe('Once corrected');
});

it('merges two wells and takes it back', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, '/data-management/wells/merge?keep=8&drop=9', 'Administrator');
  await page.getByRole('region', { name: 'Field by field' }).waitFor();
  const dropped = (await page.getByRole('button', { name: /^Keep .* instead$/ }).textContent())!.slice(5, -8);
  await page.getByRole('button', { name: /^Merge .* into/ }).click();
  await page
    .getByText(/ was merged into /)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/is a separate well again/).waitFor();
  await page.goto(`${WELLS}/9`);
  await page.getByRole('heading', { name: 'Basic Well Information' }).waitFor();
  await page.getByText(dropped).first().waitFor();
  expect(await page.getByText(/was merged into/).count()).toBe(0);
});
