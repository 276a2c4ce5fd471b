import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { launch, openPage, openSignedIn } from './support/browser.ts';
import { writeFilmOfCode } from './support/film.ts';

/** A browser before whose camera the tag of a well is held. */
async function launchBeforeTag(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'artesian-tag-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const film = join(folder, 'tag.y4m');
  writeFilmOfCode(film, text);
  const browser = await launch([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);
  onTestFinished(() => browser.close());
  return openPage(browser, { viewport: { width: 390, height: 844 }, permissions: ['camera'] });
}

const wells = async () => (await (await fetch(`${inject('origin')}/api/ui-map-wells`)).json()) as { well_id: string }[];

it('finds a well by the camera, from the code on its tag', async () => {
  const { well_id: wellId } = (await wells())[3]!;
  const page = await launchBeforeTag(`${inject('origin')}/field-services/well-actions/${encodeURIComponent(wellId)}`);
  await openSignedIn(page, '/field-services/select-well', 'Administrator');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Scan a tag' }).click();
  await page.getByRole('link', { name: `Select ${wellId}`, exact: true }).click();
  await page.waitForURL(`**/field-services/well-actions/${encodeURIComponent(wellId)}`);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('says so when the code is that of no well', async () => {
  const page = await launchBeforeTag('a parcel');
  await openSignedIn(page, '/field-services/select-well', 'Administrator');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Scan a tag' }).click();
  await page.getByText('“a parcel” is not a well on this device.').waitFor();
});
