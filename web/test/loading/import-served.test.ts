import { expect, it } from 'vitest';
import { importServed, readAfter } from '../../src/loading/import-served.ts';

it('scripts that are asked for while texts are on their way are read after them, and what brings the texts is not', async () => {
  const read: string[] = [];
  let bringTexts = () => {};
  const texts = importServed(
    () =>
      new Promise<void>((resolve) => {
        bringTexts = () => {
          read.push('texts');
          resolve();
        };
      }),
  );
  readAfter(texts);
  const screen = importServed(async () => read.push('screen'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(read).toEqual([]);
  bringTexts();
  await screen;
  expect(read).toEqual(['texts', 'screen']);
});
