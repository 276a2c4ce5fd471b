import { expect } from 'vitest';

/** Until another second has begun: a session that is ended is so up to the second in which that was done. */
export async function nextSecond() {
  const second = () => Math.floor(Date.now() / 1000);
  const now = second();
  await expect.poll(second, { interval: 20 }).toBeGreaterThan(now);
}
