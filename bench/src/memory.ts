import { readFileSync } from 'node:fs';
import { chromium, type CDPSession, type Page } from 'playwright-core';
import { openMap, software } from './frames.ts';

export interface TabMemory {
  /** Memory of the tab's process in MB, without the program's own code, which all tabs share. */
  openedMb: number;
  highestMb: number;
  /** Of that the script's own objects after the tour, once what is unused was collected. */
  scriptMb: number;
}

const VIEWS = 24;
const PAUSE_MS = 1500;

/** What the tab of the public map holds when it was opened, and at most on a tour of near and far views under filters. */
export async function measureTabMemory(origin: string, executablePath: string): Promise<TabMemory> {
  const browser = await chromium.launch({ executablePath, args: software });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const processes = await browser.newBrowserCDPSession();
    await openMap(page, origin);
    const openedMb = await tabMb(processes);
    let highestMb = openedMb;
    for (let view = 0; view < VIEWS; view++) {
      await move(page, view);
      highestMb = Math.max(highestMb, await tabMb(processes));
    }
    return { openedMb, highestMb, scriptMb: await scriptMb(page) };
  } finally {
    await browser.close();
  }
}

/** Six steps in, six out, always a little aside; every fourth view has another filter. */
async function move(page: Page, view: number) {
  await page.mouse.move(560 + 40 * (view % 5), 330 + 30 * (view % 3));
  await page.mouse.wheel(0, view % 12 < 6 ? -400 : 400);
  await page.waitForTimeout(PAUSE_MS);
  await page.mouse.down();
  await page.mouse.move(760 - 90 * (view % 4), 420, { steps: 6 });
  await page.mouse.up();
  if (view % 4 === 3) await page.getByRole('button', { name: 'Is Active' }).click();
  await page.waitForTimeout(PAUSE_MS);
}

/** The largest page there is: Chromium keeps an empty one in reserve. */
async function tabMb(processes: CDPSession): Promise<number> {
  const { processInfo } = await processes.send('SystemInfo.getProcessInfo');
  return Math.max(...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMb(id)));
}

/** Linux tells it by process. */
const residentMb = (process: number) =>
  Number(/RssAnon:\s+(\d+) kB/.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1]) / 1024;

async function scriptMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}
