import { chromium, type CDPSession, type Page } from 'playwright-core';

export interface Frames {
  name: string;
  perSecond: number;
  /** Between two frames. */
  p50Ms: number;
  p95Ms: number;
  longestMs: number;
  /** How much of the time the page's own thread works; the rest waits for the drawing. */
  threadBusy: number;
}

/** Pictures are drawn by the processor: what a machine without a graphics card does, and CI. */
export const software = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

const CHANGES = 16;
const PAUSE_MS = 300;

/** How evenly the public map draws: at rest, while a filter changes three times a second, and while it is dragged. */
export async function measureFrames(origin: string, executablePath: string): Promise<Frames[]> {
  const browser = await chromium.launch({ executablePath, args: software });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await openMap(page, origin);
    const filter = page.getByRole('button', { name: 'Is Active' });
    return [
      await record(page, 'At rest', () => page.waitForTimeout(CHANGES * PAUSE_MS)),
      await record(page, 'A filter changes three times a second', async () => {
        for (let change = 0; change < CHANGES; change++) {
          await filter.click();
          await page.waitForTimeout(PAUSE_MS);
        }
      }),
      await record(page, 'The map is dragged', () => drag(page)),
    ];
  } finally {
    await browser.close();
  }
}

/** The public map at rest, without its disclaimer. */
export async function openMap(page: Page, origin: string) {
  await page.goto(`${origin}/map`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByText(/wells in view/).waitFor();
  // Tiles, symbols and labels arrive after the count; a map at rest is the start of every recording.
  await page.waitForTimeout(8000);
}

async function drag(page: Page) {
  await page.mouse.move(640, 400);
  await page.mouse.down();
  for (let step = 1; step <= CHANGES * 6; step++) {
    await page.mouse.move(640 + 150 * Math.sin(step / 8), 400 + 100 * Math.cos(step / 8));
    await page.waitForTimeout(PAUSE_MS / 6);
  }
  await page.mouse.up();
}

/** As text, because it runs in the page and not here. */
const noteFrames = `{
  const times = (window.frameTimes = []);
  const note = (now) => {
    times.push(now);
    if (times === window.frameTimes) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}`;

/** The time between the frames of the page while `act` runs. */
export async function record(page: Page, name: string, act: () => Promise<unknown>): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await timesOf(session);
  await page.evaluate(noteFrames);
  await act();
  const after = await timesOf(session);
  const times = await page.evaluate<number[]>('window.frameTimes');
  const between = times.slice(1).map((time, index) => time - times[index]!);
  const sorted = between.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!;
  return {
    name,
    perSecond: (1000 * between.length) / (times.at(-1)! - times[0]!),
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    longestMs: at(1),
    threadBusy: (after.busy - before.busy) / (after.now - before.now),
  };
}

async function timesOf(session: CDPSession): Promise<{ now: number; busy: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { now: metric('Timestamp'), busy: metric('TaskDuration') };
}
