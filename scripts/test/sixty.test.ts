import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checks } from '../sixty/checks.mjs';

it('the sixty checks are sixty, each of tests that there are', () => {
  expect(Object.keys(checks)).toHaveLength(60);
  expect(Object.values(checks).filter(({ tests }) => tests.length === 0)).toEqual([]);
  const missing = Object.values(checks)
    .flatMap(({ tests }) => tests)
    .filter((test) => {
      const [file, title] = test.split(' > ') as [string, string?];
      return !existsSync(file) || (title !== undefined && !readFileSync(file, 'utf8').includes(title));
    });
  expect(missing).toEqual([]);
});
