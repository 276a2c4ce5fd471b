import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints, views } from '../src/endpoints.ts';

const source = new URL('../src/', import.meta.url);
/** `calls.ts` makes calls of registers, views and lookups. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && file !== 'calls.ts',
);

describe('the endpoints of the product', () => {
  it.each(files)('have all that %s exports', async (file) => {
    const exported: unknown[] = Object.values((await import(new URL(file, source).href)) as object);
    const declared = exported.flat().filter((one) => hasAll(one, ['path', 'summary', 'access']));
    // A register has its own list, whose calls have their path from it.
    const alone = declared.filter((one) => !hasAll(one, ['table']));
    const known: ReadonlySet<unknown> = new Set([...endpoints, ...views]);
    expect(alone.filter((one) => !known.has(one))).toEqual([]);
  });
});

const hasAll = (one: unknown, names: readonly string[]) =>
  typeof one === 'object' && one !== null && names.every((name) => name in one);
