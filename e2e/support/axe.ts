import axe, { type Result, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2, levels A and AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What is asked of public pages besides: landmarks and headings by which to find one's way. */
export const ofPublicPages = [...wcag, 'best-practice'];

/** What axe finds on the page as it stands, against WCAG 2.2 AA unless told otherwise; empty when it objects to nothing. */
export async function violations(page: Page, runOnly: RunOptions['runOnly'] = wcag): Promise<string[]> {
  await endFading(page);
  await page.evaluate(axe.source);
  const options = { runOnly, rules: { 'label-content-name-mismatch': { enabled: true } } };
  const found = await page.evaluate<Result[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/**
 * The same, and the contrast in the dark theme: the two differ in nothing but their colors. The theme must follow the system's. What is
 * found is looked at again: on a busy machine a page may still be on its way, and a button half under a bar is whole a little further on.
 */
export async function violationsInBothThemes(page: Page, tags = wcag): Promise<string[]> {
  let found = await violationsAsItStands(page, tags);
  for (let again = 0; again < 4 && found.length > 0; again += 1) {
    await page.evaluate(async () => {
      window.scrollBy(0, 200);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    });
    found = await violationsAsItStands(page, tags);
  }
  return found;
}

async function violationsAsItStands(page: Page, tags: string[]): Promise<string[]> {
  await turnTo(page, 'light');
  const light = await violations(page, { type: 'tag', values: tags });
  await turnTo(page, 'dark');
  const dark = await violations(page, { type: 'rule', values: ['color-contrast'] });
  return [...light, ...dark.map((found) => `in dark, ${found}`)];
}

/** What is half faded in has a contrast that nobody reads it with. */
async function endFading(page: Page) {
  await page.addStyleTag({ content: '* { transition: none !important }' });
  await page.evaluate(async () => {
    // What was just put on the page begins to fade in with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    for (const animation of document.getAnimations()) {
      // One that goes round for ever has no end, and nothing to read in it.
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

/** What axe finds of letters against 7 to 1, the enhanced contrast of WCAG, in both themes with stronger colors. */
export async function violationsInHighContrast(page: Page): Promise<string[]> {
  await page.emulateMedia({ contrast: 'more' });
  const found = [];
  for (const scheme of ['light', 'dark'] as const) {
    await turnTo(page, scheme);
    const objections = await violations(page, { type: 'rule', values: ['color-contrast-enhanced'] });
    found.push(...objections.map((objection) => `in ${scheme}, high contrast, ${objection}`));
  }
  await page.emulateMedia({ contrast: 'no-preference' });
  return found;
}

async function turnTo(page: Page, scheme: 'light' | 'dark') {
  const turned = page.locator(`html[data-${scheme}]`);
  // A page that is busy may miss that it was asked: it is asked again, once the other was.
  for (let asked = 0; asked < 3; asked += 1) {
    await page.emulateMedia({ colorScheme: scheme });
    if (await turned.waitFor({ state: 'attached', timeout: 10_000 }).then(isDone, isNotDone)) return;
    await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' });
  }
  await page.emulateMedia({ colorScheme: scheme });
  await turned.waitFor({ state: 'attached' });
}

const isDone = () => true;
const isNotDone = () => false;
